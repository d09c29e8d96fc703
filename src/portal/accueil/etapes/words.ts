import type { Etape } from '#contract/accueil/etapes.ts'
import { brouillons } from '#contract/kit/brouillon.ts'
import { genresDemande } from '#contract/demande/genres.ts'

/** Words of the next steps. */
export const etapesMessages = {
  titre: 'Mes prochaines étapes',
  echec: 'Vos prochaines étapes n’ont pas pu être chargées. Rechargez la page dans quelques minutes.',
  rienAFaire: 'Vous n’avez rien à faire pour l’instant.',
  rienIci:
    'Rien ne vous attend dans votre espace. De votre côté, une démarche reste à faire avant la date indiquée.',
  aucune: 'Aucune démarche n’est en cours.',
  aFaire: (nombre: number) => (nombre === 1 ? '1 étape vous attend.' : `${nombre} étapes vous attendent.`),
  lectureSeule:
    'Votre espace est en lecture seule : vous voyez où en sont vos démarches, sans pouvoir y agir ici. Pour agir, contactez votre service.',
  agit: 'Qui doit agir :',
  acteurs: { vous: 'vous', employeur: 'votre employeur', service: 'le Service des Retraites de l’État' },
  depuis: 'depuis le',
  depuisSeul: 'Depuis le',
  prochaineDate: 'Prochaine date :',
  deVotreCote: 'De votre côté, si ce n’est pas déjà fait :',
  effet: (moment: string) => `Il prend effet le ${moment}.`,
  annulable: 'Si vous ne l’avez pas demandé, annulez-le.',
  supprime: 'À reprendre avant le',
  supprimeSuite: 'ensuite, ce brouillon pourra être supprimé.',
  contact: 'Contacter mon service',
} as const

const demande = ({ genre = 'depart', numero = '' }: Etape) => `${genresDemande[genre].nom} n° ${numero}`

/** What a step is, and what its button does. */
export const etapesDites: Readonly<
  Record<
    Etape['nature'],
    {
      readonly titre: (etape: Etape) => string
      readonly bouton: string
      /** What its next date is for, where it is not a date of a request. */
      readonly echeance?: string
    }
  >
> = {
  identite: { titre: ({ objet = 'Confirmez votre identité' }) => objet, bouton: 'Confirmer mon identité' },
  piecedossier: {
    titre: (etape) => `Une pièce est demandée pour votre ${demande(etape)}`,
    bouton: 'Déposer la pièce',
  },
  piececorrection: {
    titre: ({ numero = '' }) => `Une pièce est demandée pour votre correction n° ${numero}`,
    bouton: 'Compléter ma correction',
  },
  reponses: {
    titre: ({ nombre = 1, objet }) =>
      nombre === 1
        ? `Une réponse est à lire${objet === undefined ? '' : ` : « ${objet} »`}`
        : `${nombre} réponses sont à lire dans la messagerie`,
    bouton: 'Lire',
  },
  brouillon: {
    titre: ({ brouillon = 'demandedepartretraite' }) =>
      `Votre ${brouillons[brouillon].titre} est commencée, et n’est pas envoyée`,
    bouton: 'Reprendre',
  },
  verification: {
    titre: () => 'Dites si les informations de votre compte individuel retraite sont exactes',
    bouton: 'Vérifier mon compte',
  },
  iban: {
    titre: () => 'L’enregistrement d’un IBAN attend la fin du délai de sécurité',
    bouton: 'Voir mes IBAN',
  },
  dossier: { titre: (etape) => `Votre ${demande(etape)} suit son cours`, bouton: 'Voir le suivi' },
  correction: {
    titre: ({ numero = '' }) => `Votre demande de correction n° ${numero} attend une réponse`,
    bouton: 'Voir mon compte',
    echeance: 'Sans réponse à cette date, écrivez à votre service',
  },
}
