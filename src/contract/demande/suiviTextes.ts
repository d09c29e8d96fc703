import type { AuteurAnnulation, EtatDossier } from '#rules/demande/etats.ts'

/** What is said of each state by itself; those of the specification (§4) are to the letter. */
export const textesEtat: Readonly<Record<EtatDossier, string>> = {
  recue: 'Demande reçue par le Service des Retraites de l’État',
  recapitulatif: 'Le récapitulatif de votre demande est disponible.',
  documentemployeur: 'Votre employeur a transmis son document.',
  traitement: 'Démarrage du traitement de votre demande.',
  piecedemandee: 'Une pièce vous est demandée.',
  decompte: 'Le décompte de votre pension est disponible.',
  decomptecorrectif: 'Un décompte corrigé de votre pension est disponible.',
  titre: 'Votre titre de pension est disponible.',
  paiement: 'Fin de votre démarche de demande.',
  validee: 'Fin de votre démarche de demande.',
  annulee: 'Dossier annulé.',
}

/** What is said instead where a request goes on from where it was, with the file that was asked for. */
export const TEXTE_REPRISE = 'La pièce demandée est reçue, et votre demande reprend là où elle en était.'

/** What is said of a state that is over, where its own sentence asks for something. */
const textesPasses: Readonly<Partial<Record<EtatDossier, string>>> = {
  piecedemandee: 'Une pièce vous a été demandée.',
}

/** What is said of a request that was cancelled, by whoever did: the specification (§4) has the sentence of the office. */
const textesAnnulation: Readonly<Record<AuteurAnnulation, string>> = {
  personne: 'Dossier annulé par vous.',
  employeur: 'Dossier annulé par votre employeur.',
  service: 'Dossier annulé par le Service des Retraites de l’État.',
}

/** What is said to a person of the state of their request; of a cancellation, who did it, where that is known. */
export const texteEtat = (etat: EtatDossier, annuleePar: AuteurAnnulation | undefined): string =>
  etat === 'annulee' && annuleePar !== undefined ? textesAnnulation[annuleePar] : textesEtat[etat]

/** The same once another state has followed. */
export const textePasse = (etat: EtatDossier, annuleePar: AuteurAnnulation | undefined): string =>
  textesPasses[etat] ?? texteEtat(etat, annuleePar)

/** How one writes to one's service, within a sentence: the secure messages are not open to everyone. */
export const ecrireAuService =
  'écrivez à votre service, par la messagerie sécurisée si elle vous est proposée, sinon comme l’indique la page Contact'
