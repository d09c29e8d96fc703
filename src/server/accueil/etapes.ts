import type { Etape, NatureEtape } from '#contract/accueil/etapes.ts'
import { brouillons, JOURS_BROUILLON } from '#contract/kit/brouillon.ts'
import { DELAI_IBAN_HEURES } from '#rules/profil/limitesIban.ts'
import { addDays } from '#rules/calendar/arithmetic.ts'
import { type CalendarDate, dayInParis } from '#rules/calendar/dates.ts'
import { brouillonsOf } from '#server/kit/drafts/store.ts'
import { evenementsAsking } from '#server/kit/news/evenements.ts'
import { confirmActions } from '#server/kit/news/evenementsVus.ts'
import { accountsHeld, banqueOf } from '#server/kit/identity/banque.ts'
import type { Compte } from '#server/kit/people/comptes.ts'
import { grantedServices } from '#server/kit/people/rights.ts'
import type { Services } from '#server/services.ts'

/** Next steps that an area knows of a person, read in as many queries whatever they have under way. */
export type EtapesDe = (services: Services, compte: Compte, today: CalendarDate) => Promise<readonly Etape[]>

const POURQUOI_CONFIRMER =
  'Vos documents et vos coordonnées bancaires s’afficheront une fois votre identité confirmée, avec quatre chiffres de votre IBAN.'

/** One step, however many events ask for it: doing it once answers them all. */
const etapesIdentite: EtapesDe = async ({ db }, { id: compteId, etat }) =>
  (await evenementsAsking(db, compteId, confirmActions))
    .slice(0, 1)
    .map(({ id, libelle1, date_evenement }) => ({
      nature: 'identite',
      acteur: 'vous',
      id,
      objet: libelle1,
      ...(etat !== 'CONFIRME' && { motif: POURQUOI_CONFIRMER }),
      depuis: date_evenement,
    }))

const etapesBrouillon: EtapesDe = async ({ db }, compte) => {
  const granted = grantedServices(compte)
  const kept = await brouillonsOf(db, compte.id)
  return kept
    .filter(({ genre }) => granted.includes(brouillons[genre].lire.service))
    .map(({ genre, modifie_le }) => {
      const depuis = dayInParis(new Date(modifie_le))
      return {
        nature: 'brouillon',
        acteur: 'vous',
        brouillon: genre,
        depuis,
        supprimeLe: addDays(depuis, JOURS_BROUILLON),
      }
    })
}

const HEURE_MS = 3_600_000

/** A new account that waits to replace the present one. */
const etapesIban: EtapesDe = async ({ db, clock }, compte) => {
  const effetLe = banqueOf(compte, await accountsHeld(db, compte.id), clock()).banque?.attente?.effetLe
  if (effetLe === undefined) return []
  const depuis = dayInParis(new Date(Date.parse(effetLe) - DELAI_IBAN_HEURES * HEURE_MS))
  return [{ nature: 'iban', depuis, effetLe }]
}

/** What blocks the most comes first, among what a person has to do. */
const ordre: readonly NatureEtape[] = [
  'identite',
  'piecedossier',
  'piececorrection',
  'reponses',
  'brouillon',
  'verification',
  'iban',
  'dossier',
  'correction',
]

const rang = ({ nature, acteur, aVotreCharge }: Etape) =>
  ordre.indexOf(nature) + (acteur === 'vous' || aVotreCharge ? 0 : ordre.length)

/** The day by which a step is to be done, or else the next day that matters to it; after all others without one. */
const limite = ({ aVotreCharge, supprimeLe, echeance }: Etape) =>
  aVotreCharge?.date ?? supprimeLe ?? echeance?.date ?? '9999-12-31'

/** Next steps of a person, from every area: what they have to do first, then what others do. */
export const listEtapes = async (
  services: Services,
  compte: Compte,
  areas: readonly EtapesDe[],
): Promise<Etape[]> => {
  const today = dayInParis(services.clock())
  const own = compte.lecture_seule === 1 ? [] : [etapesIdentite, etapesBrouillon]
  const told = await Promise.all([...own, etapesIban, ...areas].map((of) => of(services, compte, today)))
  return told
    .flat()
    .toSorted(
      (a, b) => rang(a) - rang(b) || limite(a).localeCompare(limite(b)) || a.depuis.localeCompare(b.depuis),
    )
}
