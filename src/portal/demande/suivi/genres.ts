import type { ThemeDemande } from '#contract/messagerie/messagerie.ts'
import type { Habilitation, Service } from '#contract/connexion/habilitation.ts'
import type { GenreDocument } from '#contract/documents/document.ts'
import type { GenreDossier } from '#rules/demande/etats.ts'
import { paths } from '#portal/paths.ts'

interface Genre {
  /** Service that lets the person make such a request, and where it is made. */
  readonly service: Service
  readonly demande: string
  readonly document: GenreDocument
  readonly theme: ThemeDemande
}

/** What differs between the follow-ups of both kinds of requests. */
export const genres: Readonly<Record<GenreDossier, Genre>> = {
  depart: {
    service: 'demandedepartretraite',
    demande: paths.demandedepartretraite,
    document: 'suividepartretraite',
    theme: 'demandedepartretraite',
  },
  progressive: {
    service: 'demandedepartretraiteprogressive',
    demande: paths.demandedepartretraiteprogressive,
    document: 'suividepartretraiteprogressive',
    theme: 'demandedepartretraiteprogressive',
  },
}

/** Where the person may make a request of a kind; undefined when they may not. */
export const nouvelleDemandePath = (
  genre: GenreDossier,
  droits: Habilitation | undefined,
): string | undefined => {
  const { service, demande } = genres[genre]
  return droits?.listeService[service] && !droits.lectureSeule ? demande : undefined
}

/** Where the person writes about a request; undefined when the messaging is not open to them. */
export const messagePath = (
  genre: GenreDossier,
  numero: string,
  droits: Habilitation | undefined,
): string | undefined => {
  const parameters = new URLSearchParams({ theme: genres[genre].theme, reference: numero })
  return droits?.listeService.mesap && !droits.lectureSeule
    ? `${paths.nouvelleDemandeMesap}?${parameters}`
    : undefined
}
