import type { Acte } from '#contract/kit/actes.ts'
import type { Db } from '../database/Store.ts'
import { FEW, ONE_OF, refuseExcess } from '../database/purging/amountDoubt.ts'
import { inBatches } from '../database/purging/inBatches.ts'
import { type AuditRow, sumOf } from './chain.ts'

/** What a search in the journal asks for. */
export interface Sought {
  readonly compteId?: string | undefined
  readonly acte?: Acte | undefined
  readonly depuis?: number | undefined
  readonly requete?: string | undefined
  readonly most: number
}

/** Acts that answer to a search, the latest first. */
export const foundActs = (db: Db, { compteId, acte, depuis, requete, most }: Sought): Promise<AuditRow[]> =>
  db
    .selectFrom('audit')
    .selectAll()
    .$if(compteId !== undefined, (query) => query.where('compte_id', '=', compteId ?? ''))
    .$if(acte !== undefined, (query) => query.where('acte', '=', acte ?? 'connexion'))
    .$if(depuis !== undefined, (query) => query.where('quand', '>=', depuis ?? 0))
    .$if(requete !== undefined, (query) => query.where('requete', '=', requete ?? ''))
    .orderBy('rang', 'desc')
    .limit(most)
    .execute()

/** Whether as many acts as that, or more, were done by who was signed in to an account since a moment: strangers sign in to it too. */
export const hasActsSince = async (
  db: Db,
  compteId: string,
  { most, since }: { readonly most: number; readonly since: number },
): Promise<boolean> => {
  // By the rank, which the index of the account has.
  const row = await db
    .selectFrom('audit')
    .select('quand')
    .where('compte_id', '=', compteId)
    .where('acte', '!=', 'connexion')
    .orderBy('rang', 'desc')
    .limit(1)
    .offset(most - 1)
    .executeTakeFirst()
  return row !== undefined && row.quand > since
}

/** Rows read at once while the whole journal is gone through. */
const PAGE = 1000

/** What verifying the journal found: how far it goes, and where it is broken. */
export interface Verified {
  readonly lignes: number
  readonly rang: number
  readonly empreinte: string
  /** Rank of the first row that does not follow from the one before. */
  readonly rompu?: number
}

/**
 * Goes through the journal: each row must follow from the one before, and the last be the end that was kept. `goOn` is asked
 * before each page, and throws to stop.
 */
export const verifyChain = async (db: Db, goOn?: () => void): Promise<Verified> => {
  const end = await db.selectFrom('audit_tete').selectAll().executeTakeFirstOrThrow()
  let last = { rang: end.purge_rang, empreinte: undefined as string | undefined }
  for (;;) {
    goOn?.()
    const rows = await db
      .selectFrom('audit')
      .selectAll()
      .where('rang', '>', last.rang)
      .where('rang', '<=', end.rang)
      .orderBy('rang')
      .limit(PAGE)
      .execute()
    for (const row of rows) {
      const follows = row.rang === last.rang + 1 && (last.empreinte ?? row.precedent) === row.precedent
      if (!follows || sumOf(row) !== row.empreinte)
        return { lignes: row.rang - end.purge_rang, ...end, rompu: last.rang + 1 }
      last = { rang: row.rang, empreinte: row.empreinte }
    }
    if (rows.length < PAGE) break
  }
  const lignes = last.rang - end.purge_rang
  const whole = last.rang === end.rang && (last.empreinte ?? end.empreinte) === end.empreinte
  return { lignes, rang: end.rang, empreinte: end.empreinte, ...(!whole && { rompu: last.rang + 1 }) }
}

/** The first acts of the journal, as long as each is from before a moment: by their ranks, `most` of them. */
const firstBefore = async (db: Db, before: number, most: number) => {
  const rows = await db
    .selectFrom('audit')
    .select(['rang as cle', 'quand'])
    // Of every rank, in so many words: along the key, and no further than the limit.
    .where('rang', '>', 0)
    .orderBy('rang')
    .limit(most)
    .execute()
  const kept = rows.findIndex(({ quand }) => quand >= before)
  return kept === -1 ? rows : rows.slice(0, kept)
}

/** Whether more would go than a purge may take at once: ranks follow each other, so one row says it. */
const goesTooFar = async (db: Db, before: number): Promise<boolean> => {
  const { rang, purge_rang } = await db.selectFrom('audit_tete').selectAll().executeTakeFirstOrThrow()
  const most = Math.max(FEW, Math.floor((rang - purge_rang) / ONE_OF))
  const beyond = await db
    .selectFrom('audit')
    .select('quand')
    .where('rang', '=', purge_rang + most + 1)
    .executeTakeFirst()
  return beyond !== undefined && beyond.quand < before
}

/**
 * Takes away what has passed its retention: the journal then begins at the row after. It ends at the first act that has not,
 * since a process whose clock was late may have noted an old moment after acts of yesterday. Throws an AmountInDoubt where they
 * are too many at once, unless `sure`.
 */
export const purgeActs = async (db: Db, before: number, sure: boolean): Promise<boolean> => {
  await refuseExcess('audit', sure, () => goesTooFar(db, before))
  return inBatches({ limit: (most) => ({ execute: () => firstBefore(db, before, most) }) }, (keys) => ({
    execute: async () => {
      const last = keys.at(-1) ?? 0
      await db.updateTable('audit_tete').set({ purge_rang: last }).where('purge_rang', '<', last).execute()
      await db
        .deleteFrom('audit')
        .where('rang', 'in', [...keys])
        .execute()
    },
  }))
}
