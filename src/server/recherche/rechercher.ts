import type { Service } from '#contract/kit/services.ts'
import type { Trouve } from '#contract/recherche/recherche.ts'
import { searchTerms, type Terme } from '#rules/recherche/termes.ts'
import { grantedServices } from '#server/kit/people/rights.ts'
import type { Compte } from '#server/kit/people/comptes.ts'
import type { Services } from '#server/services.ts'

/** What an area finds of a person's own: nothing of the services that are not granted, nor of anybody else. */
export type Finder = (
  services: Services,
  compteId: string,
  granted: readonly Service[],
  termes: readonly Terme[],
) => Promise<Partial<Trouve>>

const nothing: Trouve = { aide: { total: 0, premiers: [] } }

/** Asks every area for what answers to a text; a text that says nothing finds nothing. */
export const rechercher = async (
  services: Services,
  compte: Compte,
  texte: string,
  areas: readonly Finder[],
): Promise<Trouve> => {
  const termes = searchTerms(texte)
  if (termes.length === 0) return nothing
  const granted = grantedServices(compte)
  const found = await Promise.all(areas.map((find) => find(services, compte.id, granted, termes)))
  return Object.assign({ ...nothing }, ...found) as Trouve
}
