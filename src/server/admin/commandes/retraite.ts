import type { Command } from 'commander'
import { listCorrections, moveOn } from '../retraite/corrections.ts'
import { importCirs, publishCir } from '../retraite/publishCir.ts'
import { NIR } from '../readApart.ts'
import type { Runner } from '../Runner.ts'

const correctionsCommands = (root: Command, { withServices }: Runner) => {
  const corrections = root
    .command('corrections')
    .description('corrections demandées aux comptes individuels retraite')
  corrections
    .command('lister')
    .description('liste les corrections à traiter, celle qui attend depuis le plus longtemps en premier')
    .option('--closes', 'avec celles qui sont acceptées ou refusées')
    .action(({ closes = false }: { closes?: boolean }) =>
      withServices(({ services, output }) => listCorrections(services, { closes }, output)),
    )
  corrections
    .command('avancer')
    .description('fait avancer une correction, et prévient la personne')
    .argument('<numero>', 'numéro de la correction, par exemple CIR-2026-0000-0001')
    .requiredOption('--etat <etat>', 'encours, piecedemandee, acceptee ou refusee')
    .option('--motif <texte>', 'ce que la personne lira : pièce à joindre, ou raison du refus')
    .action((numero: string, options: { etat: string; motif?: string }) =>
      withServices(({ services, output }) => moveOn(services, { numero, ...options }, output)),
    )
}

/** `cir importer | publier` and `corrections lister | avancer`. */
export const retraiteCommands = (root: Command, runner: Runner): void => {
  const cir = root.command('cir').description('comptes individuels retraite')
  cir
    .command('publier')
    .description('met ou remplace le compte individuel retraite d’une personne')
    .argument('<nir>', NIR)
    .argument('<fichier.json>', 'le compte')
    .action((nir: string, file: string) =>
      runner.withServices(({ services, output }) => publishCir(services, nir, file, output)),
    )
  cir
    .command('importer')
    .description('met ou remplace plusieurs comptes individuels retraite')
    .argument(
      '<fichier>',
      'JSON : [{ "nir": "…", "cir": { … } }, …] ; ou CSV, colonnes nir;fichier, chaque fichier JSON à côté',
    )
    .option('--a-blanc', 'vérifie tout sans rien écrire')
    .option('--rapport <refus.csv>', 'où écrire les lignes refusées d’un CSV et leur motif')
    .action((file: string, options: { aBlanc?: boolean; rapport?: string }) =>
      runner.withServices(({ services, output, arret }) =>
        importCirs(services, { ...options, file, arret }, output),
      ),
    )
  correctionsCommands(root, runner)
}
