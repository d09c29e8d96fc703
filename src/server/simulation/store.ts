import type { Scenario } from '#contract/simulation/simulateur.ts'
import type { Db } from '#server/kit/database/Store.ts'

type Garde = Pick<Scenario, 'choix' | 'hypotheses'>

/** Suppositions, and the choice beside them: those that were kept before there were any left at once. */
const gardeDe = (json: string): Garde => {
  const { choix = 'entiere', ...hypotheses } = JSON.parse(json) as Garde['hypotheses'] & Partial<Garde>
  return { choix, hypotheses }
}

/** Simulations that a person keeps, by rank. */
export const scenariosOf = async (db: Db, compteId: string): Promise<Scenario[]> => {
  const rows = await db
    .selectFrom('scenario')
    .selectAll()
    .where('compte_id', '=', compteId)
    .orderBy('rang')
    .execute()
  return rows.map(({ rang, nom, json }) => ({ rang, nom, ...gardeDe(json) }))
}

/** Keeps a simulation at its rank, in place of the one that was there. */
export const putScenario = (
  db: Db,
  compteId: string,
  id: string,
  now: number,
  { rang, nom, choix, hypotheses }: Scenario,
) => {
  const values = { nom, json: JSON.stringify({ ...hypotheses, choix }), cree_le: now }
  return db
    .insertInto('scenario')
    .values({ id, compte_id: compteId, rang, ...values })
    .onConflict((conflict) => conflict.columns(['compte_id', 'rang']).doUpdateSet(values))
    .execute()
}

/** Gives a simulation another name; false when there is none at that rank. */
export const renameScenario = async (
  db: Db,
  compteId: string,
  { rang, nom }: Pick<Scenario, 'rang' | 'nom'>,
) => {
  const { numUpdatedRows } = await db
    .updateTable('scenario')
    .set({ nom })
    .where('compte_id', '=', compteId)
    .where('rang', '=', rang)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export const removeScenario = (db: Db, compteId: string, rang: number) =>
  db.deleteFrom('scenario').where('compte_id', '=', compteId).where('rang', '=', rang).execute()

/** What is held of the simulations of a person, for the copy of all their data. */
export const heldSimulations = async (db: Db, compteId: string) => ({
  simulations: await scenariosOf(db, compteId),
})
