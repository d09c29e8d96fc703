import { breakerOf } from '#server/kit/breaker.ts'
import { DAY_MS } from '#server/kit/clock.ts'
import type { Services } from '#server/services.ts'
import { askPublicService } from './publicService.ts'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '#server/kit/root.ts'

const readList = (): ReadonlyMap<string, readonly string[]> => {
  const text = readFileSync(join(root, 'src/server/profil/communes/communes.txt'), 'utf8')
  return new Map(
    text
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => {
        const [codePostal = '', ...names] = line.split(';')
        return [codePostal, names]
      }),
  )
}

let list: ReadonlyMap<string, readonly string[]> | undefined

/** Communes of a postal code in the embedded list, which is read at the first question; none for a CEDEX. */
const embeddedCommunes = (codePostal: string): readonly string[] =>
  (list ??= readList()).get(codePostal) ?? []

const LIMIT_MS = 2000
const KEPT_MS = DAY_MS
const KEPT_CODES = 1000

/** After a failure the service is left alone for this long: nobody waits twice for nothing. */
const REST_MS = 60_000

/** Questions that the service is asked at once: who asks beyond has the embedded list. */
const AT_ONCE = 20

/** Gives the communes of a postal code; the service is asked only of who may have it asked (`mayAsk`, looked at once and only then). */
export type FindCommunes = (codePostal: string, mayAsk?: () => boolean) => Promise<readonly string[]>

type Parts = Pick<Services, 'elapsed'> & { readonly urlCommunes: string | undefined }

/** Asks the public service when one is configured, and the embedded list when none is or when it fails. */
export const communesFinder = ({ urlCommunes, elapsed }: Parts, limitMs = LIMIT_MS): FindCommunes => {
  if (urlCommunes === undefined) return async (codePostal) => embeddedCommunes(codePostal)
  const kept = new Map<string, { readonly names: readonly string[]; readonly until: number }>()
  const asked = new Map<string, Promise<readonly string[]>>()
  const { isResting, guard } = breakerOf(elapsed, REST_MS)
  const ask = async (codePostal: string) => {
    try {
      const names = await guard(() => askPublicService(urlCommunes, codePostal, limitMs))
      if (kept.size >= KEPT_CODES) kept.clear()
      kept.set(codePostal, { names, until: elapsed() + KEPT_MS })
      return names
    } catch {
      return embeddedCommunes(codePostal)
    } finally {
      asked.delete(codePostal)
    }
  }
  return async (codePostal, mayAsk = () => true) => {
    const now = elapsed()
    const known = kept.get(codePostal)
    if (known && known.until > now) return known.names
    const underWay = asked.get(codePostal)
    if (underWay) return underWay
    if (isResting() || asked.size >= AT_ONCE || !mayAsk()) return embeddedCommunes(codePostal)
    const answer = ask(codePostal)
    asked.set(codePostal, answer)
    return answer
  }
}
