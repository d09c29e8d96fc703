import type { Command } from 'commander'
import { publishAlerte, withdrawAlerte } from '../publication/publishAlerte.ts'
import { exportContenu, publishContenu, withdrawContenu } from '../publication/publishContenu.ts'
import { publishMessages } from '../publication/publishMessages.ts'
import type { Runner } from '../Runner.ts'
import { readJsonFile } from '../imports/readInFolder.ts'

const alerteCommands = (root: Command, { withServices }: Runner) => {
  const alerte = root.command('alerte').description('bandeau de toutes les pages')
  alerte
    .command('publier')
    .description('affiche un bandeau sur toutes les pages')
    .requiredOption('--niveau <niveau>', 'vert, orange ou rouge')
    .requiredOption('--titre <titre>', 'en quelques mots')
    .requiredOption('--texte <texte>', 'une ou deux phrases')
    .action((options: { niveau: string; titre: string; texte: string }) =>
      withServices(({ services, output }) => publishAlerte(services, options, output)),
    )
  alerte
    .command('retirer')
    .description('retire le bandeau')
    .action(() => withServices(({ services, output }) => withdrawAlerte(services, output)))
}

const contenuCommands = (root: Command, { withServices }: Runner) => {
  const contenu = root.command('contenu').description('textes des pages')
  contenu
    .command('exporter')
    .description('écrit le contenu actuel d’une page, en JSON')
    .argument('<page>', 'clé de la page, par exemple contact')
    .action((page: string) => withServices(({ services, output }) => exportContenu(services, page, output)))
  contenu
    .command('publier')
    .description('remplace le contenu d’une page ; ce qui est dangereux en est retiré')
    .argument('<page>', 'clé de la page')
    .argument('<fichier.json>', 'contenu, tel que « contenu exporter » l’écrit')
    .action((page: string, file: string) =>
      withServices(async ({ services, output }) =>
        publishContenu(services, page, await readJsonFile(file), output),
      ),
    )
  contenu
    .command('retirer')
    .description('remet le contenu d’origine d’une page')
    .argument('<page>', 'clé de la page')
    .action((page: string) => withServices(({ services, output }) => withdrawContenu(services, page, output)))
}

/** `alerte …`, `contenu …` and `messages …`. */
export const publicationCommands = (root: Command, runner: Runner): void => {
  alerteCommands(root, runner)
  contenuCommands(root, runner)
  root
    .command('messages')
    .description('phrases du portail')
    .command('publier')
    .description('remplace des phrases du portail ; les autres restent celles d’origine')
    .argument('<fichier.json>', 'textes par clé : { "SRE_ESPACEAGENT_…": "…" }')
    .action((file: string) =>
      runner.withServices(async ({ services, output }) =>
        publishMessages(services, await readJsonFile(file), output),
      ),
    )
}
