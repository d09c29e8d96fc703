import type { Services } from '../services.ts'
import { getReglage, setReglage } from '#server/kit/database/reglages.ts'
import type { Output } from './Output.ts'

const MAINTENANCE = 'maintenance'

const tell = (on: boolean, { say }: Output) =>
  say(on ? 'Le portail est en maintenance : chaque appel répond 544.' : 'Le portail est ouvert.')

/** Closes the portal for maintenance, or opens it again; the server follows within two seconds. */
export const setMaintenance = async ({ db }: Services, on: boolean, output: Output): Promise<void> => {
  await setReglage(db, MAINTENANCE, on ? '1' : '0')
  tell(on, output)
}

export const showMaintenance = async ({ db }: Services, output: Output): Promise<void> =>
  tell((await getReglage(db, MAINTENANCE)) === '1', output)
