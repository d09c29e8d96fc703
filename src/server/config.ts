import { resolve } from 'node:path'
import { hostCheck, isLocal, trimmed } from './config/addresses.ts'
import {
  antivirusIn,
  captchEtatIn,
  franceConnectIn,
  type Matomo,
  matomoIn,
  s3In,
  smtpIn,
  transmissionIn,
} from './config/groups.ts'
import { limitesIn } from './config/limites.ts'
import { tracesIn } from './config/traces.ts'
import type { Environment } from './config/secretFiles.ts'
import { readVariables, type Variables } from './config/variables.ts'
import type { FranceConnectSettings } from './connexion/franceconnect/settings.ts'
import type { TransmissionSettings } from './demande/transmission/httpCarrier.ts'
import type { CaptchEtatSettings } from './kit/captcha/captchetat.ts'
import type { Smtp } from './kit/mail/sending/smtp.ts'
import type { S3Settings } from './kit/objects/s3Objects.ts'
import type { AntivirusSettings } from './kit/pieces/antivirus/clamd.ts'
import { StartFault } from './kit/StartFault.ts'
import type { TraceSettings } from './kit/tracing/settings.ts'

/** Proxies whose word is taken for the client's address: none, those of these addresses, or the nearest ones. */
type TrustedProxies = false | string | ((address: string, hop: number) => boolean)

/** Everything that the environment decides. */
export interface Config {
  readonly port: number
  /** What users type, without a final slash. */
  readonly origin: string
  /** Whether a host, as requests tell it, is this portal's: that of its origin, or another name that it is given. */
  readonly isHost: (host: string) => boolean
  /** Cookies are Secure over https. Over plain HTTP Safari keeps none that is, even from its own machine. */
  readonly secureCookies: boolean
  readonly dataDir: string
  readonly databaseUrl: string | undefined
  /** Connections to PostgreSQL that this process may hold at once. */
  readonly databasePool: number
  /** Milliseconds between the moment when this process is not ready any more and the one when it closes. */
  readonly graceMs: number
  /** Port of the metrics and of every probe; without it, no metrics. */
  readonly metricsPort: number | undefined
  /** Address of this machine at which that port listens. */
  readonly metricsHost: string
  /** Without it, no traces. */
  readonly traces: TraceSettings | undefined
  /** Outside of a local origin, only when asked for by name: everybody knows its people's password. */
  readonly demo: boolean
  /** Asked for by name, or an address for everybody that is not said to be a demonstration. */
  readonly production: boolean
  readonly trustProxy: TrustedProxies
  readonly logLevel: string
  /** What one network may do, and one person. */
  readonly limites: ReturnType<typeof limitesIn>
  /** Without it, the portal draws its captchas itself. */
  readonly captchEtat: CaptchEtatSettings | undefined
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

/** What no variable says alone: who mixes a test or a demonstration with production, or hides the network of everybody. */
const incoherences = (
  { CAPTCHA_FIXED_CODE: code, TRUST_PROXY: proxies }: Variables,
  {
    production,
    demo,
    origin,
  }: { readonly production: boolean; readonly demo: boolean; readonly origin: URL },
): readonly string[] => {
  if (!production) return []
  return [
    code !== undefined && 'CAPTCHA_FIXED_CODE est réservé aux tests : retirez cette variable en production.',
    demo &&
      !isLocal(origin) &&
      'DEMO=1 ouvrirait à tous des comptes dont le mot de passe est public : retirez cette variable en production.',
    origin.protocol === 'https:' &&
      proxies === '0' &&
      'TRUST_PROXY est requis avec une ORIGIN en https : sans lui, tous les visiteurs auraient l’adresse du mandataire, et les limites d’un seul les arrêteraient tous. Donnez 1, ou les adresses du mandataire.',
  ].filter((sentence) => sentence !== false)
}

/**
 * Reads a part even when another is at fault, and notes what is wrong with it. It may break on a variable that was told to
 * be wrong.
 */
const attemptNoting =
  (faults: string[]) =>
  <T>(read: () => T): T | undefined => {
    try {
      return read()
    } catch (error) {
      if (error instanceof StartFault) faults.push(error.message)
      else if (faults.length === 0) throw error
      return undefined
    }
  }

/** The address that browsers are given, as it is written. */
const hrefOf = (given: string | undefined) => given && URL.parse(given)?.href

/** Reads the environment; throws a StartFault that names every variable at fault. */
export const readConfig = (environment: Environment): Config => {
  const { given, faults } = readVariables(environment)
  const attempt = attemptNoting(faults)
  const port = Number(given.PORT)
  const origin = URL.parse(given.ORIGIN ?? `http://localhost:${port}`) ?? new URL('http://localhost')
  const local = isLocal(origin)
  const inProduction = given.NODE_ENV === 'production'
  const demo = (given.DEMO ?? (inProduction || !local ? '0' : '1')) === '1'
  const production = inProduction || !(local || demo)
  const urlCompromission = hrefOf(given.URL_COMPROMISSION)
  faults.push(...incoherences(given, { production, demo, origin }))
  const config: Config = {
    port,
    origin: origin.origin,
    isHost: hostCheck(origin, given.HOTES?.toLowerCase().split(',') ?? []),
    secureCookies: origin.protocol === 'https:',
    dataDir: resolve(given.DATA_DIR),
    databaseUrl: given.DATABASE_URL,
    databasePool: Number(given.DATABASE_POOL),
    graceMs: Number(given.SHUTDOWN_GRACE ?? (demo ? 0 : 5)) * 1000,
    metricsPort: given.METRICS_PORT === undefined ? undefined : Number(given.METRICS_PORT),
    metricsHost: given.METRICS_HOST,
    traces: attempt(() => tracesIn(given)),
    demo,
    production,
    trustProxy: trustedIn(given),
    logLevel: given.LOG_LEVEL ?? (production ? 'info' : 'warn'),
    limites: limitesIn(given),
    captchEtat: attempt(() => captchEtatIn(given)),
    captchaFixedCode: given.CAPTCHA_FIXED_CODE,
    urlRetraitePublique: given.URL_RETRAITE_PUBLIQUE,
    smtp: attempt(() => smtpIn(given)),
    envoiMail: given.ENVOI_MAIL,
    urlCompromission: urlCompromission && trimmed(urlCompromission),
    urlCommunes: given.URL_COMMUNES,
    s3: attempt(() => s3In(given)),
    antivirus: antivirusIn(given),
    transmission: attempt(() => transmissionIn(given)),
    franceConnect: attempt(() => franceConnectIn(given)),
    matomo: attempt(() => matomoIn(given)),
    urlPartageEcran: hrefOf(given.URL_PARTAGE_ECRAN),
    contactSecurite: given.CONTACT_SECURITE,
  }
  if (faults.length > 0) throw new StartFault(faults.join('\n'))
  return config
}
