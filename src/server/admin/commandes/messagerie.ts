import type { Command } from 'commander'
import { answer, listConversations, showConversation } from '../messagerie.ts'
import { AdministrationFault, type Runner } from '../Runner.ts'
import { readTextFile } from '../imports/readInFolder.ts'

interface AnswerOptions {
  readonly texte?: string
  readonly fichier?: string
  readonly clore?: boolean
}

const textOf = ({ texte, fichier }: AnswerOptions): string | Promise<string> => {
  if (texte !== undefined && fichier === undefined) return texte
  if (fichier !== undefined && texte === undefined) return readTextFile(fichier)
  throw new AdministrationFault('Donnez la réponse par --texte ou par --fichier.')
}

/** `messagerie lister | voir | repondre`. */
export const messagerieCommands = (root: Command, { withServices }: Runner): void => {
  const messagerie = root.command('messagerie').description('demandes de la messagerie sécurisée')
  messagerie
    .command('lister')
    .description('liste les demandes, celle qui attend depuis le plus longtemps en premier')
    .option('--ouvertes', 'seulement celles qui attendent une réponse')
    .action(({ ouvertes = false }: { ouvertes?: boolean }) =>
      withServices(({ services, output }) => listConversations(services, { ouvertes }, output)),
    )
  messagerie
    .command('voir')
    .description('affiche une demande et ses messages')
    .argument('<demande>', 'identifiant de la demande')
    .action((id: string) => withServices(({ services, output }) => showConversation(services, id, output)))
  messagerie
    .command('repondre')
    .description('répond à une demande au nom du service')
    .argument('<demande>', 'identifiant de la demande')
    .option('--texte <texte>', 'la réponse')
    .option('--fichier <reponse.txt>', 'fichier qui contient la réponse')
    .option('--clore', 'clôt la demande avec cette réponse')
    .action((demandeId: string, options: AnswerOptions) =>
      withServices(async ({ services, output }) =>
        answer(services, { demandeId, texte: await textOf(options), clore: options.clore ?? false }, output),
      ),
    )
}
