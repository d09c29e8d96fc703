import { systemClock } from '../clock.ts'
import { StartFault } from '../StartFault.ts'
import { s3Client, s3Limits, type S3Settings } from './s3Client.ts'
import { refusalIn } from './s3Fault.ts'

const faultFor = (status: number | undefined, bucket: string): StartFault => {
  if (status === undefined || status >= 500)
    return new StartFault(
      'Le service d’objets ne répond pas : vérifiez S3_URL et que ce service est démarré, ou retirez les variables S3_… pour garder les documents dans un dossier.',
    )
  if (status === 404)
    return new StartFault(
      `Le compartiment « ${bucket} » n’existe pas dans le service d’objets : créez-le, ou corrigez S3_BUCKET.`,
    )
  return new StartFault(
    `Le service d’objets refuse le compartiment « ${bucket} » (statut ${status}) : vérifiez S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY et S3_REGION, et que ce compte peut lister, lire, écrire et supprimer dans ce compartiment.`,
  )
}

/** Looks for the bucket; throws a StartFault that says what to do when it does not answer or refuses. */
export const checkBucket = async (settings: S3Settings, limits = s3Limits): Promise<void> => {
  // An object without a key is the bucket itself.
  const found = await s3Client(settings, limits, systemClock)
    .objectExists('')
    .catch((error: unknown) => {
      throw faultFor(refusalIn(error)?.status, settings.bucket)
    })
  if (found !== true) throw faultFor(404, settings.bucket)
}
