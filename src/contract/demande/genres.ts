import { prive } from '#contract/kit/call.ts'
import type { ActionIhm } from '#contract/kit/evenements.ts'
import type { Service } from '#contract/kit/services.ts'
import type { PageKey } from '#contract/contenu/contenu.ts'
import { codeSousTheme, type GenreDocument } from '#contract/documents/genres.ts'
import type { GenreBrouillon } from '#contract/kit/brouillon.ts'
import type { ThemeConversation } from '#contract/messagerie/messagerie.ts'
import type { EtatDossier, GenreDossier } from '#rules/demande/etats.ts'

interface Etape {
  /** Its name in the stepper, and in the recap. */
  readonly titre: string
  /** Content of the administration that its page shows. */
  readonly contenu?: PageKey
}

/** A date of the follow-up that the specification names (§3): that of the first passage through a state. */
interface DateSuivi {
  readonly etat: EtatDossier
  readonly dite: string
}

interface Genre {
  /** What is asked for, and what the request is called within a sentence. */
  readonly retraite: string
  readonly nom: string
  /** What happens on the first day asked for. */
  readonly premierJour: string
  /** Service that lets the person make it; also its address, its draft and the theme of messages about it. */
  readonly service: Service & GenreBrouillon & ThemeConversation
  /** Service, address and kind of documents of its follow-up. */
  readonly suivi: Service & GenreDocument
  /** How its number begins. */
  readonly prefixe: string
  /** Heading of its page, of the page of its follow-up, and what leads to that one. */
  readonly titre: string
  readonly titreSuivi: string
  readonly suivre: string
  /** Content of the administration that only the page of its follow-up shows. */
  readonly contenuSuivi?: PageKey
  /** What an event about it leads to. */
  readonly actionSuivi: ActionIhm
  /** Sub-themes of its receipt, and of the documents that its states give. */
  readonly codes: { readonly accuse: number; readonly etat: number }
  readonly dates: Readonly<Record<string, DateSuivi>>
  /** Steps in order: what is asked, then `recapitulatif` and `confirmation`. */
  readonly etapes: Readonly<Record<string, Etape>>
}

/**
 * What the server, the portal and the administration know of each kind of request, in the order of the menu. Its
 * questions, its files and its rules are in `formulaires.ts`: the menu, the dashboard and the follow-up do without.
 */
export const genresDemande = {
  progressive: {
    retraite: 'retraite progressive',
    nom: 'demande de retraite progressive',
    premierJour: 'Début de votre retraite progressive',
    service: 'demandedepartretraiteprogressive',
    suivi: 'suividepartretraiteprogressive',
    prefixe: 'DP',
    titre: 'Demander ma retraite progressive',
    titreSuivi: 'Suivre ma demande de retraite progressive',
    suivre: 'Suivre ma demande de retraite progressive',
    actionSuivi: 'lienSuiviRetraiteProgressive',
    codes: {
      accuse: codeSousTheme('suividepartretraiteprogressive', 'recapitulatif'),
      etat: codeSousTheme('suividepartretraiteprogressive', 'document'),
    },
    dates: {
      dateDemandeRecue: { etat: 'recue', dite: 'Demande reçue' },
      dateRecapDisponible: { etat: 'recapitulatif', dite: 'Récapitulatif disponible' },
      dateDocumentEmployeurTransmis: {
        etat: 'documentemployeur',
        dite: 'Document de l’employeur transmis',
      },
      dateDecompteDisponible: { etat: 'decompte', dite: 'Décompte disponible' },
      dateDecompteCorrectifDisponible: { etat: 'decomptecorrectif', dite: 'Décompte correctif disponible' },
      dateRetraiteProgressiveValide: { etat: 'validee', dite: 'Retraite progressive validée' },
      dateAnnulationDemande: { etat: 'annulee', dite: 'Demande annulée' },
    },
    etapes: {
      situation: { titre: 'Votre situation' },
      'temps-partiel': { titre: 'Votre temps de travail' },
      pieces: { titre: 'Vos pièces' },
      recapitulatif: { titre: 'Récapitulatif' },
      confirmation: { titre: 'Confirmation' },
    },
  },
  depart: {
    retraite: 'retraite',
    nom: 'demande de retraite',
    premierJour: 'Votre départ en retraite',
    service: 'demandedepartretraite',
    suivi: 'suividepartretraite',
    prefixe: 'DR',
    titre: 'Demander ma retraite',
    titreSuivi: 'Suivre ma demande de retraite',
    suivre: 'Suivre ma demande',
    contenuSuivi: 'suividepartretraite',
    actionSuivi: 'lienSuiviRetraite',
    codes: {
      accuse: codeSousTheme('suividepartretraite', 'accuseReception'),
      etat: codeSousTheme('suividepartretraite', 'document'),
    },
    dates: {},
    etapes: {
      preparation: { titre: 'Préparation' },
      situation: { titre: 'Votre situation', contenu: 'demandedepartretraite2situation' },
      depart: { titre: 'Votre départ', contenu: 'demandedepartretraite3depart' },
      pieces: { titre: 'Vos pièces', contenu: 'demandedepartretraite4pieces' },
      recapitulatif: { titre: 'Récapitulatif', contenu: 'demandedepartretraite5recapitulatif' },
      confirmation: { titre: 'Confirmation' },
    },
  },
} as const satisfies Readonly<Record<GenreDossier, Genre>>

type Genres = typeof genresDemande

/** Steps of a kind of request. */
export type EtapeDe<G extends GenreDossier> = { [K in G]: keyof Genres[K]['etapes'] }[G] & string

/** Every kind of request, in the order of the menu. */
export const nomsGenreDemande = Object.keys(genresDemande) as GenreDossier[]

/** What is known of a kind of request, whichever it is. */
export const genreDemande = (
  genre: GenreDossier,
): Omit<Genre, 'service' | 'suivi'> & Pick<Genres[GenreDossier], 'service' | 'suivi'> => genresDemande[genre]

/** Address of the calls that read what a request begins with and that send it, apart from all that they carry. */
export const adresseDemande = (genre: GenreDossier): string => `${prive}/${genresDemande[genre].service}/v1`

/** Steps of a kind of request, in order. */
export const etapesDemande = <G extends GenreDossier>(genre: G) =>
  Object.keys(genresDemande[genre].etapes) as EtapeDe<G>[]

/** Kind of request whose follow-up gives this service, or these documents. */
export const genreDuSuivi = (suivi: string): GenreDossier | undefined =>
  nomsGenreDemande.find((genre) => genresDemande[genre].suivi === suivi)

/** Services that the requests and their follow-ups are. */
export const servicesDemande = nomsGenreDemande.flatMap((genre) => [
  genresDemande[genre].service,
  genresDemande[genre].suivi,
])
