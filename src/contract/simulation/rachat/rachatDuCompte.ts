import type { CalendarDate } from '#rules/calendar/dates.ts'
import { enfantsPour } from '#rules/carriere/enfantsEleves.ts'
import type { Demande } from '#rules/retraite/demande/demande.ts'
import { demandeDuCompte, indiceDetenu } from '#rules/simulation/hypotheses/hypotheses.ts'
import type { Cir } from '#contract/carriere/cir.ts'
import type { Hypotheses } from '../simulateur.ts'

/** The account that fills a buy-back in, and what is supposed over it, as in the simulator. */
export interface CompteDuRachat {
  readonly cir: Cir
  readonly hypotheses: Hypotheses
}

/** A number as typed; NaN for none. */
export const nombre = (saisi: string) =>
  saisi.trim() === '' ? Number.NaN : Number(saisi.trim().replace(',', '.'))

/** An index as typed: a number, or the text of a lettered group. */
export const indice = (saisi: string) => {
  const net = saisi.trim()
  return /^[\d.,-]+$/.test(net) ? Number(net.replace(',', '.')) : net
}

/** Index that the account gives at a departure. */
export const indiceDuDepart = ({ cir }: CompteDuRachat, dateDepart: CalendarDate): number =>
  indiceDetenu(cir, dateDepart) ?? cir.situation.indiceMajore

/** The request that the simulator makes of the account at a departure, nothing bought; another index may be typed. */
export const demandeAvecCompte = (
  compte: CompteDuRachat,
  dateDepart: CalendarDate,
  indiceDepart: string,
  today: CalendarDate,
): Demande => {
  const { cir } = compte
  // A lettered group is that of an index that is said: here the field says it, or the account.
  const { groupeHorsEchelle: _groupe, ...hypotheses } = compte.hypotheses
  const rachat = { trimestres: 0, option: hypotheses.rachat.option }
  const indiceMajore = indiceDuDepart(compte, dateDepart)
  const enfants = enfantsPour(cir, hypotheses, dateDepart)
  const demande = demandeDuCompte(cir, { ...hypotheses, dateDepart, indiceMajore, enfants, rachat }, today)
  return indiceDepart.trim() === '' ? demande : { ...demande, indiceMajore: indice(indiceDepart) }
}
