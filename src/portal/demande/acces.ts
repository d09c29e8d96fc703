import type { Habilitation } from '#contract/connexion/habilitation.ts'
import type { genresDemande } from '#contract/demande/genres.ts'
import { paths } from '#portal/paths.ts'
import type { GenreDossier } from '#rules/demande/etats.ts'

/** Services of a request and of its follow-up, apart from its questions, which the follow-up does not load. */
export const servicesDemande = {
  depart: { service: 'demandedepartretraite', suivi: 'suividepartretraite' },
  progressive: {
    service: 'demandedepartretraiteprogressive',
    suivi: 'suividepartretraiteprogressive',
  },
} as const satisfies {
  readonly [G in GenreDossier]: Pick<(typeof genresDemande)[G], 'service' | 'suivi'>
}

/** Where the person makes a request of a kind; undefined when they may not. */
export const nouvelleDemandePath = (
  genre: GenreDossier,
  droits: Habilitation | undefined,
): string | undefined => {
  const { service } = servicesDemande[genre]
  return droits?.listeService[service] && !droits.lectureSeule ? paths[service] : undefined
}

/** Where the person follows a request of a kind; undefined when they may not. */
export const suiviPath = (genre: GenreDossier, droits: Habilitation | undefined): string | undefined => {
  const { suivi } = servicesDemande[genre]
  return droits?.listeService[suivi] ? paths[suivi] : undefined
}

/** Where the person writes about a request; undefined when the messaging is not open to them. */
export const messagePath = (
  genre: GenreDossier,
  numero: string,
  droits: Habilitation | undefined,
): string | undefined => {
  const parameters = new URLSearchParams({ theme: servicesDemande[genre].service, reference: numero })
  return droits?.listeService.mesap && !droits.lectureSeule
    ? `${paths.nouvelleDemandeMesap}?${parameters}`
    : undefined
}
