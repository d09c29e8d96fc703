import type { Scenario } from '#contract/simulation/simulateur.ts'
import type { Db } from '#server/kit/database/Store.ts'
import { newId } from '#server/kit/identifiers.ts'

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
  return rows.map(({ id, rang, nom, json }) => ({ simulationId: id, rang, nom, ...gardeDe(json) }))
}

/** Keeps a simulation at its rank; false when another is there. */
export const addScenario = async (
  db: Db,
  compteId: string,
  { rang, nom, choix, hypotheses }: Scenario,
  now: number,
): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('scenario')
    .values({
      id: newId(),
      compte_id: compteId,
      rang,
      nom,
      json: JSON.stringify({ ...hypotheses, choix }),
      cree_le: now,
    })
    .onConflict((conflict) => conflict.columns(['compte_id', 'rang']).doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

/** The simulation at a rank, and no other that took its place when it is named. */
type Designee = Pick<Scenario, 'rang' | 'simulationId'>

const named = ({ rang, simulationId }: Designee) => ({
  rang,
  ...(simulationId !== undefined && { id: simulationId }),
})

/** Gives a simulation another name; false when it is not there any more. */
export const renameScenario = async (
  db: Db,
  compteId: string,
  designee: Designee,
  nom: string,
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('scenario')
    .set({ nom })
    .where('compte_id', '=', compteId)
    .where((e) => e.and(named(designee)))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export const removeScenario = (db: Db, compteId: string, designee: Designee) =>
  db
    .deleteFrom('scenario')
    .where('compte_id', '=', compteId)
    .where((e) => e.and(named(designee)))
    .execute()

/** What is held of the simulations of a person, for the copy of all their data. */
export const heldSimulations = async (db: Db, compteId: string) => ({
  simulations: (await scenariosOf(db, compteId)).map(({ simulationId: _id, ...kept }) => kept),
})
