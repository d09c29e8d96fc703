import type { EnvoiPossible } from '#contract/documents/envoimail.ts'
import { isAnnuelle } from '#contract/documents/listes.ts'
import { failures } from '#contract/kit/failures.ts'
import type { Unsuccessful } from '#portal/client/fetch/reaction.ts'
import { paths } from '#portal/paths.ts'
import { uuidOf } from '#rules/format/uuid.ts'

/** Identifier of the document that the address names, if it has the shape of one. */
export const documentOf = (search: URLSearchParams): string | undefined =>
  uuidOf(search.get('documentUuid') ?? '')

/** The list that holds the document, under its year; the employer's has no years. */
export const listPath = ({ rubrique, annee }: Pick<EnvoiPossible, 'rubrique' | 'annee'>): string => {
  if (rubrique === undefined) return paths.accueilconnecte
  return isAnnuelle(rubrique) ? `${paths[rubrique]}?annee=${annee}` : paths[rubrique]
}

/** Why a document may not be sent: it is not there, it is not of those that may, or something else. */
export const obstacleOf = (outcome: Unsuccessful): 'inconnu' | 'impossible' | 'autre' => {
  if (outcome.status === 404) return 'inconnu'
  const refused = outcome.status === 444 && outcome.body.erreurCode === failures.envoiImpossible.erreurCode
  return refused ? 'impossible' : 'autre'
}
