import type { Command } from 'commander'
import { listQuarantine, refusePieces, releasePieces } from '../retraite/quarantine.ts'
import type { Runner } from '../Runner.ts'

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
