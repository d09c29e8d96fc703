import type { ContexteDemande } from '#contract/demande/demandederetraite.ts'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import { piecesDemandees } from '#rules/demande/demandeDepart.ts'
import { reponsesDe, type Dossier } from './dossier.ts'
import { etapeOuverte, type EtapeSaisie } from './etapes.ts'

/** Where someone who comes back goes on: the first step with something to answer or to join, or the recap. */
export const etapeAReprendre = (
  dossier: Dossier,
  contexte: ContexteDemande,
  today: CalendarDate,
): EtapeSaisie => {
  const manque = piecesDemandees(reponsesDe(dossier)).some((groupe) => dossier.pieces[groupe].length === 0)
  return etapeOuverte(manque ? 'pieces' : 'recapitulatif', dossier, contexte, today)
}
