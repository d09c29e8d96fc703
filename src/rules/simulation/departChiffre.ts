import type { CalendarDate } from '#rules/calendar/dates.ts'
import { loiDe } from '#rules/retraite/regle/regle.ts'
import type { Demande } from '#rules/retraite/demande/demande.ts'
import type { Estimation } from '#rules/retraite/estimation/estimation.ts'
import type { CompteDecrit } from './reserves/compteDecrit.ts'
import { reservesDe } from './reserves/reserves.ts'

/** A departure told by its gross monthly pension alone (euros), whether it was asked for or is the first that is possible. */
export const departChiffre = (
  cir: CompteDecrit,
  demande: Demande,
  aujourdhui: CalendarDate,
  { regle, decote, pensionBruteMensuelle, indicatif }: Estimation,
) => {
  const reserves = reservesDe(cir, { demande, regle, decote: decote.trimestres, aujourdhui, sansRafp: true })
  return {
    date: demande.dateDepart,
    pensionBruteMensuelle,
    indicatif,
    regle: loiDe(regle).label,
    nonComptes: [...reserves.nonComptes],
    suppositions: [...reserves.suppositions],
  }
}
