import type { ContexteDemande, DemandeEnCours } from '#contract/demande/contexte.ts'
import { nomsGenreDemande } from '#contract/demande/genres.ts'
import { estAnnulable, estTermine, type GenreDossier } from '#rules/demande/etats.ts'
import { maskedNir } from '#rules/connexion/nir.ts'
import { dayInParis } from '#rules/calendar/dates.ts'
import type { Services } from '#server/services.ts'
import { cirOf } from '#server/kit/people/cirs.ts'
import type { Compte } from '#server/kit/people/comptes.ts'
import { lastDossier } from '../store.ts'
import { passagesOf } from '../storePassages.ts'
import { banqueOf } from '#server/kit/identity/banque.ts'
import { profilOf } from '#server/kit/people/profils.ts'
import type { Db } from '#server/kit/database/Store.ts'
import { adressesOn } from '#server/kit/identity/adresses.ts'
import { requireConfirmed } from '#server/kit/people/rights.ts'

/** The request of a kind that has not ended. */
export const demandeEnCours = async (
  db: Db,
  compteId: string,
  genre: GenreDossier,
): Promise<DemandeEnCours | undefined> => {
  const dossier = await lastDossier(db, compteId, genre)
  if (!dossier || estTermine(dossier.etat)) return undefined
  const [received] = await passagesOf(db, dossier.id)
  return {
    dossierId: dossier.id,
    numero: dossier.numero,
    dateEffet: dossier.date_depart,
    recueLe: received?.date_passage ?? dayInParis(new Date(dossier.cree_le)),
    annulable: estAnnulable(dossier.etat),
    ...(received?.document_uuid && { accuse: received.document_uuid }),
  }
}

/** The request of another kind that has not ended. */
const autreEnCours = async (db: Db, compteId: string, genre: GenreDossier) => {
  for (const autre of nomsGenreDemande) {
    const enCours = autre === genre ? undefined : await demandeEnCours(db, compteId, autre)
    if (enCours) return enCours
  }
  return undefined
}

/** What the portal holds of a person, of use to their request. */
export const readContexte = async (
  { db, clock }: Services,
  compte: Compte,
  genre: GenreDossier,
): Promise<ContexteDemande> => {
  requireConfirmed(compte)
  const profil = await profilOf(db, compte.id)
  const held = await cirOf(db, compte.id)
  const now = clock()
  const { adresse } = adressesOn(profil, dayInParis(now))
  const { banque } = banqueOf(compte, profil, now)
  const enCours = await demandeEnCours(db, compte.id, genre)
  const autre = await autreEnCours(db, compte.id, genre)
  const verified = held?.verification ? (JSON.parse(held.verification) as { le: string }) : undefined
  return {
    identite: {
      nom: compte.nom,
      prenom: compte.prenom,
      dateNaissance: compte.date_naissance,
      nirMasque: maskedNir(compte.identifiant),
    },
    courriel: profil.courriel_principal,
    telephone: profil.telephone_principal,
    ...(adresse && { adresse }),
    ...(banque?.compte && { ibanMasque: banque.compte.ibanMasque }),
    ...(held && { cir: held.cir }),
    ...(verified && { cirVerifieLe: verified.le }),
    ...(enCours && { demandeEnCours: enCours }),
    ...(autre && { autreDemande: { numero: autre.numero, dateEffet: autre.dateEffet } }),
  }
}
