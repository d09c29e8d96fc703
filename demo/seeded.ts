import { getReglage, setReglage } from '#server/kit/database/reglages.ts'
import type { Db } from '#server/kit/database/Store.ts'

/** Setting that says that the demo is in place, and since which day. */
export const SEEDED = 'demonstration'

export const isDemoSeeded = async (db: Db): Promise<boolean> => (await getReglage(db, SEEDED)) !== undefined

export const markDemoSeeded = (db: Db, today: string) => setReglage(db, SEEDED, today)
