import type { Reperes } from '#contract/accueil/reperes.ts'
import { genresDemande } from '#contract/demande/genres.ts'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import { enfantsElevesAu } from '#rules/carriere/enfantsEleves.ts'
import { estTermine } from '#rules/demande/etats.ts'
import { examenDuDepart } from '#rules/demande/motifDepart.ts'
import { estimer } from '#rules/retraite/estimation/estimation.ts'
import { departChiffre } from '#rules/simulation/departChiffre.ts'
import { cirOf } from '#server/kit/people/cirs.ts'
import type { Compte } from '#server/kit/people/comptes.ts'
import { grantedServices, simulatorOpenFor } from '#server/kit/people/rights.ts'
import type { Services } from '#server/services.ts'
import { lastDossier } from '../store.ts'
import { motifDemande } from './departPrevu.ts'

/** The departure that a person asked for and what it would give, as long as the request is under way. */
export const repereDemande = async (
  { db }: Services,
  compte: Compte,
  today: CalendarDate,
): Promise<Pick<Reperes, 'depart'>> => {
  if (!simulatorOpenFor(compte, today) || !grantedServices(compte).includes(genresDemande.depart.suivi))
    return {}
  const [dossier, held] = [await lastDossier(db, compte.id, 'depart'), await cirOf(db, compte.id)]
  if (!dossier || estTermine(dossier.etat) || !held) return {}
  const { cir } = held
  const asked = { dateDepart: dossier.date_depart, codeMotifDepart: motifDemande(JSON.parse(dossier.json)) }
  const enfants = enfantsElevesAu(cir, asked.dateDepart)
  const { demande, fautes } = examenDuDepart(cir, { ...asked, enfants }, today)
  if (fautes.length > 0) return {}
  return {
    depart: { numeroDemande: dossier.numero, ...departChiffre(cir, demande, today, estimer(demande)) },
  }
}
