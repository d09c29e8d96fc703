import { codesConnexion, connexion, deconnexion } from '#contract/connexion/connexion.ts'
import { demandeenvoimail } from '#contract/documents/envoimail.ts'
import { lireevenement } from '#contract/accueil/evenement.ts'
import {
  modifiermotdepasseoublie,
  motdepasseoublie,
  validerinscription,
  annulerchangementiban,
  validermodificationmail,
  verifieriban,
} from '#contract/connexion/identite.ts'
import { inscription } from '#contract/inscription/inscription.ts'
import { cloredemande, nouvelledemande, repondredemande } from '#contract/messagerie/messagerie.ts'
import {
  profilAdresse,
  profilCoordonnees,
  profilIban,
  profilIbanAnnulation,
  profilMotDePasse,
} from '#contract/profil/profilModifications.ts'
import { rubriques } from '#contract/documents/rubrique.ts'
import { appelOf } from './appel.ts'
import type { Signal } from '#portal/client/signals.ts'

/** Something done, told by its kind only. */
export interface Evenement {
  readonly categorie: string
  readonly action: string
  readonly nom?: string
  readonly valeur?: number
}

const of = (categorie: string, action: string, nom?: string): Evenement => ({
  categorie,
  action,
  ...(nom !== undefined && { nom }),
})

/** Main actions of the portal, by the call whose success does each. */
const done = new Map<string, Evenement>([
  [appelOf(deconnexion), of('Connexion', 'Déconnexion')],
  [appelOf(inscription), of('Inscription', 'Demande envoyée')],
  [appelOf(validerinscription), of('Inscription', 'Espace créé')],
  [appelOf(motdepasseoublie), of('Mot de passe oublié', 'Lien demandé')],
  [appelOf(modifiermotdepasseoublie), of('Mot de passe oublié', 'Mot de passe changé')],
  [appelOf(verifieriban), of('Identité', 'Confirmation par IBAN')],
  [appelOf(lireevenement), of('Tableau de bord', 'Événement lu')],
  [appelOf(demandeenvoimail), of('Envoi par courriel', 'Envoyé')],
  [appelOf(validermodificationmail), of('Profil', 'Courriel validé')],
  [appelOf(profilCoordonnees), of('Profil', 'Modification', 'coordonnées')],
  [appelOf(profilAdresse), of('Profil', 'Modification', 'adresse')],
  [appelOf(profilIban), of('Profil', 'Modification', 'compte bancaire')],
  [appelOf(profilIbanAnnulation), of('Profil', 'Annulation', 'compte bancaire')],
  [appelOf(annulerchangementiban), of('Profil', 'Annulation', 'compte bancaire')],
  [appelOf(profilMotDePasse), of('Profil', 'Modification', 'mot de passe')],
  [appelOf(nouvelledemande), of('Messagerie', 'Nouvelle demande')],
  [appelOf(repondredemande), of('Messagerie', 'Réponse')],
  [appelOf(cloredemande), of('Messagerie', 'Clôture')],
  ...Object.entries(rubriques).flatMap(
    ([nom, { archive, comparaison, recherche }]): [string, Evenement][] => [
      [appelOf(archive), of('Documents', 'Archive', nom)],
      [appelOf(comparaison), of('Documents', 'Comparaison', nom)],
      [appelOf(recherche), of('Documents', 'Recherche', nom)],
    ],
  ),
])

const signedIn = appelOf(connexion)

/** What an answer tells, if it tells anything. */
export const evenementOf = (signal: Extract<Signal, { readonly kind: 'reponse' }>): Evenement | undefined => {
  if (signal.status !== 200) return undefined
  if (signal.appel !== signedIn) return done.get(signal.appel)
  return of('Connexion', signal.code === codesConnexion.ok ? 'Réussie' : 'Refusée')
}
