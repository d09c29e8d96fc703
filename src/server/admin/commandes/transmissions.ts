import type { Command } from 'commander'
import type { Runner } from '../Runner.ts'
import { listTransmissions, retryTransmissions, showKey } from '../retraite/transmissions.ts'

/** `transmissions lister | relancer | cle`. */
export const transmissionsCommands = (root: Command, { withServices }: Runner): void => {
  const transmissions = root
    .command('transmissions')
    .description('envoi des demandes de retraite au système de gestion')
  transmissions
    .command('lister')
    .description('liste ce qui n’est pas encore parti, le plus ancien en premier')
    .action(() => withServices(({ services, output }) => listTransmissions(services, output)))
  transmissions
    .command('relancer')
    .description('envoie de nouveau, sans attendre, ce qui n’est pas parti d’un dossier')
    .argument('<numero>', 'numéro du dossier')
    .action((numero: string) =>
      withServices(({ services, output }) => retryTransmissions(services, numero, output)),
    )
  transmissions
    .command('cle')
    .description('affiche la clé publique (JWK) qui vérifie la signature des demandes')
    .action(() => withServices(({ services, output }) => showKey(services, output)))
}
