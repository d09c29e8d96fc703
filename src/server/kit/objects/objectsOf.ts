import { join } from 'node:path'
import type { Config } from '#server/config.ts'
import { type Say, StartFault } from '../StartFault.ts'
import { folderObjects } from './folderObjects.ts'
import type { ObjectStore } from './ObjectStore.ts'
import { s3Objects, s3Client, type S3Settings } from './s3Objects.ts'
import { systemElapsed } from '../clock.ts'
import { s3Limits } from './boundedFetch.ts'
import { refusalIn } from './s3Fault.ts'

const faultFor = (status: number, bucket: string): StartFault => {
  if (status === 404)
    return new StartFault(
      `Le compartiment « ${bucket} » n’existe pas dans le service d’objets : créez-le, ou corrigez S3_BUCKET.`,
    )
  return new StartFault(
    `Le service d’objets refuse le compartiment « ${bucket} » (statut ${status}) : vérifiez S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY et S3_REGION, et que ce compte peut lister, lire, écrire et supprimer dans ce compartiment.`,
  )
}

/** Looks for the bucket; throws a StartFault that says what to do when it refuses or is missing. */
export const checkBucket = async (
  settings: S3Settings,
  limits = s3Limits,
): Promise<'present' | 'injoignable'> => {
  try {
    // An object without a key is the bucket itself.
    if ((await s3Client(settings, limits, systemElapsed).objectExists('')) === true) return 'present'
  } catch (error) {
    const status = refusalIn(error)?.status ?? 500
    if (status >= 500) return 'injoignable'
    throw faultFor(status, settings.bucket)
  }
  throw faultFor(404, settings.bucket)
}

/** Where the configuration keeps files: a bucket when there is one, else a folder beside the embedded database. */
export const objectsOf = ({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>): ObjectStore =>
  s3 ? s3Objects(s3) : folderObjects(join(dataDir, 'documents'))

/**
 * Looks at the bucket before anything is served. One that refuses is a fault of the settings, and throws a StartFault; one
 * that does not answer is only said: everything but documents goes on meanwhile. A folder is made when needed.
 */
export const checkObjects = async ({ s3 }: Pick<Config, 's3'>, say: Say): Promise<void> => {
  if (s3 && (await checkBucket(s3)) === 'injoignable')
    say(
      'Attention : le service d’objets ne répond pas. Le portail démarre, et les documents reviendront avec lui ; s’il dure, vérifiez S3_URL.',
    )
}
