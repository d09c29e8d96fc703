import { join } from 'node:path'
import type { Config } from '#server/config.ts'
import { checkBucket } from './checkBucket.ts'
import { folderObjects } from './folderObjects.ts'
import type { ObjectStore } from './ObjectStore.ts'
import { s3Objects } from './s3Objects.ts'

/** Where the configuration keeps files: a bucket when there is one, else a folder beside the embedded database. */
export const objectsOf = ({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>): ObjectStore =>
  s3 ? s3Objects(s3) : folderObjects(join(dataDir, 'documents'))

/** Makes sure, before anything is served, that the bucket answers; throws a StartFault. A folder is made when needed. */
export const checkObjects = async ({ s3 }: Pick<Config, 's3'>): Promise<void> => {
  if (s3) await checkBucket(s3)
}
