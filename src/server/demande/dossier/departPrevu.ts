import { genresDemande } from '#contract/demande/genres.ts'
import type { DepartPrevu } from '#contract/carriere/departPrevu.ts'
import { type CalendarDate, isCalendarDate } from '#rules/calendar/dates.ts'
import { estTermine } from '#rules/demande/etats.ts'
import { motifs } from '#rules/retraite/demande/demande.ts'
import { draftOf } from '#server/kit/drafts/keepDraft.ts'
import type { Compte } from '#server/kit/people/comptes.ts'
import { grantedServices } from '#server/kit/people/rights.ts'
import type { Services } from '#server/services.ts'
import { lastDossier } from '../store.ts'

/** Reason of a departure that a request kept none of: the legal age (specification, §9). */
const AGE_LEGAL = 1

/** The departure of a request as it is kept, sent or not: nothing of it is sure before it is sent. */
interface DemandeGardee {
  readonly depart?: { readonly dateDepart?: unknown; readonly codeMotifDepart?: unknown }
}

/** Reason of the departure of a request. */
export const motifDemande = ({ depart }: DemandeGardee): number =>
  motifs.find((motif) => motif === Number(depart?.codeMotifDepart)) ?? AGE_LEGAL

const { service, suivi } = genresDemande.depart

/** What a person asked for while that request is under way, else what they chose in a draft; a month to come. */
export const departPrevu = async (
  services: Services,
  compte: Compte,
  today: CalendarDate,
): Promise<DepartPrevu | undefined> => {
  const granted = grantedServices(compte)
  const aVenir = (date: unknown): date is CalendarDate =>
    typeof date === 'string' && isCalendarDate(date) && date.endsWith('-01') && date > today
  const sent = granted.includes(suivi) ? await lastDossier(services.db, compte.id, 'depart') : undefined
  if (sent && !estTermine(sent.etat)) {
    const { date_depart: dateDepart, numero: numeroDemande } = sent
    const motif = motifDemande(JSON.parse(sent.json) as DemandeGardee)
    return aVenir(dateDepart) ? { dateDepart, motif, numeroDemande } : undefined
  }
  const draft = granted.includes(service) ? await draftOf(services, compte.id, service) : undefined
  const typed: DemandeGardee = draft?.contenu ?? {}
  const dateDepart = typed.depart?.dateDepart
  return aVenir(dateDepart) ? { dateDepart, motif: motifDemande(typed) } : undefined
}
