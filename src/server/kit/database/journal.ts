import { CONNEXIONS_MONTREES } from '#contract/profil/profil.ts'
import type { Insertable, Selectable } from 'kysely'
import { newId } from '../identifiers.ts'
import type { JournalTable } from './schema/identite.ts'
import { type Amount, isExcess, refuseExcess } from './purging/amountDoubt.ts'
import { inBatches } from './purging/inBatches.ts'
import type { Db } from './Store.ts'
import { writtenOnce } from './writtenOnce.ts'

const keepConnexion = writtenOnce(
  5,
  (db: Db, id: string, compte_id: string, quand: number, moyen: JournalTable['moyen'], navigateur: string) =>
    db.insertInto('journal').values({ id, compte_id, quand, moyen, navigateur }),
)

export const addConnexion = (
  db: Db,
  { compte_id, quand, moyen, navigateur }: Omit<Insertable<JournalTable>, 'id'>,
) => keepConnexion(db, newId(), compte_id, quand, moyen, navigateur)

const connexionsOf = (db: Db, compteId: string) =>
  db.selectFrom('journal').selectAll().where('compte_id', '=', compteId).orderBy('quand', 'desc')

/** The last sign-ins of an account, newest first. */
export const lastConnexions = (db: Db, compteId: string): Promise<Selectable<JournalTable>[]> =>
  connexionsOf(db, compteId).limit(CONNEXIONS_MONTREES).execute()

/** Every sign-in of an account that is kept, newest first. */
export const everyConnexion = (db: Db, compteId: string): Promise<Selectable<JournalTable>[]> =>
  connexionsOf(db, compteId).execute()

const amountBefore = (db: Db, before: number): Amount => {
  const counted = (side: '<' | '>=') => async (most: number) => {
    const rows = db
      .selectFrom('journal')
      .select('quand')
      .where('quand', side, before)
      .orderBy('quand')
      .limit(most)
    const { total } = await db
      .selectFrom(rows.as('rangs'))
      .select((e) => e.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow()
    return total
  }
  return { before: counted('<'), stay: counted('>=') }
}

/** Deletes the sign-ins from before a moment (ms). Throws an AmountInDoubt where they are too many at once, unless `sure`. */
export const purgeConnexions = async (db: Db, before: number, sure: boolean): Promise<boolean> => {
  await refuseExcess('journal', sure, () => isExcess(amountBefore(db, before)))
  return inBatches(
    db.selectFrom('journal').select('id as cle').where('quand', '<', before).orderBy('quand'),
    (keys) => db.deleteFrom('journal').where('id', 'in', [...keys]),
  )
}

/** Forgets the sign-ins of an account that has another holder now. */
export const dropConnexions = (db: Db, compteId: string) =>
  db.deleteFrom('journal').where('compte_id', '=', compteId).execute()

/** Whether an account has a second factor: its sessions opened by one, or one was added there. */
export const hasFactor = async (db: Db, compteId: string): Promise<boolean> =>
  (await db.selectFrom('facteur').select('id').where('compte_id', '=', compteId).executeTakeFirst()) !==
  undefined

/** Forgets the second factors of an account, and what waits for them: another holds it now, or the administration says so. */
export const dropFactors = async (db: Db, compteId: string): Promise<void> => {
  await db.deleteFrom('facteur').where('compte_id', '=', compteId).execute()
  await db.deleteFrom('code_secours').where('compte_id', '=', compteId).execute()
  const waiting = ['secondfacteur', 'totp', 'creationcle', 'defi'] as const
  await db.deleteFrom('jeton').where('compte_id', '=', compteId).where('genre', 'in', waiting).execute()
}

/** Deletes what someone began and did not end in time: creations of accounts, sign-ins by FranceConnect. */
export const purgeBegun = async (db: Db, now: number): Promise<boolean> => {
  let all = true
  for (const table of ['inscription', 'demarrage_fc'] as const)
    all =
      (await inBatches(
        db.selectFrom(table).select('empreinte as cle').where('expire_le', '<=', now).orderBy('expire_le'),
        (keys) =>
          db
            .deleteFrom(table)
            .where('empreinte', 'in', [...keys])
            .where('expire_le', '<=', now),
      )) && all
  return all
}
