import { join } from 'node:path'
import type { Config } from '#server/config.ts'
import type { Say } from '../StartFault.ts'
import { checkBucket } from './checkBucket.ts'
import { folderObjects } from './folderObjects.ts'
import type { ObjectStore } from './ObjectStore.ts'
import { s3Objects } from './s3Objects.ts'

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
