import { jugementDepart, type Contexte } from '#contract/demande/questions/commun.ts'
import { sansEnfant } from '#contract/demande/questions/enfants.ts'
import { messageKey, type MessageKey } from '#contract/messages.ts'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import { typedDate } from '#rules/calendar/dateSaisie.ts'
import { type EnfantEleve, enfantsElevesAu } from '#rules/carriere/enfantsEleves.ts'
import { examenDuDepart, fauteDeDepart } from '#rules/demande/motifDepart.ts'
import { estimer, type Estimation } from '#rules/retraite/estimation/estimation.ts'
import { partiesDe, regleDe } from '#rules/retraite/regle/regle.ts'
import { type Reserves, reservesDe } from '#rules/simulation/reserves/reserves.ts'
import type { Dossier } from '../../dossier/dossier.ts'

/** The estimate of a departure, or why none can be made: the key of a sentence; none without an account. */
export type Prevision =
  | {
      readonly sorte: 'calculee'
      readonly dateDepart: CalendarDate
      readonly estimation: Estimation
      readonly reserves: Reserves
    }
  | { readonly sorte: 'impossible'; readonly raison: MessageKey }
  | { readonly sorte: 'sanscompte' }

/** The children of the request, raised long enough to count in the pension or not (art. L. 18 III CPCMR). */
const enfantsDe = (
  situation: Dossier<'depart'>['situation'],
  today: CalendarDate,
  dateDepart: CalendarDate,
): readonly EnfantEleve[] => {
  if (sansEnfant(situation)) return []
  const { raisedYears } = partiesDe(regleDe(dateDepart)).childrenIncrease
  return situation.enfants.flatMap(({ dateNaissance: typed, anneesElevees }) => {
    const dateNaissance = typedDate(typed, today, { max: today })
    return dateNaissance === ''
      ? []
      : [{ dateNaissance, elevePendant9Ans: Number(anneesElevees) >= raisedYears }]
  })
}

/** What the account gives for a departure on `dateDepart`, for the reason and the children of the request. */
export const previsionDe = (
  contexte: Contexte,
  { situation, depart }: Dossier<'depart'>,
  dateDepart: CalendarDate,
): Prevision => {
  const { today } = contexte
  if (!contexte.cir) return { sorte: 'sanscompte' }
  const demande = { dateDepart, codeMotifDepart: Number(depart.codeMotifDepart) }
  const enfants = enfantsDe(situation, today, dateDepart)
  const comptes = enfantsElevesAu({ enfants }, dateDepart)
  const examen = examenDuDepart(contexte.cir, { ...demande, enfants: comptes }, today)
  const faute = fauteDeDepart({ ...jugementDepart(contexte), ...demande }, today)
  const motif = faute ?? examen.fautes[0]?.motif
  if (motif !== undefined) return { sorte: 'impossible', raison: messageKey(`RETRAITE_${motif}`) }
  const estimation = estimer(examen.demande)
  const reserves = reservesDe(contexte.cir, {
    demande: examen.demande,
    regle: estimation.regle,
    decote: estimation.decote.trimestres,
    enfantsDits: enfants,
    aujourdhui: today,
    sansRafp: true,
  })
  return { sorte: 'calculee', dateDepart, estimation, reserves }
}
