import { maskCourriel } from '#rules/profil/courriel.ts'
import { dateEnChiffres } from '#rules/format/dates.ts'
import type { Service } from '#contract/kit/services.ts'
import type { Services } from '#server/services.ts'
import type { Compte } from '#server/kit/people/comptes.ts'
import { dossiersOf } from '#server/demande/store.ts'
import { conversationsOf } from '#server/messagerie/store.ts'
import { documentsOfCompte } from '#server/kit/files/documents.ts'
import { evenementsOf } from '#server/kit/news/evenements.ts'
import { profilOf } from '#server/kit/people/profils.ts'
import { counted } from '../progress.ts'
import type { Output } from '../Runner.ts'
import { findCompte } from '../imports/fields.ts'

const states: Readonly<Record<Compte['etat'], string>> = {
  REGISTRE: 'connue de l’employeur, sans espace',
  AFFIRME: 'espace créé, identité à confirmer',
  CONFIRME: 'espace créé, identité confirmée',
}

const yes = (flag: number) => (flag === 1 ? 'oui' : 'non')

/** Tells what the portal has of a person, without secret, IBAN nor whole address. */
export const showCompte = async ({ db }: Services, nir: string, { say }: Output): Promise<void> => {
  const compte = await findCompte(db, nir)
  const profil = await profilOf(db, compte.id)
  const documents = await documentsOfCompte(db, compte.id)
  const evenements = await evenementsOf(db, compte.id)
  const unread = evenements.filter(({ statut }) => statut === 'EVE_NON_LU').length
  const services = JSON.parse(compte.services) as Service[]
  const dossiers = await dossiersOf(db, compte.id)
  const demandes = await conversationsOf(db, compte.id)
  for (const line of [
    `${compte.prenom} ${compte.nom}, naissance le ${dateEnChiffres(compte.date_naissance)}`,
    `État : ${states[compte.etat]}`,
    ...(compte.nouveau_nir === null
      ? []
      : [
          'Numéro : il a changé, et la personne doit encore valider le nouveau en se connectant avec l’ancien',
        ]),
    `Services : ${services.join(', ') || 'aucun'}`,
    `Lecture seule : ${yes(compte.lecture_seule)} ; compte individuel retraite : ${yes(compte.cir)}`,
    `Courriel : ${profil.courriel_principal === '' ? 'aucun' : maskCourriel(profil.courriel_principal)} ; IBAN : ${profil.iban === null ? 'absent' : 'présent'}`,
    `Documents : ${documents.length} ; événements : ${evenements.length}, dont ${counted(unread, 'non lu', 'non lus')}`,
    `Demandes de retraite : ${dossiers.map(({ numero, etat }) => `${numero} (${etat})`).join(', ') || 'aucune'} ; demandes à la messagerie : ${demandes.length}`,
  ])
    say(line)
}
