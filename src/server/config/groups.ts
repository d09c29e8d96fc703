import type { FranceConnectSettings } from '#server/connexion/franceconnect/settings.ts'
import type { TransmissionSettings } from '#server/demande/transmission/httpCarrier.ts'
import type { CaptchEtatSettings } from '#server/kit/captcha/captchetat.ts'
import type { Smtp } from '#server/kit/mail/sending/smtp.ts'
import type { S3Settings } from '#server/kit/objects/s3Objects.ts'
import type { AntivirusSettings } from '#server/kit/pieces/antivirus/clamd.ts'
import { StartFault } from '#server/kit/StartFault.ts'
import { trimmed } from './addresses.ts'
import { CLAMD } from './sortants.ts'
import type { Variables } from './variables.ts'

/** Where the use of the portal is measured. */
export interface Matomo {
  /** Address of the Matomo server, with a final slash. */
  readonly url: string
  /** Number of the site, empty when a container is used. */
  readonly site: string
  /** Identifier of a container of Matomo Tag Manager, empty when the tracker itself is used. */
  readonly conteneur: string
}

/** The mail server, when one is configured. */
export const smtpIn = ({ SMTP_URL: url, MAIL_FROM: from }: Variables): Smtp | undefined => {
  if (url === undefined) return undefined
  if (from !== undefined) return { url, from }
  throw new StartFault(
    'MAIL_FROM est requis avec SMTP_URL : donnez l’adresse d’où partent les courriels, par exemple « Espace agent public <ne-pas-repondre@exemple.fr> ».',
  )
}

const OF_S3 = ['S3_URL', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const

/** The S3-compatible service, when one is configured. */
export const s3In = (given: Variables): S3Settings | undefined => {
  const { S3_URL, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = given
  if (S3_URL && S3_BUCKET && S3_ACCESS_KEY_ID && S3_SECRET_ACCESS_KEY)
    return {
      url: trimmed(S3_URL),
      bucket: S3_BUCKET,
      region: S3_REGION ?? 'us-east-1',
      accessKeyId: S3_ACCESS_KEY_ID,
      secretAccessKey: S3_SECRET_ACCESS_KEY,
    }
  const missing = OF_S3.filter((name) => given[name] === undefined)
  if (missing.length === OF_S3.length && S3_REGION === undefined) return undefined
  throw new StartFault(
    `${OF_S3.join(', ')} vont ensemble, et il manque ${missing.join(', ')} : donnez les quatre, ou retirez toutes les variables S3_… pour garder les documents dans un dossier.`,
  )
}

/** CaptchEtat, when it is configured: its public addresses unless said otherwise. */
export const captchEtatIn = (given: Variables): CaptchEtatSettings | undefined => {
  const { CAPTCHETAT_CLIENT_ID: clientId, CAPTCHETAT_CLIENT_SECRET: clientSecret } = given
  const url = given.CAPTCHETAT_URL ?? 'https://api.piste.gouv.fr/piste/captchetat/v2'
  const urlJeton = given.CAPTCHETAT_URL_JETON ?? 'https://oauth.piste.gouv.fr/api/oauth/token'
  if (clientId && clientSecret)
    return { url: trimmed(url), urlJeton, clientId, clientSecret, type: given.CAPTCHETAT_TYPE }
  if (!clientId && !clientSecret && !given.CAPTCHETAT_URL && !given.CAPTCHETAT_URL_JETON) return undefined
  throw new StartFault(
    'CAPTCHETAT_CLIENT_ID et CAPTCHETAT_CLIENT_SECRET sont requis ensemble : donnez les deux, reçus de PISTE, ou retirez toutes les variables CAPTCHETAT_….',
  )
}

/** The antivirus, when one is configured. */
export const antivirusIn = ({ ANTIVIRUS_URL = '' }: Variables): AntivirusSettings | undefined => {
  const [, host, port] = CLAMD.exec(ANTIVIRUS_URL) ?? []
  return host === undefined ? undefined : { host: host.replaceAll(/[[\]]/g, ''), port: Number(port) }
}

/** The endpoint that takes requests for retirement, when one is configured. */
export const transmissionIn = ({
  TRANSMISSION_URL: url,
  TRANSMISSION_JETON: jeton,
}: Variables): TransmissionSettings | undefined => {
  if (url === undefined && jeton === undefined) return undefined
  if (url !== undefined && jeton !== undefined) return { url: trimmed(new URL(url).href), jeton }
  throw new StartFault(
    'TRANSMISSION_URL et TRANSMISSION_JETON vont ensemble : donnez les deux, ou aucune pour écrire les demandes dans un dossier.',
  )
}

const OF_FRANCECONNECT = [
  'FRANCECONNECT_CLIENT_ID',
  'FRANCECONNECT_CLIENT_SECRET',
  'FRANCECONNECT_ACR',
  'FRANCECONNECT_ALG',
] as const

/** FranceConnect, when it is configured: the lowest level and the recommended signature unless said otherwise. */
export const franceConnectIn = (given: Variables): FranceConnectSettings | undefined => {
  const issuer = given.FRANCECONNECT_ISSUER
  if (issuer === undefined) {
    const orphan = OF_FRANCECONNECT.find((name) => given[name] !== undefined)
    if (orphan === undefined) return undefined
    throw new StartFault(
      `FRANCECONNECT_ISSUER est requis avec ${orphan} : donnez l’adresse du fournisseur, ou retirez ${orphan}.`,
    )
  }
  const required = (name: 'FRANCECONNECT_CLIENT_ID' | 'FRANCECONNECT_CLIENT_SECRET'): string => {
    const value = given[name]
    if (value !== undefined) return value
    throw new StartFault(
      `${name} est requis avec FRANCECONNECT_ISSUER : donnez la valeur reçue lors de la déclaration du portail à FranceConnect.`,
    )
  }
  return {
    issuer,
    clientId: required('FRANCECONNECT_CLIENT_ID'),
    clientSecret: required('FRANCECONNECT_CLIENT_SECRET'),
    acr: given.FRANCECONNECT_ACR ?? 'eidas1',
    algorithme: given.FRANCECONNECT_ALG ?? 'ES256',
  }
}

/** The measurement of use, when one is configured: by container when there is one, else by the tracker. */
export const matomoIn = ({
  URL_MATOMO: url,
  SITE_MATOMO: site = '',
  CONTENEUR_MATOMO: conteneur = '',
}: Variables): Matomo | undefined => {
  const isMeasured = site !== '' || conteneur !== ''
  if (url === undefined) {
    if (!isMeasured) return undefined
    throw new StartFault('URL_MATOMO est requis avec SITE_MATOMO ou CONTENEUR_MATOMO.')
  }
  if (!isMeasured) throw new StartFault('SITE_MATOMO ou CONTENEUR_MATOMO est requis avec URL_MATOMO.')
  return { url: new URL(url).href.replace(/\/?$/, '/'), site, conteneur }
}
