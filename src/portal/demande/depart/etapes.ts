import type { ContexteDemande } from '#contract/demande/demandederetraite.ts'
import { departFormSchema, type DepartContext } from '#contract/demande/departForm.ts'
import {
  nouvelleAdresseFormSchema,
  situationDepartFormSchema,
} from '#contract/demande/situationDepartForm.ts'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import { etapesVisibles, type EtapeDemandeDepart } from '#rules/demande/demandeDepart.ts'
import { debutDuCompte } from '#rules/simulation/hypotheses.ts'
import { reponsesDe, type Dossier } from './dossier.ts'

/** Steps that are filled in: all but the end. */
export type EtapeSaisie = Exclude<EtapeDemandeDepart, 'confirmation'>

/** What the departure is judged on: the birth that the register has, and the category that the account says. */
export const departContext = ({ identite, cir }: ContexteDemande, today: CalendarDate): DepartContext => ({
  today,
  dateNaissance: identite.dateNaissance,
  categorie: cir?.situation.categorie ?? 'sedentaire',
  debutAvant: cir && debutDuCompte(cir, { dateDepart: today, quotites: [] }),
})

/** Whether the answers of a step can be sent as they are. */
const estComplete = (
  etape: EtapeDemandeDepart,
  { situation, nouvelleAdresse, depart }: Dossier,
  contexte: ContexteDemande,
  today: CalendarDate,
): boolean => {
  if (etape === 'situation')
    return (
      situationDepartFormSchema(today).isValidSync(situation) &&
      (!situation.changementAdresse || nouvelleAdresseFormSchema(today).isValidSync(nouvelleAdresse))
    )
  if (etape === 'depart') return departFormSchema(departContext(contexte, today)).isValidSync(depart)
  return true
}

/** The step asked for, or the first before it whose answers are not complete, or the next that shows. */
export const etapeOuverte = (
  asked: EtapeDemandeDepart,
  dossier: Dossier,
  contexte: ContexteDemande,
  today: CalendarDate,
): EtapeSaisie => {
  const etapes = etapesVisibles(reponsesDe(dossier)).filter((etape) => etape !== 'confirmation')
  const wanted = asked === 'pieces' && !etapes.includes('pieces') ? 'recapitulatif' : asked
  const rank = Math.max(0, etapes.indexOf(wanted as EtapeSaisie))
  const stopped = etapes.slice(0, rank).find((etape) => !estComplete(etape, dossier, contexte, today))
  return stopped ?? etapes[rank] ?? 'preparation'
}
