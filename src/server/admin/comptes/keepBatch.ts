import { dayInParis } from '#rules/calendar/dates.ts'
import type { Services } from '#server/services.ts'
import type { Db } from '#server/kit/database/Store.ts'
import { comptesByNumero } from '#server/kit/identity/numeros.ts'
import { keepRegistered } from '#server/kit/identity/register.ts'
import type { Registered } from '#server/kit/identity/registerEntry.ts'
import { refusalOr, RowRefusal } from '../imports/refusals.ts'
import type { Outcome } from '../imports/runImport.ts'
import { NUMERO_REMPLACE } from '../imports/fields.ts'
import { formerAmong, planOfRow, renumberByRow } from './registerNumber.ts'
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

type Row = Registered | RowRefusal

const isPerson = (row: Row): row is Registered => !(row instanceof RowRefusal)

/** Changes the numbers that rows tell, one by one; a row that is refused becomes its refusal. */
const renumberRows = async (services: Services, db: Db, rows: readonly Row[], aBlanc: boolean) => {
  const plans = new Map<Row, Renumbering>()
  const planned: Row[] = []
  for (const row of rows) {
    const plan = isPerson(row) ? await refusalOr(() => planOfRow(db, row)) : row
    planned.push(plan instanceof RowRefusal ? plan : row)
    if (!plan || plan instanceof RowRefusal) continue
    plans.set(row, plan)
    if (!aBlanc) await renumberByRow(services, db, plan)
  }
  return { plans, planned }
}

/**
 * Keeps the rows of a batch of the register, in the transaction given; `aBlanc` only looks. Numbers that change come first, one by
 * one; what is left is read and added by a statement for all, so that millions of people take hours and not days.
 */
export const keepBatch = async (
  services: Services,
  db: Db,
  read: readonly Row[],
  aBlanc: boolean,
): Promise<Kept> => {
  const { plans, planned } = await renumberRows(services, db, read, aBlanc)
  const unplanned = planned.filter(isPerson).filter((row) => !plans.has(row))
  const former = await formerAmong(db, unplanned)
  const rows = planned.map((row) => (former.has(row) ? new RowRefusal(NUMERO_REMPLACE) : row))
  const people = rows.filter(isPerson)
  const now = services.clock()
  const kept = await (aBlanc
    ? lookAt(db, people)
    : keepRegistered(db, people, dayInParis(now), now.getTime()))
  const became = new Map<Row, Outcome>(people.map((person, index) => [person, kept[index] ?? 'present']))
  return {
    outcomes: rows.map((row) =>
      isPerson(row) ? (plans.has(row) ? 'modifie' : (became.get(row) ?? 'present')) : row,
    ),
    renumbered: aBlanc ? [] : [...plans.values()].map(({ garde }) => garde.id),
  }
}
