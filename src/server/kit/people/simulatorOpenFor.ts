import { isSimulatorOpen } from '#rules/simulation/simulateur.ts'
import type { Compte } from './comptes.ts'
import { grantedServices } from './rights.ts'

/** Whether the simulator opens for someone on a day (AAAA-MM-JJ). */
export const simulatorOpenFor = (compte: Compte, today: string) =>
  isSimulatorOpen({
    dateNaissance: compte.date_naissance,
    cir: compte.cir === 1,
    serviceAccorde: grantedServices(compte).includes('simulation'),
    today,
  })
