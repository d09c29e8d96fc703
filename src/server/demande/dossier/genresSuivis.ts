import { genresDemande, nomsGenreDemande } from '#contract/demande/genres.ts'
import type { GenreDossier } from '#rules/demande/etats.ts'
import type { Compte } from '#server/kit/people/comptes.ts'
import { grantedServices } from '#server/kit/people/rights.ts'
import type { Services } from '#server/services.ts'
import { genresSent, lastDossier } from '../store.ts'
import { followedPassages } from './readSuivi.ts'

/** Kinds of request whose follow-up a person may open, and that shows one. */
export const genresSuivis = async (services: Services, compte: Compte): Promise<GenreDossier[]> => {
  const granted = grantedServices(compte)
  const followable = nomsGenreDemande.filter((genre) => granted.includes(genresDemande[genre].suivi))
  if (followable.length === 0) return []
  const sent = new Set((await genresSent(services.db, compte.id)).map(({ genre }) => genre))
  const mine = followable.filter((genre) => sent.has(genre))
  const followed = await Promise.all(
    mine.map(async (genre) => {
      const dossier = await lastDossier(services.db, compte.id, genre)
      return dossier !== undefined && (await followedPassages(services, dossier)) !== undefined
    }),
  )
  return mine.filter((_, rank) => followed[rank])
}
