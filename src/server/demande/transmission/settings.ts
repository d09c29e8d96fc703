import { StartFault } from '#server/kit/StartFault.ts'

/** Where requests are sent, instead of a folder. */
export interface TransmissionSettings {
  /** Without a final slash. */
  readonly url: string
  /** Bearer token that the management system knows the portal by. */
  readonly jeton: string
}

/** What RFC 6750 (§2.1) takes for a bearer token. */
const TOKEN = /^[\w.~+/-]+=*$/

const readUrl = (given: string): string => {
  const url = URL.parse(given)
  if (url?.protocol !== 'https:' || url.search + url.hash + url.username + url.password !== '')
    throw new StartFault(
      'TRANSMISSION_URL doit être une adresse https, sans compte, « ? » ni « # », par exemple https://gestion.exemple.fr/demandes.',
    )
  return url.href.replace(/\/+$/, '')
}

/**
 * The endpoint that takes requests for retirement, when one is configured; neither its token nor its address is ever
 * repeated: an address may hold a password.
 */
export const readTransmission = (
  env: Readonly<Record<string, string | undefined>>,
): TransmissionSettings | undefined => {
  const { TRANSMISSION_URL: url, TRANSMISSION_JETON: jeton } = env
  if (url === undefined && jeton === undefined) return undefined
  if (url === undefined || jeton === undefined)
    throw new StartFault(
      'TRANSMISSION_URL et TRANSMISSION_JETON vont ensemble : donnez les deux, ou aucune pour écrire les demandes dans un dossier.',
    )
  if (!TOKEN.test(jeton))
    throw new StartFault(
      'TRANSMISSION_JETON ne peut contenir que des lettres, des chiffres et - . _ ~ + / =.',
    )
  return { url: readUrl(url), jeton }
}
