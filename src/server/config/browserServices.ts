import { StartFault } from '#server/kit/StartFault.ts'

type Environment = Readonly<Record<string, string | undefined>>

/** Where the use of the portal is measured. */
export interface Matomo {
  /** Address of the Matomo server, with a final slash. */
  readonly url: string
  /** Number of the site, empty when a container is used. */
  readonly site: string
  /** Identifier of a container of Matomo Tag Manager, empty when the tracker itself is used. */
  readonly conteneur: string
}

const LOCAL = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Hosts as the content policy takes them: any other sign would widen it, or begin another of its rules. */
const HOST = /^(?:[a-z\d-]+(?:\.[a-z\d-]+)*\.?|\[[\d.:a-f]+\])$/

/** An https address, or an http one of this machine: `undefined` when it is neither. */
const safeUrl = (given: string): URL | undefined => {
  const url = URL.parse(given)
  if (!url || url.username + url.password !== '' || !HOST.test(url.hostname)) return undefined
  return url.protocol === 'https:' || (url.protocol === 'http:' && LOCAL.has(url.hostname)) ? url : undefined
}

const readMatomoUrl = (given: string): string => {
  const url = safeUrl(given)
  if (!url || url.search !== '' || url.hash !== '')
    throw new StartFault(
      `URL_MATOMO doit être une adresse https, sans « ? » ni « # », par exemple https://audience.exemple.fr/ ; reçu : « ${given} ».`,
    )
  return url.href.endsWith('/') ? url.href : `${url.href}/`
}

/** The measurement of use, when one is configured: by container when there is one, else by the tracker. */
export const readMatomo = (env: Environment): Matomo | undefined => {
  const { URL_MATOMO: given, SITE_MATOMO: site = '', CONTENEUR_MATOMO: conteneur = '' } = env
  if (given === undefined) {
    if (site === '' && conteneur === '') return undefined
    throw new StartFault('URL_MATOMO est requis avec SITE_MATOMO ou CONTENEUR_MATOMO.')
  }
  if (site !== '' && !/^[1-9]\d{0,8}$/.test(site))
    throw new StartFault(`SITE_MATOMO doit être le numéro du site dans Matomo ; reçu : « ${site} ».`)
  if (conteneur !== '' && !/^\w{1,40}$/.test(conteneur))
    throw new StartFault(
      `CONTENEUR_MATOMO doit être l’identifiant d’un conteneur, en lettres et en chiffres ; reçu : « ${conteneur} ».`,
    )
  if (site === '' && conteneur === '')
    throw new StartFault('SITE_MATOMO ou CONTENEUR_MATOMO est requis avec URL_MATOMO.')
  return { url: readMatomoUrl(given), site, conteneur }
}

/** Address of the script that shares the screen; `undefined` when nobody shares. */
export const readUrlPartageEcran = (env: Environment): string | undefined => {
  const given = env['URL_PARTAGE_ECRAN']
  if (given === undefined) return undefined
  const url = safeUrl(given)
  if (url) return url.href
  throw new StartFault(
    `URL_PARTAGE_ECRAN doit être l’adresse https d’un script, par exemple https://partage.exemple.fr/partage.js ; reçu : « ${given} ».`,
  )
}

/** Where a vulnerability is reported, as an URI (RFC 9116, §2.5.3). */
export const readContactSecurite = (env: Environment): string | undefined => {
  const given = env['CONTACT_SECURITE']
  if (given === undefined || /^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/.test(given)) return given
  throw new StartFault(
    `CONTACT_SECURITE doit être une adresse https:// ou mailto:, par exemple mailto:securite@exemple.fr ; reçu : « ${given} ».`,
  )
}
