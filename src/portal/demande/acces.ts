import type { Habilitation } from '#contract/connexion/habilitation.ts'
import { etapesDemande, genreDemande, genresDemande } from '#contract/demande/genres.ts'
import { nouveauMessage } from '#portal/client/nouveauMessage.ts'
import { paths } from '#portal/paths.ts'
import type { GenreDossier } from '#rules/demande/etats.ts'

/** What the heading of the page says of a step, before the page; nothing at the first. */
export const etapeDite = (genre: GenreDossier, etape: string): string | undefined => {
  if (etape === etapesDemande(genre)[0]) return undefined
  return etape === 'confirmation' ? 'Votre demande est envoyée' : genreDemande(genre).etapes[etape]?.titre
}

/** Where the person makes a request of a kind; undefined when they may not. */
export const nouvelleDemandePath = (
  genre: GenreDossier,
  droits: Habilitation | undefined,
): string | undefined => {
  const { service } = genresDemande[genre]
  return droits?.listeService[service] && !droits.lectureSeule ? paths[service] : undefined
}

/** Where the person follows a request of a kind; undefined when they may not. */
export const suiviPath = (genre: GenreDossier, droits: Habilitation | undefined): string | undefined => {
  const { suivi } = genresDemande[genre]
  return droits?.listeService[suivi] ? paths[suivi] : undefined
}

/** Where the person writes about a request; undefined when the messaging is not open to them. */
export const messagePath = (
  genre: GenreDossier,
  numero: string,
  droits: Habilitation | undefined,
): string | undefined => {
  if (!droits?.listeService.mesap || droits.lectureSeule) return undefined
  return nouveauMessage({ theme: genresDemande[genre].service, reference: numero })
}
