import { isCourriel } from '#rules/profil/courriel.ts'
import { StartFault } from '#server/kit/StartFault.ts'

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

/** Address of a breach-range service, without a final slash; `undefined` for the embedded one. */
export const readUrlCompromission = (env: Environment): string | undefined => {
  const given = env['URL_COMPROMISSION']
  if (given === undefined) return undefined
  const url = URL.parse(given)
  if (url?.protocol !== 'https:' || url.search !== '' || url.hash !== '' || url.username !== '')
    throw new StartFault(
      `URL_COMPROMISSION doit être une adresse https, sans « ? » ni « # », par exemple https://api.pwnedpasswords.com ; reçu : « ${given} ».`,
    )
  return url.href.replace(/\/+$/, '')
}

/** Where the postal code goes in the address of the commune search. */
export const POSTCODE_PLACE = '{codePostal}'

/** Address of a commune search; `undefined` for the embedded list. */
export const readUrlCommunes = (env: Environment): string | undefined => {
  const given = env['URL_COMMUNES']
  if (given === undefined) return undefined
  if (URL.parse(given)?.protocol === 'https:' && given.includes(POSTCODE_PLACE)) return given
  throw new StartFault(
    `URL_COMMUNES doit être une adresse https qui contient ${POSTCODE_PLACE}, par exemple https://geo.api.gouv.fr/communes?codePostal=${POSTCODE_PLACE}&fields=nom ; reçu : « ${given} ».`,
  )
}
