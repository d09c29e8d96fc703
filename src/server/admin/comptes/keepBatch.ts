import { dayInParis } from '#rules/calendar/dates.ts'
import type { Services } from '#server/services.ts'
import type { Db } from '#server/kit/database/Store.ts'
import { comptesByNumero } from '#server/kit/people/numeros.ts'
import { keepRegistered, type Registered } from '#server/kit/people/register.ts'
import { refusalOr, RowRefusal } from '../imports/refusals.ts'
import type { Outcome } from '../imports/runImport.ts'
import { planOfRow, refuseFormer, renumberByRow } from './registerNumber.ts'
import type { Renumbering } from './renumber.ts'

/** What becomes of the rows of a batch, and the accounts whose number changed. */
interface Kept {
  readonly outcomes: readonly Outcome[]
  readonly renumbered: readonly string[]
}

/** What would become of people, without doing it: someone known is told as changed. */
const lookAt = async (db: Db, people: readonly Registered[]): Promise<Outcome[]> => {
  const numbers = people.map(({ compte }) => compte.identifiant)
  const known = await comptesByNumero(db, numbers)
  return numbers.map((number) => (known.has(number) ? 'modifie' : 'importe'))
}

/**
 * Keeps the rows of a batch of the register, in the transaction given; `aBlanc` only looks. Numbers that change come first, one by
 * one; what is left is read and added by a statement for all, so that millions of people take hours and not days.
 */
export const keepBatch = async (
  services: Services,
  db: Db,
  read: readonly (Registered | RowRefusal)[],
  aBlanc: boolean,
): Promise<Kept> => {
  const people = read.filter((one): one is Registered => !(one instanceof RowRefusal))
  const became = new Map<Registered | RowRefusal, Outcome>()
  const plans = new Map<Registered, Renumbering>()
  for (const person of people) {
    const plan = await refusalOr(() => planOfRow(db, person))
    if (plan instanceof RowRefusal) became.set(person, plan)
    if (plan === undefined || plan instanceof RowRefusal) continue
    if (!aBlanc) await renumberByRow(services, db, plan)
    plans.set(person, plan)
  }
  const unplanned = people.filter((person) => !became.has(person) && !plans.has(person))
  const refusals = await refuseFormer(
    db,
    unplanned.map(({ compte }) => compte),
  )
  for (const [index, person] of unplanned.entries()) {
    const refusal = refusals[index]
    if (refusal) became.set(person, refusal)
  }
  const kept = people.filter((person) => !became.has(person))
  const now = services.clock()
  const outcomes = await (aBlanc
    ? lookAt(db, kept)
    : keepRegistered(db, kept, dayInParis(now), now.getTime()))
  for (const [index, person] of kept.entries())
    became.set(person, plans.has(person) ? 'modifie' : (outcomes[index] ?? 'present'))
  return {
    outcomes: read.map((one) => (one instanceof RowRefusal ? one : (became.get(one) ?? 'present'))),
    renumbered: aBlanc ? [] : [...plans.values()].map(({ garde }) => garde.id),
  }
}
