import type { EtatCorrection } from '#contract/carriere/corrections.ts'
import { libellesNature } from '#contract/carriere/faitsDuCompte.ts'
import { componentMessages } from '#portal/components/words/components.ts'

/** Sentences of what is said and asked of the individual retirement account: its verification, its corrections. */
export const compteSuitesMessages = {
  verification: {
    titre: 'Vérifier votre compte',
    intro:
      'Relisez chaque section, puis dites si elle est exacte. Votre service saura ce que vous avez vérifié.',
    verdicts: { exact: 'Exact', acorriger: 'À corriger' },
    valider: 'Valider ma vérification',
    enCours: 'Envoi…',
    refus: 'Votre vérification n’est pas enregistrée',
    verifieLe: (jour: string) => `Compte vérifié le ${jour}`,
    depuisMisAJour: (jour: string) =>
      `Votre compte a été mis à jour le ${jour}, après cette vérification : vérifiez-le de nouveau.`,
    modifier: 'Vérifier de nouveau',
    annuler: 'Annuler',
    fermer: 'Fermer',
    confirmation: {
      titre: 'Valider votre vérification ?',
      explication: 'Voici ce que vous allez transmettre à votre service :',
      confirmer: 'Valider',
      confirmerQuandMeme: 'Valider quand même',
      contredite: (nombre: number) =>
        nombre > 1
          ? `${nombre} points restent à vérifier dans ce que vous dites exact`
          : 'Un point reste à vérifier dans ce que vous dites exact',
      points: (section: string, numeros: string, nombre: number) =>
        `${section} : ${nombre > 1 ? 'points' : 'point'} ${numeros}. Si vous ${nombre > 1 ? 'les avez comparés' : 'l’avez comparé'} à vos documents et que tout est juste, validez quand même ; sinon, revenez et choisissez « À corriger ».`,
      revenir: 'Revenir à ma vérification',
    },
    faite: {
      titre: 'Votre vérification est enregistrée',
      explication:
        'Vous avez dit que toutes les sections sont exactes. Vous pourrez vérifier de nouveau à tout moment.',
    },
    aCorriger: {
      titre: 'Des sections sont à corriger',
      explication: (sections: string) => `Votre vérification est enregistrée. À corriger : ${sections}.`,
      corriger: 'Dites maintenant ce qui est inexact, avec un justificatif si vous en avez un.',
      ecrire: 'La correction en ligne n’est pas ouverte pour votre compte : écrivez à votre service.',
      sansMessagerie:
        'La correction en ligne n’est pas ouverte pour votre compte : adressez-vous à votre service des ressources humaines.',
    },
  },
  corrections: {
    titre: 'Vos demandes de correction',
    nouvelle: 'Demander une correction',
    aucune: 'Vous n’avez pas demandé de correction.',
    numero: (numero: string) => `Demande n°\u00A0${numero}`,
    etats: {
      transmise: 'Transmise',
      encours: 'En cours d’étude',
      piecedemandee: 'Pièce demandée',
      acceptee: 'Acceptée',
      refusee: 'Refusée',
    } satisfies Readonly<Record<EtatCorrection, string>>,
    natures: libellesNature,
    nature: 'Ce qui est à corriger',
    objet: 'Ce que vous signalez',
    creeLe: 'Demandée le',
    modifieLe: 'Dernier changement',
    motifs: {
      refusee: 'Motif du refus',
      piecedemandee: 'Pièce à fournir',
      autre: 'Précision du service',
    },
    suites: {
      transmise:
        'Votre service l’a reçue, et ne l’étudie pas encore. Vous n’avez rien à faire pour l’instant.',
      encours: 'Votre service l’étudie. Vous n’avez rien à faire pour l’instant.',
      piecedemandee: 'L’étude reprendra dès que la pièce sera envoyée.',
      pieceAilleurs:
        'Votre espace est en lecture seule : pour donner cette pièce, adressez-vous au service indiqué à la page Contact.',
      acceptee: (misAJourLe: string) =>
        `Votre compte n’est pas encore mis à jour : il l’a été pour la dernière fois le ${misAJourLe}.`,
      accepteeAJour: (misAJourLe: string) =>
        `Votre compte a été mis à jour le ${misAJourLe}. Vérifiez que la correction y figure ; sinon, dites-le à votre service.`,
      refusee: 'Si vous n’êtes pas d’accord, dites-le à votre service.',
    },
    fournir: (numero: string) => `Envoyer la pièce demandée pour la demande n°\u00A0${numero}`,
    ecrireNom: (numero: string) =>
      `${componentMessages.ecrireAuService} au sujet de la demande n°\u00A0${numero}`,
    accuse: (numero: string) =>
      `Télécharger l’accusé de réception de la demande n°\u00A0${numero} (PDF, nouvel onglet)`,
    explication: 'Votre explication',
    pieces: 'Pièces jointes',
    aucunePiece: 'Aucune',
  },
  service: {
    titre: 'Le service chargé de votre compte',
  },
} as const
