import type { Service } from '#contract/kit/services.ts'
import { genresDemande, nomsGenreDemande } from '#contract/demande/genres.ts'
import { listeDocument, nomsRubrique, type NomRubrique } from '#contract/documents/listes.ts'
import { tableauMessages as words } from './words.ts'
import type { GenreDossier } from '#rules/demande/etats.ts'
import { paths } from '#portal/paths.ts'
import type { Groupe } from '#contract/accueil/groupes.ts'

/** Link to the page of a card; its accessible name says more when its text alone says too little. */
export interface Lien {
  readonly path: string
  readonly texte: string
  readonly nom?: string
}

/** A card of the dashboard that lists events and leads to their page. */
export interface Carte {
  readonly groupe: Groupe
  /** Service without which the card is not shown. */
  readonly service: Service
  readonly titre: string
  /** Block of the content that introduces the card. */
  readonly vignette?: string
  /** The title comes from that block too, when it has one. */
  readonly titreDuContenu?: true
  /** Service without which that block is not shown. */
  readonly serviceVignette?: Service
  readonly lien: Lien
  /** What the page of its link must show for the card to propose it, and the title of the card without it. */
  readonly suit?: { readonly genre: GenreDossier; readonly sinon: string }
}

const carteDe = (nom: NomRubrique): Carte => {
  const { service, titre, vignette, lien } = listeDocument(nom)
  return {
    groupe: nom,
    service,
    titre,
    ...(vignette !== undefined && { vignette }),
    lien: { path: paths[nom], ...lien },
  }
}

const carteDuSuivi = (genre: GenreDossier): Carte => {
  const { suivi, suivre, nom } = genresDemande[genre]
  return {
    groupe: suivi,
    service: suivi,
    titre: suivre,
    lien: { path: paths[suivi], texte: suivre },
    suit: { genre, sinon: words.ma(nom) },
  }
}

/** Every card that lists events, but the other events', in the order of the page. */
export const cartes: readonly Carte[] = [
  ...nomsRubrique.map(carteDe),
  ...nomsGenreDemande.map(carteDuSuivi),
  {
    groupe: 'preparation',
    service: 'compteindividuelretraite',
    titre: words.preparation.titre,
    vignette: 'vignetteretraite',
    titreDuContenu: true,
    serviceVignette: 'retraite',
    lien: { path: paths.compteindividuelretraite, texte: words.preparation.lien, nom: words.preparation.nom },
  },
]

type Granted = Readonly<Record<Service, boolean>>

/** Cards that the rights let see. */
export const visibleCards = (granted: Granted): readonly Carte[] =>
  cartes.filter(({ service }) => granted[service])

/** A card as it is shown: it proposes the page of its link only when that page has something to show. */
export type CarteMontree = Omit<Carte, 'lien' | 'suit'> & Partial<Pick<Carte, 'lien'>>

/**
 * A card for whom the follow-up of some kinds shows a request: without one, the card only holds the events of the
 * requests that are over, if any. What is followed is not known where the dashboard could not be loaded.
 */
export const carteMontree = (
  { suit, lien, ...carte }: Carte,
  suivis: readonly GenreDossier[] | undefined,
  evenements: number,
): CarteMontree | undefined => {
  if (suit === undefined || suivis === undefined || suivis.includes(suit.genre)) return { ...carte, lien }
  return evenements ? { ...carte, titre: suit.sinon } : undefined
}

/** Whoever is paid sees the simulator, or why it is closed to them; a pensioner has no use for it. */
export const showsSimulator = (granted: Granted): boolean => granted.simulation || granted.remuneration

/** True when the rights let the introduction of a card be shown. */
export const showsVignette = (
  { vignette, serviceVignette }: Pick<Carte, 'vignette' | 'serviceVignette'>,
  granted: Granted,
): boolean => vignette !== undefined && (serviceVignette === undefined || granted[serviceVignette])
