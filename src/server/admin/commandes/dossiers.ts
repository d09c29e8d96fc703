import type { Command } from 'commander'
import { usagesPiece } from '#contract/kit/piece.ts'
import { etatsDossier } from '#rules/demande/etats.ts'
import { advance, auteursCommande, listDossiers, type Advance } from '../retraite/dossiers.ts'
import type { Runner } from '../Runner.ts'
import { listQuarantine, refusePieces, releasePieces } from '../retraite/quarantine.ts'
import { listTransmissions, retryTransmissions, showKey } from '../retraite/transmissions.ts'

/** `dossiers lister | avancer`. */
export const dossiersCommands = (root: Command, { withServices }: Runner): void => {
  const dossiers = root.command('dossiers').description('demandes de retraite et de retraite progressive')
  dossiers
    .command('lister')
    .description('liste les dossiers en cours, celui qui n’a pas avancé depuis le plus longtemps en premier')
    .option('--clos', 'avec ceux qui sont terminés')
    .action(({ clos = false }: { clos?: boolean }) =>
      withServices(({ services, output }) => listDossiers(services, { clos }, output)),
    )
  dossiers
    .command('avancer')
    .description('fait passer un dossier à un autre état ; la personne en est prévenue')
    .argument('<numero>', 'numéro du dossier')
    .requiredOption('--etat <etat>', etatsDossier.join(', '))
    .option('--motif <texte>', 'pièce demandée, ou cause de l’annulation')
    .option('--auteur <auteur>', `qui annule, à défaut le service : ${auteursCommande.join(', ')}`)
    .option(
      '--piece <genre>',
      `genre de la pièce demandée, dont dépendent ses formats : ${usagesPiece.join(' (relevé d’identité bancaire), ')}`,
    )
    .option(
      '--document <fichier.pdf>',
      'document que la personne trouvera dans son suivi ; un titre, aussi avec ses documents de pension',
    )
    .option('--titre <texte>', 'titre de ce document')
    .action((numero: string, options: Omit<Advance, 'numero'>) =>
      withServices(({ services, output }) => advance(services, { ...options, numero }, output)),
    )
}

/** `pieces quarantaine | liberer | refuser`. */
export const piecesCommands = (root: Command, { withServices }: Runner): void => {
  const pieces = root.command('pieces').description('fichiers joints aux demandes de retraite')
  pieces
    .command('quarantaine')
    .description('liste les fichiers qu’aucun antivirus n’a examinés : ils ne partent pas')
    .action(() => withServices(({ services, output }) => listQuarantine(services, output)))
  pieces
    .command('liberer')
    .description('laisse partir des fichiers de la quarantaine')
    .argument('<pieces...>', 'identifiants des fichiers')
    .action((ids: string[]) => withServices(({ services, output }) => releasePieces(services, ids, output)))
  pieces
    .command('refuser')
    .description('supprime des fichiers de la quarantaine ; la personne en est prévenue')
    .argument('<pieces...>', 'identifiants des fichiers')
    .action((ids: string[]) => withServices(({ services, output }) => refusePieces(services, ids, output)))
}

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
    .description(
      'envoie de nouveau, sans attendre, ce qui n’est pas parti d’un dossier, ou tout ce qui est abandonné',
    )
    .argument('[numero]', 'numéro du dossier ; sans lui, ce qui est abandonné')
    .action((numero: string | undefined) =>
      withServices(({ services, output }) => retryTransmissions(services, numero, output)),
    )
  transmissions
    .command('cle')
    .description('affiche la clé publique (JWK) qui vérifie la signature des demandes')
    .action(() => withServices(({ services, output }) => showKey(services, output)))
}
