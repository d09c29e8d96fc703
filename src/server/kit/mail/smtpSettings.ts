import { isCourriel } from '#rules/profil/courriel.ts'
import { StartFault } from '../StartFault.ts'

type Environment = Readonly<Record<string, string | undefined>>

/** How mails leave. */
export interface Smtp {
  /** `smtp://` or `smtps://`, with its credentials. */
  readonly url: string
  /** Sender, as an address or `Name <address>`. */
  readonly from: string
}

/** The address of a sender: the whole text, or what its brackets hold after a name. */
const addressOf = (from: string) => /^[^<>\r\n",;:@]+<([^<>]+)>$/.exec(from)?.[1] ?? from

/** The mail server, when one is configured; its address is never repeated: it may hold a password. */
export const readSmtp = (env: Environment): Smtp | undefined => {
  const given = env['SMTP_URL']
  if (given === undefined) return undefined
  const url = URL.parse(given)
  if (!url || !/^smtps?:$/.test(url.protocol) || url.hostname === '')
    throw new StartFault(
      'SMTP_URL doit être une adresse smtp:// ou smtps://, par exemple smtps://compte:motdepasse@serveur.exemple.fr.',
    )
  const from = env['MAIL_FROM']
  if (from === undefined)
    throw new StartFault(
      'MAIL_FROM est requis avec SMTP_URL : donnez l’adresse d’où partent les courriels, par exemple « Espace agent public <ne-pas-repondre@exemple.fr> ».',
    )
  if (!isCourriel(addressOf(from)))
    throw new StartFault(
      `MAIL_FROM doit être une adresse électronique, ou un nom suivi de l’adresse entre < et > ; reçu : « ${from} ».`,
    )
  return { url: given, from }
}
