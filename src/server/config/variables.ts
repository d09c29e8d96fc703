import { isCourriel } from '#rules/profil/courriel.ts'
import { isIP } from 'node:net'
import { type Static, Type } from 'typebox'
import { Default, Errors } from 'typebox/value'
import { ALGORITHMES, NIVEAUX } from '#server/connexion/franceconnect/settings.ts'
import { isDrawable, SYMBOLS } from '#server/kit/captcha/alphabet.ts'
import { POSTCODE_PLACE } from '#server/profil/communes/publicService.ts'
import { isAddress, isDatabase, isProxies } from './addresses.ts'
import { isWithin, oneOf, secret, text } from './forms.ts'
import { limitesVariables } from './limites.ts'
import { tracesVariables } from './traces.ts'
import { type Environment, withFiles } from './secretFiles.ts'

const free = Type.Optional(Type.String())
const { Optional } = Type

const isPort = isWithin(0, 65_535)

/** Where a clamd listens: its host, in brackets when it is an address of IPv6, and its port. */
export const CLAMD = /^tcp:\/\/(\[[\da-f:.]+\]|[\w.-]+):(\d{1,5})\/?$/i

/** The address of a sender: the whole text, or what its brackets hold after a name. */
const addressOf = (from: string) => /^[^<>\r\n",;:@]+<([^<>]+)>$/.exec(from)?.[1] ?? from

/** Every variable that is read, once: its form, its default, and what is said when it is wrong. */
export const variables = Type.Object({
  NODE_ENV: free,
  PORT: text(isPort, 'doit être un nombre de 0 à 65535', { default: '3000' }),
  ORIGIN: Optional(text(isAddress.http, 'doit être une adresse http ou https')),
  HOTES: Optional(
    text(
      /^[\w.-]+(?::\d{1,5})?(?:,[\w.-]+(?::\d{1,5})?)*$/,
      'doit être une liste de noms de sites, séparés par des virgules, par exemple agent.exemple.fr,ancien.exemple.fr',
    ),
  ),
  DATA_DIR: Type.String({ default: 'data' }),
  DATABASE_URL: Optional(
    secret(
      isDatabase,
      'doit être une adresse postgres://, par exemple postgres://compte:motdepasse@base.exemple.fr/portail (les signes d’un mot de passe autres que lettres, chiffres et - . _ ~ s’écrivent %XX)',
    ),
  ),
  DATABASE_POOL: text(isWithin(1, 500), 'doit être un nombre de connexions, de 1 à 500', { default: '10' }),
  METRICS_PORT: Optional(text(isPort, 'doit être un nombre de 0 à 65535')),
  /** What it tells helps who attacks: nobody beyond this machine, unless it is asked for. */
  METRICS_HOST: text(
    (given) => isIP(given) > 0,
    'doit être une adresse IP de cette machine, par exemple 10.0.0.5, ou 0.0.0.0 pour toutes',
    { default: '127.0.0.1' },
  ),
  SHUTDOWN_GRACE: Optional(text(isWithin(0, 300), 'doit être un nombre de secondes, de 0 à 300')),
  DEMO: Optional(oneOf(['0', '1'])),
  /** Number of proxies in front, or their addresses. */
  TRUST_PROXY: text(
    (given) => isWithin(0, 99)(given) || isProxies(given),
    'doit être le nombre des mandataires, ou leurs adresses séparées par des virgules, par exemple 10.0.0.1,10.1.0.0/16',
    { default: '0' },
  ),
  LOG_LEVEL: Optional(oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'silent'])),
  ...limitesVariables,
  ...tracesVariables,
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
  CAPTCHA_FIXED_CODE: Optional(secret(isDrawable, `ne peut contenir que ces symboles : ${SYMBOLS}`)),
  URL_RETRAITE_PUBLIQUE: Type.String({ default: 'https://www.info-retraite.fr' }),

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
  ENVOI_MAIL: oneOf(
    ['lien', 'piecejointe', 'non'],
    'doit être « lien » (le courriel mène au document), « piecejointe » (il l’apporte) ou « non » (aucun envoi)',
    { default: 'piecejointe' },
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

  URL_MATOMO: Optional(
    text(
      isAddress.ofBrowserBare,
      'doit être une adresse https, sans « ? » ni « # », par exemple https://audience.exemple.fr/',
    ),
  ),
  SITE_MATOMO: Optional(text(/^[1-9]\d{0,8}$/, 'doit être le numéro du site dans Matomo')),
  CONTENEUR_MATOMO: Optional(
    text(/^\w{1,40}$/, 'doit être l’identifiant d’un conteneur, en lettres et en chiffres'),
  ),
  URL_PARTAGE_ECRAN: Optional(
    text(
      isAddress.ofBrowser,
      'doit être l’adresse https d’un script, par exemple https://partage.exemple.fr/partage.js',
    ),
  ),
  /** An URI (RFC 9116, §2.5.3). */
  CONTACT_SECURITE: Optional(
    text(
      /^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/,
      'doit être une adresse https:// ou mailto:, par exemple mailto:securite@exemple.fr',
    ),
  ),
})

export type Variables = Static<typeof variables>

/** An empty variable is one that nobody set, and a sender without a mail server sends nothing. */
const given = (environment: Environment) =>
  Object.fromEntries(
    Object.entries(environment).filter(
      ([name, value]) =>
        value !== undefined && value !== '' && (name !== 'MAIL_FROM' || environment['SMTP_URL']),
    ),
  )

/**
 * Reads each variable by itself, or the file that holds it, with a sentence for each that is at fault: what is read is of
 * its form where there is none.
 */
export const readVariables = (
  environment: Environment,
): { readonly given: Variables; readonly faults: string[] } => {
  const { environment: read, faults } = withFiles(environment, Object.keys(variables.properties))
  const values = Default(variables, given(read)) as Variables
  // One by one: on the whole, the library stops at the eighth.
  const wrong = Object.entries(variables.properties).flatMap(([name, form]) =>
    name in values
      ? Errors(form, values[name as keyof Variables]).map(({ message }) => `${name} ${message}.`)
      : [],
  )
  return { given: values, faults: [...faults, ...wrong] }
}
