import type { Command } from 'commander'
import { etatsDossier } from '#rules/demande/etats.ts'
import { advance, listDossiers, type Advance } from '../retraite/dossiers.ts'
import type { Runner } from '../Runner.ts'

/** `dossiers lister | avancer`. */
export const dossiersCommands = (root: Command, { withServices }: Runner): void => {
  const dossiers = root.command('dossiers').description('demandes de retraite et de retraite progressive')
  dossiers
    .command('lister')
    .description('liste les dossiers, celui qui n’a pas avancé depuis le plus longtemps en premier')
    .action(() => withServices(({ services, output }) => listDossiers(services, output)))
  dossiers
    .command('avancer')
    .description('fait passer un dossier à un autre état ; la personne en est prévenue')
    .argument('<numero>', 'numéro du dossier')
    .requiredOption('--etat <etat>', etatsDossier.join(', '))
    .option('--motif <texte>', 'pièce demandée, ou cause de l’annulation')
    .option(
      '--document <fichier.pdf>',
      'document que la personne trouvera dans son suivi ; un titre, aussi avec ses documents de pension',
    )
    .option('--titre <texte>', 'titre de ce document')
    .action((numero: string, options: Omit<Advance, 'numero'>) =>
      withServices(({ services, output }) => advance(services, { ...options, numero }, output)),
    )
}
