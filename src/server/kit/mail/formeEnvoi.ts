import { StartFault } from '../StartFault.ts'

/** What a person who asks for a document by mail gets: a link to its list, the document itself, or nothing. */
const formes = ['lien', 'piecejointe', 'non'] as const

export type FormeEnvoi = (typeof formes)[number]

const isForme = (value: string): value is FormeEnvoi => formes.some((forme) => forme === value)

/** How documents are sent by mail: a link unless ENVOI_MAIL says otherwise. */
export const readEnvoiMail = (env: Readonly<Record<string, string | undefined>>): FormeEnvoi => {
  const given = env['ENVOI_MAIL'] ?? 'lien'
  if (isForme(given)) return given
  throw new StartFault(
    `ENVOI_MAIL doit être « lien » (le courriel mène au document), « piecejointe » (il l’apporte) ou « non » (aucun envoi) ; reçu : « ${given} ».`,
  )
}
