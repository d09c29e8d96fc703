import type { Habilitation } from '#contract/connexion/habilitation.ts'
import { paths } from '#portal/paths.ts'
import type { GenreDossier } from '#rules/demande/etats.ts'
import { genresDemande } from './genresDemande.ts'

/** Where the person writes about a request; undefined when the messaging is not open to them. */
export const messagePath = (
  genre: GenreDossier,
  numero: string,
  droits: Habilitation | undefined,
): string | undefined => {
  const parameters = new URLSearchParams({ theme: genresDemande[genre].theme, reference: numero })
  return droits?.listeService.mesap && !droits.lectureSeule
    ? `${paths.nouvelleDemandeMesap}?${parameters}`
    : undefined
}
