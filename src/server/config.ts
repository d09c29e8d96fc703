import { resolve } from 'node:path'
import { isLocal, trimmed } from './config/addresses.ts'
import {
  antivirusIn,
  franceConnectIn,
  type Matomo,
  matomoIn,
  s3In,
  smtpIn,
  transmissionIn,
} from './config/groups.ts'
import { type Environment, readVariables, type Variables } from './config/variables.ts'
import type { FranceConnectSettings } from './connexion/franceconnect/settings.ts'
import type { TransmissionSettings } from './demande/transmission/httpCarrier.ts'
import type { Smtp } from './kit/mail/smtp.ts'
import type { S3Settings } from './kit/objects/s3Client.ts'
import type { AntivirusSettings } from './kit/pieces/antivirus/antivirus.ts'
import { StartFault } from './kit/StartFault.ts'

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
  /** What a person who has a document sent by mail gets: a link to its list, the document itself, or nothing. */
  readonly envoiMail: Variables['ENVOI_MAIL']
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

/** A number counts the proxies in front: more than these could forge `X-Forwarded-For`. Else their addresses. */
const trustedIn = ({ TRUST_PROXY: given }: Variables): TrustedProxies => {
  if (given === '0') return false
  return /^\d+$/.test(given) ? (_, hop) => hop < Number(given) : given
}

const fixedCodeIn = ({ CAPTCHA_FIXED_CODE: code }: Variables, production: boolean): string | undefined => {
  if (code === undefined || !production) return code
  throw new StartFault('CAPTCHA_FIXED_CODE est réservé aux tests : retirez cette variable en production.')
}

/** The address that browsers are given, as it is written. */
const hrefOf = (given: string | undefined) => given && new URL(given).href

/** Reads the environment; throws a StartFault that names the variable at fault. */
export const readConfig = (environment: Environment): Config => {
  const given = readVariables(environment)
  const production = given.NODE_ENV === 'production'
  const port = Number(given.PORT)
  const origin = new URL(given.ORIGIN ?? `http://localhost:${port}`)
  const local = isLocal(origin)
  const urlCompromission = hrefOf(given.URL_COMPROMISSION)
  return {
    port,
    origin: origin.origin,
    secureCookies: origin.protocol === 'https:' || local,
    dataDir: resolve(given.DATA_DIR),
    databaseUrl: given.DATABASE_URL,
    demo: (given.DEMO ?? (production || !local ? '0' : '1')) === '1',
    production,
    trustProxy: trustedIn(given),
    logLevel: given.LOG_LEVEL ?? (production ? 'info' : 'warn'),
    captchaFixedCode: fixedCodeIn(given, production),
    urlRetraitePublique: given.URL_RETRAITE_PUBLIQUE,
    smtp: smtpIn(given),
    envoiMail: given.ENVOI_MAIL,
    urlCompromission: urlCompromission && trimmed(urlCompromission),
    urlCommunes: given.URL_COMMUNES,
    s3: s3In(given),
    antivirus: antivirusIn(given),
    transmission: transmissionIn(given),
    franceConnect: franceConnectIn(given),
    matomo: matomoIn(given),
    urlPartageEcran: hrefOf(given.URL_PARTAGE_ECRAN),
    contactSecurite: given.CONTACT_SECURITE,
  }
}
