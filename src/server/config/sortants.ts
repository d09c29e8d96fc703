import { isCourriel } from '#rules/profil/courriel.ts'
import { Type } from 'typebox'
import { ALGORITHMES, NIVEAUX } from '#server/connexion/franceconnect/settings.ts'
import { POSTCODE_PLACE } from '#server/profil/communes/publicService.ts'
import { isAddress } from './addresses.ts'
import { oneOf, secret, text } from './forms.ts'

const free = Type.Optional(Type.String())
const { Optional } = Type

/** Where a clamd listens: its host, in brackets when it is an address of IPv6, and its port. */
export const CLAMD = /^tcp:\/\/(\[[\da-f:.]+\]|[\w.-]+):(\d{1,5})\/?$/i

/** The address of a sender: the whole text, or what its brackets hold after a name. */
const addressOf = (from: string) => /^[^<>\r\n",;:@]+<([^<>]+)>$/.exec(from)?.[1] ?? from

/** Variables of the services that the server calls, none of which it needs. */
export const sortantsVariables = {
  CAPTCHETAT_URL: Optional(
    secret(isAddress.safeBare, 'doit être une adresse https, sans compte, « ? » ni « # »'),
  ),
  CAPTCHETAT_URL_JETON: Optional(
    secret(isAddress.safeBare, 'doit être une adresse https, sans compte, « ? » ni « # »'),
  ),
  CAPTCHETAT_CLIENT_ID: free,
  CAPTCHETAT_CLIENT_SECRET: free,
  CAPTCHETAT_TYPE: text(/^[A-Za-z0-9_]{1,60}$/, 'doit être un type de captcha de CaptchEtat', {
    default: 'alphanumerique6to9LightCaptchaFR',
  }),

  SMTP_URL: Optional(
    secret(
      isAddress.smtp,
      'doit être une adresse smtp:// ou smtps://, par exemple smtps://compte:motdepasse@serveur.exemple.fr',
    ),
  ),
  MAIL_FROM: Optional(
    text(
      (given) => isCourriel(addressOf(given)),
      'doit être une adresse électronique, ou un nom suivi de l’adresse entre < et >',
    ),
  ),

  URL_COMPROMISSION: Optional(
    text(
      isAddress.httpsBare,
      'doit être une adresse https, sans « ? » ni « # », par exemple https://api.pwnedpasswords.com',
    ),
  ),
  URL_COMMUNES: Optional(
    text(
      (given) => isAddress.https(given) && given.includes(POSTCODE_PLACE),
      `doit être une adresse https qui contient ${POSTCODE_PLACE}, par exemple https://geo.api.gouv.fr/communes?codePostal=${POSTCODE_PLACE}&fields=nom`,
    ),
  ),

  S3_URL: Optional(
    secret(
      isAddress.safeBare,
      'doit être une adresse https (http pour cette machine seulement), sans compte, « ? » ni « # », par exemple https://s3.exemple.fr',
    ),
  ),
  S3_BUCKET: Optional(
    text(
      /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/,
      'doit être un nom de 3 à 63 lettres minuscules, chiffres, points ou tirets',
    ),
  ),
  S3_REGION: free,
  S3_ACCESS_KEY_ID: free,
  S3_SECRET_ACCESS_KEY: free,

  ANTIVIRUS_URL: Optional(
    text(
      (given) => Number(CLAMD.exec(given)?.[2]) <= 65_535,
      'doit être l’adresse d’un service clamd avec son port, par exemple tcp://127.0.0.1:3310',
    ),
  ),

  TRANSMISSION_URL: Optional(
    secret(
      isAddress.httpsBare,
      'doit être une adresse https, sans compte, « ? » ni « # », par exemple https://gestion.exemple.fr/demandes',
    ),
  ),
  /** What RFC 6750 (§2.1) takes for a bearer token. */
  TRANSMISSION_JETON: Optional(
    secret(/^[\w.~+/-]+=*$/, 'ne peut contenir que des lettres, des chiffres et - . _ ~ + / ='),
  ),

  FRANCECONNECT_ISSUER: Optional(
    secret(
      isAddress.httpsBare,
      'doit être une adresse https, sans « ? » ni « # », par exemple https://fournisseur.exemple.fr/api/v2',
    ),
  ),
  FRANCECONNECT_CLIENT_ID: free,
  FRANCECONNECT_CLIENT_SECRET: free,
  FRANCECONNECT_ACR: Optional(oneOf(NIVEAUX)),
  FRANCECONNECT_ALG: Optional(oneOf(ALGORITHMES)),
}
