import type { Command } from 'commander'
import {
  checkConfiguration,
  resetConfiguration,
  setConfiguration,
  showConfiguration,
} from '../configuration/configuration.ts'
import type { Runner } from '../Runner.ts'

/** `configuration voir | definir | reinitialiser | verifier`. */
export const configurationCommands = (root: Command, { withServices }: Runner): void => {
  const configuration = root
    .command('configuration')
    .description('adresses et règles que le portail lit en marche')
  configuration
    .command('voir')
    .description('dit chaque valeur, et d’où elle vient')
    .action(() => withServices(({ services, output }) => showConfiguration(services, output)))
  configuration
    .command('definir')
    .description('change une valeur ; une adresse doit d’abord répondre')
    .argument('<cle>', 'par exemple urlMesap')
    .argument('<valeur>', 'sa nouvelle valeur')
    .action((cle: string, valeur: string) =>
      withServices(({ services, output }) => setConfiguration(services, { cle, valeur }, output)),
    )
  configuration
    .command('reinitialiser')
    .description('remet une valeur, ou toutes, à celle par défaut')
    .argument('[cle]', 'toutes sans elle')
    .action((cle: string | undefined) =>
      withServices(({ services, output }) => resetConfiguration(services, { cle }, output)),
    )
  configuration
    .command('verifier')
    .description('interroge les adresses réglées ; échoue si l’une ne répond pas')
    .action(() => withServices(({ services, output }) => checkConfiguration(services, output)))
}
