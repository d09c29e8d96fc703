import { jugementDepart, type Contexte } from '#contract/demande/questions/commun.ts'
import { sansEnfant } from '#contract/demande/questions/enfants.ts'
import { messageKey, type MessageKey } from '#contract/messages.ts'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import { examenDuDepart, fauteDeDepart } from '#rules/demande/motifDepart.ts'
import { estimer, type Estimation } from '#rules/retraite/estimation/estimation.ts'
import { type Reserves, reservesDe } from '#rules/simulation/reserves/reserves.ts'
import type { Dossier } from '../../dossier/dossier.ts'

/** Years for which a child must be raised to count in the pension (art. L. 18 CPCMR). */
const ANNEES_ELEVE = 9

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

const enfantsEleves = (situation: Dossier<'depart'>['situation']): number =>
  sansEnfant(situation)
    ? 0
    : situation.enfants.filter(({ anneesElevees }) => Number(anneesElevees) >= ANNEES_ELEVE).length

/** What the account gives for a departure on `dateDepart`, for the reason and the children of the request. */
export const previsionDe = (
  contexte: Contexte,
  { situation, depart }: Dossier<'depart'>,
  dateDepart: CalendarDate,
): Prevision => {
  const { today } = contexte
  if (!contexte.cir) return { sorte: 'sanscompte' }
  const demande = { dateDepart, codeMotifDepart: Number(depart.codeMotifDepart) }
  const enfants = enfantsEleves(situation)
  const examen = examenDuDepart(contexte.cir, { ...demande, enfants }, today)
  const faute = fauteDeDepart({ ...jugementDepart(contexte), ...demande }, today)
  const motif = faute ?? examen.fautes[0]?.motif
  if (motif !== undefined) return { sorte: 'impossible', raison: messageKey(`RETRAITE_${motif}`) }
  const estimation = estimer(examen.demande)
  const reserves = reservesDe(contexte.cir, {
    demande: examen.demande,
    regle: estimation.regle,
    decote: estimation.decote.trimestres,
    sansRafp: true,
  })
  return { sorte: 'calculee', dateDepart, estimation, reserves }
}
