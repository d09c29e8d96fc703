import type { Services } from '#server/services.ts'
import { embeddedCommunes } from './embedded.ts'
import { askPublicService } from './publicService.ts'

const LIMIT_MS = 2000
const KEPT_MS = 24 * 3_600_000
const KEPT_CODES = 1000

/** After a failure the service is left alone for this long: nobody waits twice for nothing. */
const REST_MS = 60_000

/** Gives the communes of a postal code. */
export type FindCommunes = (codePostal: string) => Promise<readonly string[]>

type Parts = Pick<Services, 'elapsed'> & { readonly urlCommunes: string | undefined }

/** Asks the public service when one is configured, and the embedded list when none is or when it fails. */
export const communesFinder = ({ urlCommunes, elapsed }: Parts, limitMs = LIMIT_MS): FindCommunes => {
  if (urlCommunes === undefined) return async (codePostal) => embeddedCommunes(codePostal)
  const kept = new Map<string, { readonly names: readonly string[]; readonly until: number }>()
  let restUntil = 0
  const ask = async (codePostal: string) => {
    const names = await askPublicService(urlCommunes, codePostal, limitMs)
    if (kept.size >= KEPT_CODES) kept.clear()
    kept.set(codePostal, { names, until: elapsed() + KEPT_MS })
    return names
  }
  return async (codePostal) => {
    const now = elapsed()
    const known = kept.get(codePostal)
    if (known && known.until > now) return known.names
    if (restUntil > now) return embeddedCommunes(codePostal)
    try {
      return await ask(codePostal)
    } catch {
      restUntil = elapsed() + REST_MS
      return embeddedCommunes(codePostal)
    }
  }
}
