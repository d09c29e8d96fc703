import { sql } from 'kysely'
import { actesSensibles } from '#contract/kit/actes.ts'
import type { Db } from '../database/Store.ts'
import type { AuditRow } from './chain.ts'

const of = (db: Db, compteId: string) => db.selectFrom('audit').where('compte_id', '=', compteId)

const latest = (db: Db, compteId: string, most: number) =>
  of(db, compteId).selectAll().orderBy('rang', 'desc').limit(most)

/**
 * Refusals that a person is shown at most, of signing in and of all the rest: whoever knows their number makes as many of the
 * former as they like, and whoever found a session open as many of the latter.
 */
const REFUSED_SHOWN = 5

/** Acts of each sensitive kind that are shown, however many others came since. */
const OF_KIND_SHOWN = 3

/** Rank of the act that opened the space for who holds it now: their registration, or the administration's, which takes it from another. */
const openingRank = async (db: Db, compteId: string): Promise<number> => {
  const row = await of(db, compteId)
    .select('rang')
    .where('resultat', '=', 'fait')
    .where((e) =>
      e.or([e('acte', '=', 'inscription'), e.and({ acte: 'administration', objet: 'comptes creer' })]),
    )
    .orderBy('rang', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.rang ?? 0
}

/** The latest acts of each sensitive kind: no number of downloads, nor of changes of another kind, hides them. */
const sensitiveOf = (db: Db, compteId: string): Promise<AuditRow[]> =>
  db
    .selectFrom(
      of(db, compteId)
        .where('resultat', '=', 'fait')
        .where('acte', 'in', [...actesSensibles])
        .selectAll()
        .select(sql<number>`row_number() over (partition by acte order by rang desc)`.as('ordre'))
        .as('rangs'),
    )
    .selectAll()
    .where('ordre', '<=', OF_KIND_SHOWN)
    .execute()

/**
 * Acts on an account since its holder created their space, the latest first: `most` of them, and the latest of each sensitive
 * kind besides. No number of refusals hides the others.
 */
export const actsOfHolder = async (db: Db, compteId: string, most: number): Promise<AuditRow[]> => {
  const opened = await openingRank(db, compteId)
  const done = await latest(db, compteId, most)
    .where((e) => e.or({ resultat: 'fait', acte: 'administration' }))
    .execute()
  const refusals = latest(db, compteId, REFUSED_SHOWN).where('resultat', '=', 'refuse')
  const refused = [
    ...(await refusals.where('acte', '=', 'connexion').execute()),
    ...(await refusals.where('acte', 'not in', ['connexion', 'administration']).execute()),
  ]
  const inOrder = (one: AuditRow, other: AuditRow) => other.rang - one.rang
  const recent = [...done, ...refused].sort(inOrder).slice(0, most)
  const shown = new Map([...(await sensitiveOf(db, compteId)), ...recent].map((row) => [row.rang, row]))
  return [...shown.values()].filter(({ rang }) => rang >= opened).sort(inOrder)
}
