import { StartFault } from '../StartFault.ts'

/** How an S3-compatible service is reached, and as whom. */
export interface S3Settings {
  /** Address of the service, without a final slash. */
  readonly url: string
  readonly bucket: string
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

type Environment = Readonly<Record<string, string | undefined>>

const REQUIRED = ['S3_URL', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const

const LOCAL = new Set(['localhost', '127.0.0.1', '[::1]'])

const isReachedSafely = ({ protocol, hostname }: URL) =>
  protocol === 'https:' || (protocol === 'http:' && LOCAL.has(hostname))

const readUrl = (given: string): string => {
  const url = URL.parse(given)
  if (!url || !isReachedSafely(url) || url.search + url.hash + url.username + url.password !== '')
    throw new StartFault(
      'S3_URL doit être une adresse https (http pour cette machine seulement), sans compte, « ? » ni « # », par exemple https://s3.exemple.fr.',
    )
  return given.replace(/\/+$/, '')
}

const readBucket = (given: string): string => {
  if (/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(given)) return given
  throw new StartFault(
    `S3_BUCKET doit être un nom de 3 à 63 lettres minuscules, chiffres, points ou tirets ; reçu : « ${given} ».`,
  )
}

/**
 * The S3-compatible service, when one is configured; neither its secret nor its address is ever repeated: an address
 * may hold a password.
 */
export const readS3 = (env: Environment): S3Settings | undefined => {
  if ([...REQUIRED, 'S3_REGION'].every((name) => env[name] === undefined)) return undefined
  const [url, bucket, accessKeyId, secretAccessKey] = REQUIRED.map((name) => env[name])
  if (
    url === undefined ||
    bucket === undefined ||
    accessKeyId === undefined ||
    secretAccessKey === undefined
  ) {
    const missing = REQUIRED.filter((name) => env[name] === undefined).join(', ')
    throw new StartFault(
      `${REQUIRED.join(', ')} vont ensemble, et il manque ${missing} : donnez les quatre, ou retirez toutes les variables S3_… pour garder les documents dans un dossier.`,
    )
  }
  return {
    url: readUrl(url),
    bucket: readBucket(bucket),
    region: env['S3_REGION'] ?? 'us-east-1',
    accessKeyId,
    secretAccessKey,
  }
}
