import { systemElapsed } from '../clock.ts'
import { StartFault } from '../StartFault.ts'
import { s3Limits } from './boundedFetch.ts'
import { s3Client, type S3Settings } from './s3Client.ts'
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
