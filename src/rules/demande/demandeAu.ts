import type { CalendarDate } from '#rules/calendar/dates.ts'
import type { CompteRetraite } from '#rules/carriere/compte.ts'
import type { Demande } from '#rules/retraite/estimation/demande.ts'
import { demandeDuCompte, indiceDetenu } from '#rules/simulation/hypotheses/hypotheses.ts'

/** The estimate that an account gives as it is, for a departure: nothing supposed but that the post goes on. */
export const demandeAu = (
  compte: CompteRetraite,
  {
    dateDepart,
    motif,
    enfants,
  }: { readonly dateDepart: CalendarDate; readonly motif: number; readonly enfants: number },
  aujourdhui: CalendarDate,
): Demande =>
  demandeDuCompte(
    compte,
    {
      dateDepart,
      motif,
      enfants,
      indiceMajore: indiceDetenu(compte, dateDepart) ?? compte.situation.indiceMajore,
      quotites: [],
      rachat: { trimestres: 0, option: 1 },
      pointsRafp: compte.rafp?.points ?? 0,
      revenuFiscalReference: 0,
      parts: 1,
      regle: 'envigueur',
    },
    aujourdhui,
  )
