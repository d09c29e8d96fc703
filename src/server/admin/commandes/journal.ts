import type { Command } from 'commander'
import { searchJournal, verifyJournal, type SearchOptions } from '../exploitation/journal.ts'
import { NIR } from '../readApart.ts'
import type { Runner } from '../Runner.ts'

/** `journal chercher | verifier`. */
export const journalCommands = (root: Command, { withServices }: Runner): void => {
  const journal = root.command('journal').description('journal des actes : qui a fait quoi, et quand')
  journal
    .command('chercher')
    .description('affiche des actes, le plus récent en premier')
    .option('--nir <nir>', `ceux qui touchent le compte d’une personne : ${NIR}`)
    .option('--acte <acte>', 'ceux d’une sorte, par exemple iban')
    .option('--depuis <date>', 'à partir de ce jour, AAAA-MM-JJ')
    .option('--requete <numero>', 'ceux d’une requête, par son numéro')
    .option('--nombre <nombre>', 'combien au plus', '50')
    .action((options: SearchOptions) =>
      withServices(({ services, output }) => searchJournal(services, options, output)),
    )
  journal
    .command('verifier')
    .description('vérifie que rien n’a été changé ni retiré ; échoue sinon')
    .action(() => withServices(({ services, output, arret }) => verifyJournal(services, output, arret)))
}
