import { resolve } from 'node:path'
import { readS3, type S3Settings } from './kit/objects/s3Settings.ts'
import { type FranceConnectSettings, readFranceConnect } from './connexion/franceconnect/settings.ts'
import { isDrawable, SYMBOLS } from './kit/captcha/alphabet.ts'
import {
  type Matomo,
  readContactSecurite,
  readMatomo,
  readUrlPartageEcran,
} from './config/browserServices.ts'
import { type FormeEnvoi, readEnvoiMail } from './kit/mail/formeEnvoi.ts'
import { StartFault } from './kit/StartFault.ts'
import { readTransmission, type TransmissionSettings } from './demande/transmission/settings.ts'
import { readSmtp, type Smtp } from './kit/mail/smtpSettings.ts'
import { readUrlCommunes } from './profil/communes/publicService.ts'
import { type AntivirusSettings, readAntivirus } from './kit/pieces/antivirus/antivirus.ts'
import { readUrlCompromission } from './kit/password/newPassword.ts'

/** Proxies whose word is taken for the client's address: none, those of these addresses, or the nearest ones. */
type TrustedProxies = false | string | ((address: string, hop: number) => boolean)

/** Everything that the environment decides. */
export interface Config {
  readonly port: number
  /** What users type, without a final slash. */
  readonly origin: string
  /** Cookies are Secure unless the origin is plain HTTP and not local. */
  readonly secureCookies: boolean
  readonly dataDir: string
  readonly databaseUrl: string | undefined
  /** Outside of a local origin, only when asked for by name: everybody knows its people's password. */
  readonly demo: boolean
  readonly production: boolean
  readonly trustProxy: TrustedProxies
  readonly logLevel: string
  /** Tests only: every captcha has this code. */
  readonly captchaFixedCode: string | undefined
  readonly urlRetraitePublique: string
  /** Without it, the demonstration keeps the mails for its mailbox page; elsewhere they wait. */
  readonly smtp: Smtp | undefined
  /** What a person who has a document sent by mail gets. */
  readonly envoiMail: FormeEnvoi
  /** Breach-range service, instead of the embedded sample. */
  readonly urlCompromission: string | undefined
  /** Public commune search, instead of the embedded list. */
  readonly urlCommunes: string | undefined
  /** Without it, files are in a folder of `dataDir`. */
  readonly s3: S3Settings | undefined
  /** Without it, files wait in quarantine for the office to decide. */
  readonly antivirus: AntivirusSettings | undefined
  /** Without it, requests are written in a folder of `dataDir`. */
  readonly transmission: TransmissionSettings | undefined
  /** Without it, the demonstration has a provider of its own; elsewhere nobody signs in by FranceConnect. */
  readonly franceConnect: FranceConnectSettings | undefined
  /** Without it, nothing is measured. */
  readonly matomo: Matomo | undefined
  /** Script that shares the screen with who helps. */
  readonly urlPartageEcran: string | undefined
  /** Where a vulnerability is reported. */
  readonly contactSecurite: string | undefined
}

type Environment = Readonly<Record<string, string | undefined>>

const LOCAL = new Set(['localhost', '127.0.0.1', '[::1]'])

const readPort = (value: string | undefined): number => {
  const port = Number(value ?? 3000)
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port
  throw new StartFault(`PORT doit être un nombre de 0 à 65535 ; reçu : « ${value} ».`)
}

const readOrigin = (value: string): URL => {
  const url = URL.parse(value)
  if (url && /^https?:$/.test(url.protocol)) return url
  throw new StartFault(`ORIGIN doit être une adresse http ou https ; reçu : « ${value} ».`)
}

const readFixedCode = (code: string | undefined, production: boolean): string | undefined => {
  if (code === undefined) return undefined
  if (production)
    throw new StartFault('CAPTCHA_FIXED_CODE est réservé aux tests : retirez cette variable en production.')
  if (!isDrawable(code))
    throw new StartFault(`CAPTCHA_FIXED_CODE ne peut contenir que ces symboles : ${SYMBOLS}.`)
  return code
}

/** A number counts the proxies in front: more than these could forge `X-Forwarded-For`. Else their addresses. */
const readTrustProxy = (value: string | undefined): TrustedProxies => {
  if (value === undefined || value === '0') return false
  return /^\d+$/.test(value) ? (_, hop) => hop < Number(value) : value
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'silent']

const readLogLevel = (value: string): string => {
  if (LOG_LEVELS.includes(value)) return value
  throw new StartFault(`LOG_LEVEL doit être l’un de ${LOG_LEVELS.join(', ')} ; reçu : « ${value} ».`)
}

/** An empty variable is one that nobody set. */
const given = (env: Environment): Environment =>
  Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))

/** Reads the environment; throws a StartFault that names the variable at fault. */
export const readConfig = (environment: Environment): Config => {
  const env = given(environment)
  const production = env['NODE_ENV'] === 'production'
  const port = readPort(env['PORT'])
  const origin = readOrigin(env['ORIGIN'] ?? `http://localhost:${port}`)
  const local = LOCAL.has(origin.hostname)
  return {
    port,
    origin: origin.origin,
    secureCookies: origin.protocol === 'https:' || local,
    dataDir: resolve(env['DATA_DIR'] ?? 'data'),
    databaseUrl: env['DATABASE_URL'],
    demo: (env['DEMO'] ?? (production || !local ? '0' : '1')) === '1',
    production,
    trustProxy: readTrustProxy(env['TRUST_PROXY']),
    logLevel: readLogLevel(env['LOG_LEVEL'] ?? (production ? 'info' : 'warn')),
    captchaFixedCode: readFixedCode(env['CAPTCHA_FIXED_CODE'], production),
    urlRetraitePublique: env['URL_RETRAITE_PUBLIQUE'] ?? 'https://www.info-retraite.fr',
    smtp: readSmtp(env),
    envoiMail: readEnvoiMail(env),
    urlCompromission: readUrlCompromission(env),
    urlCommunes: readUrlCommunes(env),
    s3: readS3(env),
    antivirus: readAntivirus(env),
    transmission: readTransmission(env),
    franceConnect: readFranceConnect(env),
    matomo: readMatomo(env),
    urlPartageEcran: readUrlPartageEcran(env),
    contactSecurite: readContactSecurite(env),
  }
}
