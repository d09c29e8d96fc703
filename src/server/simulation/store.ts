import type { Scenario } from '#contract/simulation/simulateur.ts'
import type { Db } from '#server/kit/database/Store.ts'

/** Simulations that a person keeps, by rank. */
export const scenariosOf = async (db: Db, compteId: string): Promise<Scenario[]> => {
  const rows = await db
    .selectFrom('scenario')
    .selectAll()
    .where('compte_id', '=', compteId)
    .orderBy('rang')
    .execute()
  return rows.map(({ rang, nom, json }) => ({
    rang,
    nom,
    hypotheses: JSON.parse(json) as Scenario['hypotheses'],
  }))
}

/** Keeps a simulation at its rank, in place of the one that was there. */
export const putScenario = (
  db: Db,
  compteId: string,
  id: string,
  now: number,
  { rang, nom, hypotheses }: Scenario,
) => {
  const values = { nom, json: JSON.stringify(hypotheses), cree_le: now }
  return db
    .insertInto('scenario')
    .values({ id, compte_id: compteId, rang, ...values })
    .onConflict((conflict) => conflict.columns(['compte_id', 'rang']).doUpdateSet(values))
    .execute()
}

export const removeScenario = (db: Db, compteId: string, rang: number) =>
  db.deleteFrom('scenario').where('compte_id', '=', compteId).where('rang', '=', rang).execute()

/** What is held of the simulations of a person, for the copy of all their data. */
export const heldSimulations = async (db: Db, compteId: string) => ({
  simulations: await scenariosOf(db, compteId),
})
