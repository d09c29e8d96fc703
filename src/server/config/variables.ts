import { isIP } from 'node:net'
import { type Static, Type } from 'typebox'
import { Default, Errors } from 'typebox/value'
import { isDrawable, SYMBOLS } from '#server/kit/captcha/alphabet.ts'
import { isAddress, isDatabase, isProxies } from './addresses.ts'
import { isWithin, oneOf, secret, text } from './forms.ts'
import { limitesVariables } from './limites.ts'
import { sortantsVariables } from './sortants.ts'
import { tracesVariables } from './traces.ts'
import { type Environment, withFiles } from './secretFiles.ts'

const free = Type.Optional(Type.String())
const { Optional } = Type

const isPort = isWithin(0, 65_535)

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
  DATABASE_POOL: text(isWithin(2, 500), 'doit être un nombre de connexions, de 2 à 500', { default: '10' }),
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
  ...sortantsVariables,
  CAPTCHA_FIXED_CODE: Optional(secret(isDrawable, `ne peut contenir que ces symboles : ${SYMBOLS}`)),
  URL_RETRAITE_PUBLIQUE: Type.String({ default: 'https://www.info-retraite.fr' }),

  ENVOI_MAIL: oneOf(
    ['lien', 'piecejointe', 'non'],
    'doit être « lien » (le courriel mène au document), « piecejointe » (il l’apporte) ou « non » (aucun envoi)',
    { default: 'piecejointe' },
  ),

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
