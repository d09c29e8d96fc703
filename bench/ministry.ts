import type { Insertable } from 'kysely'
import { ecrire } from '#rules/format/nombres.ts'
import { captcha, codesConnexion, connexion } from '#contract/connexion/connexion.ts'
import type { Db } from '#server/kit/database/Store.ts'
import type { CompteTable } from '#server/kit/database/schema/schema.ts'
import { hashPassword } from '#server/kit/password/password.ts'
import { newId } from '#server/kit/identifiers.ts'
import { person } from '#testing/person.ts'
import { atRate } from './kit/atRate.ts'
import { atMost, type Measure, said } from './kit/Measure.ts'
import { onPostgres } from './kit/onPostgres.ts'
import { runAlone } from './kit/report.ts'
import { CODE, nirOf } from './kit/signInto.ts'
import { percentile } from './kit/time.ts'

/** Fifty thousand agents who come within an hour, and of whom one in twenty mistypes first. */
const RATE = 14
const MISTYPE = 20

/** How long each moment is looked at. The limit of failures in ten minutes (300) is that of as long. */
const SECONDS = 12
const ECHECS = Math.round((300 * SECONDS) / 600)

/** Passwords tried in a second, and agents who come once the morning has passed. */
const ATTACKS = 4
const QUIET = 1

/** Each has a password of their own; one is tried on all of them. */
const secretOf = (rank: number) => `Azerty-Ministere-${rank}!`
const WRONG = 'Azerty-Ministere-2025!'

/** Passwords that are hashed at once: more would not be taken. */
const HASHED = 40

const addAgents = async (db: Db, count: number) => {
  const agent = async (rank: number): Promise<Insertable<CompteTable>> => ({
    ...person(nirOf(rank)),
    id: newId(),
    secret: await hashPassword(secretOf(rank)),
  })
  for (let from = 0; from < count; from += HASHED) {
    const ranks = Array.from({ length: Math.min(HASHED, count - from) }, (_, rank) => from + rank)
    await db
      .insertInto('compte')
      .values(await Promise.all(ranks.map(agent)))
      .execute()
  }
}

/** One try with its captcha, from a browser that has these marks: what was answered, how late, and the marks given. */
const answeredTry = async (
  { address, asked }: { readonly address: string; readonly asked: number },
  identifiant: string,
  secret: string,
  cookie: string,
) => {
  const drawn = await fetch(`${address}${captcha.path}?son=adresse`, { headers: { cookie } })
  const { uuid = '', erreurCode } = (await drawn.json()) as { uuid?: string; erreurCode?: string }
  if (drawn.status !== 200)
    return { code: `captcha ${drawn.status} (${erreurCode})`, ms: performance.now() - asked, marks: '' }
  const answer = await fetch(`${address}${connexion.path}`, {
    method: 'POST',
    headers: { cookie },
    body: new URLSearchParams({ identifiant, secret, code: CODE, uuid }),
  })
  const given = (await answer.json()) as { code?: number; erreurCode?: string }
  const code = given.code ?? `connexion ${answer.status} (${given.erreurCode})`
  const marks = answer.headers.getSetCookie().find((one) => one.includes('navigateur=')) ?? ''
  return { code, ms: performance.now() - asked, marks: marks.split(';', 1)[0] ?? '' }
}

/** The same; one that nobody answered is told as such. */
const tryAt = (address: string, identifiant: string, secret: string, cookie = '') => {
  const asked = performance.now()
  return answeredTry({ address, asked }, identifiant, secret, cookie).catch(() => ({
    code: 'sans réponse',
    ms: performance.now() - asked,
    marks: '',
  }))
}

type Tried = Awaited<ReturnType<typeof tryAt>>

const entered = ({ code }: Tried) => code === codesConnexion.ok
/** The password was looked at, and was wrong. */
const lookedAt = ({ code }: Tried) =>
  code === codesConnexion.echec || code === codesConnexion.echecAvecBlocage

const told = (tries: readonly Tried[]) => {
  const times = tries.map(({ ms }) => ms).toSorted((a, b) => a - b)
  const codes = tries.filter((tried) => !entered(tried)).map(({ code }) => code)
  const refusals = [...new Set(codes)]
    .map((code) => `, refus ${code} : ${codes.filter((other) => other === code).length}`)
    .join('')
  return `${tries.filter(entered).length} entrés sur ${tries.length}${refusals}, 95e centile ${ecrire(percentile(times, 0.95), 0)} ms, au plus ${ecrire(times.at(-1) ?? 0, 0)} ms`
}

/** Agents who come at a rate from a rank on, alone or while another tries passwords at another rate. */
const moment = async (
  address: string,
  { rate, from, marks = [] }: { rate: number; from: number; marks?: readonly string[] },
  attack: (rank: number) => Promise<Tried>,
  attacks: number,
) => {
  const agent = async (rank: number) => {
    const nir = nirOf(from + rank)
    if (rank % MISTYPE === 0) await tryAt(address, nir, `${secretOf(from + rank)}?`, marks[rank])
    return tryAt(address, nir, secretOf(from + rank), marks[rank])
  }
  const [agents, tries] = await Promise.all([atRate(rate, SECONDS, agent), atRate(attacks, SECONDS, attack)])
  return { agents, tries, looked: tries.filter(lookedAt).length }
}

/**
 * Fifty thousand agents behind one address, on browsers that never signed in, as fast as they come on a morning: alone,
 * then while somebody there tries passwords on their accounts; and what is left of that address once he has it slowed.
 */
export const ministryBench = async (): Promise<readonly Measure[]> => {
  const { addresses, store, stop } = await onPostgres(1, {
    CAPTCHA_FIXED_CODE: CODE,
    ECHECS_PAR_RESEAU: `${ECHECS}`,
  })
  const [address = ''] = addresses
  const morning = RATE * SECONDS
  await addAgents(store.db, 2 * morning + QUIET * SECONDS + 1)
  const spray = (rank: number) => tryAt(address, nirOf(rank % (2 * morning)), WRONG)
  const alone = await moment(address, { rate: RATE, from: 0 }, spray, 0)
  const beside = await moment(address, { rate: RATE, from: morning }, spray, ATTACKS)
  const one = nirOf(2 * morning + QUIET * SECONDS)
  const guesses = await moment(
    address,
    { rate: 0, from: 0 },
    (rank) => tryAt(address, one, `${WRONG}${rank}`),
    ATTACKS,
  )
  const marks = alone.agents.map((tried) => tried.marks)
  const known = await moment(address, { rate: QUIET, from: 0, marks }, spray, ATTACKS)
  const unknown = await moment(address, { rate: QUIET, from: 2 * morning }, spray, ATTACKS)
  await stop()
  const kept = ({ agents }: typeof alone) => agents.filter((tried) => !entered(tried)).length
  const held = ({ looked, tries }: typeof alone) => `mots de passe regardés : ${looked} sur ${tries.length}`
  return [
    atMost('Ministère : refusés le matin', kept(alone), 0, '', told(alone.agents)),
    atMost(
      'Refusés à côté de qui essaie des mots de passe',
      kept(beside),
      0,
      '',
      `${told(beside.agents)} ; ${held(beside)}`,
    ),
    atMost('Un mot de passe essayé sur tous : essais regardés', beside.looked, 20, '', held(beside)),
    atMost('Essais regardés sur un seul compte', guesses.looked, 6, '', held(guesses)),
    atMost(
      'Réseau ralenti : navigateurs connus refusés',
      kept(known),
      0,
      '',
      `${told(known.agents)} ; ${held(known)}`,
    ),
    said('Réseau ralenti : navigateurs inconnus', `${told(unknown.agents)} ; ${held(unknown)}`),
  ]
}

await runAlone(import.meta.url, ministryBench)
