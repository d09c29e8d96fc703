import type { Service } from '#contract/kit/services.ts'
import { genreDemande, nomsGenreDemande } from '#contract/demande/genres.ts'
import { PREMIERS_TROUVES, type Trouve } from '#contract/recherche/recherche.ts'
import { dayInParis } from '#rules/calendar/dates.ts'
import { dateEnChiffres, dateEnLettres } from '#rules/format/dates.ts'
import { isFound, type Terme } from '#rules/recherche/termes.ts'
import type { Services } from '#server/services.ts'
import { dossiersOf } from '../store.ts'
import { followedPassages } from './readSuivi.ts'

/** Requests for retirement that a person sent and may follow, and that answer to a search: by kind, number or date. */
export const findDossiers = async (
  services: Services,
  compteId: string,
  granted: readonly Service[],
  termes: readonly Terme[],
): Promise<Pick<Trouve, 'demandes'>> => {
  const followed = nomsGenreDemande.filter((genre) => granted.includes(genreDemande(genre).suivi))
  if (followed.length === 0) return {}
  const sent = (await dossiersOf(services.db, compteId)).filter(({ genre }) => followed.includes(genre))
  const passages = await Promise.all(sent.map((dossier) => followedPassages(services, dossier)))
  const found = sent
    .filter((_, rank) => passages[rank] !== undefined)
    .map(({ genre, numero, cree_le }) => ({ genre, numero, envoyeeLe: dayInParis(new Date(cree_le)) }))
    .filter(({ genre, numero, envoyeeLe }) =>
      isFound(
        `${genreDemande(genre).nom} ${genreDemande(genre).titreSuivi} dossier départ ${numero} ${dateEnChiffres(envoyeeLe)} ${dateEnLettres(envoyeeLe)}`,
        termes,
      ),
    )
  return { demandes: { total: found.length, premiers: found.slice(0, PREMIERS_TROUVES) } }
}
