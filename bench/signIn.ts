import { randomInt } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { ecrire } from '#rules/format/nombres.ts'
import { captcha, codesConnexion, connexion } from '#contract/connexion/connexion.ts'
import { captchaImage } from '#server/kit/captcha/image.ts'
import { hashPassword } from '#server/kit/password/password.ts'
import { addCompte } from '#server/kit/people/comptes.ts'
import { person } from '#testing/person.ts'
import { atLeast, atMost, type Measure } from './kit/Measure.ts'
import { onPostgres } from './kit/onPostgres.ts'
import { runAlone } from './kit/report.ts'
import { CODE, nirOf } from './kit/signInto.ts'

const CLIENTS = 100
/** Times that each client signs in, once the server is warm. */
const [WARMING, TIMES] = [1, 4]
const SECRET = 'Azerty-Ensemble-2026!'

/** Works a second, of many that are begun at once. */
const rateOf = async (count: number, work: (rank: number) => Promise<unknown>): Promise<number> => {
  const begun = performance.now()
  await Promise.all(Array.from({ length: count }, (_, rank) => work(rank)))
  return (count * 1000) / (performance.now() - begun)
}

/**
 * People of a hundred networks who ask for a captcha and sign in, all at once, again and again: as many a second as their
 * passwords may be checked by argon2 alone, and their captchas drawn and passwords checked alone, on the same machine.
 */
export const signInBench = async (): Promise<readonly Measure[]> => {
  const { addresses, store, stop } = await onPostgres(1, { CAPTCHA_FIXED_CODE: CODE, TRUST_PROXY: '1' })
  const [address = ''] = addresses
  const secret = await hashPassword(SECRET)
  for (let rank = 0; rank < CLIENTS; rank += 1) await addCompte(store.db, { ...person(nirOf(rank)), secret })
  const from = (rank: number) => ({ 'x-forwarded-for': `10.0.${rank >> 8}.${rank & 255}` })
  let refused = 0
  const draw = async (rank: number) => {
    const answer = await fetch(`${address}${captcha.path}?son=adresse`, { headers: from(rank) })
    if (!answer.ok) refused += 1
    return ((await answer.json()) as { uuid?: string }).uuid ?? ''
  }
  const enter = async (rank: number, uuid: string) => {
    const answer = await fetch(`${address}${connexion.path}`, {
      method: 'POST',
      headers: from(rank),
      body: new URLSearchParams({ identifiant: nirOf(rank), secret: SECRET, code: CODE, uuid }),
    })
    if (((await answer.json()) as { code?: number }).code !== codesConnexion.ok) refused += 1
  }
  const again = async (times: number, work: (rank: number) => Promise<unknown>) =>
    (await rateOf(CLIENTS, async (rank) => {
      for (let time = 0; time < times; time += 1) await work(rank)
    })) * times
  const both = async (rank: number) => enter(rank, await draw(rank))
  await again(WARMING, both)
  const entered = await again(TIMES, both)
  const drawn = await Promise.all(
    Array.from({ length: CLIENTS }, async (_, rank) => [await draw(rank), await draw(rank)]),
  )
  const alone = await again(1, async (rank) => {
    for (const uuid of drawn[rank] ?? []) await enter(rank, uuid)
  })
  const kept = await hash(SECRET, { memoryCost: 19_456, timeCost: 2, parallelism: 1 })
  const check = () => verify(kept, SECRET)
  const checked = await rateOf(CLIENTS * 2, check)
  const prepared = await rateOf(CLIENTS, async () => {
    await captchaImage(CODE, randomInt)
    await check()
  })
  await stop()
  return [
    atMost('Captcha et connexion à cent : refus', refused, 0, ''),
    atLeast(
      'Connexions à cent, captchas déjà lus / argon2 seul',
      (alone * 2) / checked,
      0.9,
      `${ecrire(alone * 2, 0)} contre ${ecrire(checked, 0)} par seconde`,
    ),
    atLeast(
      'Captcha et connexion à cent / image et argon2 seuls',
      entered / prepared,
      0.9,
      `${ecrire(entered, 0)} contre ${ecrire(prepared, 0)} par seconde`,
    ),
  ]
}

await runAlone(import.meta.url, signInBench)
