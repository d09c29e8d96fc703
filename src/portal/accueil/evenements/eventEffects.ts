import { genresDocument, type GenreDocument } from '#contract/documents/genres.ts'
import type { Evenement } from '#contract/accueil/evenement.ts'
import type { ActionIhm } from '#contract/kit/evenements.ts'
import { paths } from '#portal/paths.ts'

/** What an action asks for. */
type Action =
  | { readonly kind: 'document' }
  | { readonly kind: 'identite' }
  | { readonly kind: 'page'; readonly path: string }
  | { readonly kind: 'externe' }

const page = (path: string) => ({ kind: 'page', path }) as const
const identite = { kind: 'identite' } as const

/** Effect of every action (specification, §2.3). */
export const actionEffects = {
  ouvrirDocument: { kind: 'document' },
  confirmerIdentite: identite,
  CONFIRMER_IDENTITE: identite,
  lienSuiviRetraite: page(paths.suividepartretraite),
  SUIVI_RETRAITE: page(paths.suividepartretraite),
  lienSuiviRetraiteProgressive: page(paths.suividepartretraiteprogressive),
  SUIVI_RETRAITE_PROGRESSIVE: page(paths.suividepartretraiteprogressive),
  lienDemandeDepartRetraite: page(paths.demandedepartretraite),
  DEMANDE_DEPART_RETRAITE: page(paths.demandedepartretraite),
  lienCompteIndividuelRetraite: page(paths.compteindividuelretraite),
  COMPTE_INDIVIDUEL_RETRAITE: page(paths.compteindividuelretraite),
  securiserCompte: page(paths.compteindividuelretraite),
  SECURISER_COMPTE: page(paths.compteindividuelretraite),
  ouvrirUrl: { kind: 'externe' },
} as const satisfies Record<ActionIhm, Action>

/** What opening one event does, with all that it takes to do it. */
export type Effect =
  | { readonly kind: 'document'; readonly genre: GenreDocument; readonly documentUuid: string }
  | { readonly kind: 'identite' }
  | { readonly kind: 'page'; readonly path: string }
  | { readonly kind: 'externe'; readonly url: string }
  | { readonly kind: 'aucun' }

const isGenre = (service: string): service is GenreDocument => Object.hasOwn(genresDocument, service)

const isHttps = (url: string | undefined): url is string =>
  url !== undefined && URL.parse(url)?.protocol === 'https:'

/** Reads an event: its document first, then its address, then its action; an incomplete one does nothing. */
export const effectOf = ({ documentUuid, service, referenceUrl, actionIhm }: Evenement): Effect => {
  if (documentUuid !== undefined && isGenre(service))
    return { kind: 'document', genre: service, documentUuid }
  if (isHttps(referenceUrl)) return { kind: 'externe', url: referenceUrl }
  const action: Action | undefined = actionIhm && actionEffects[actionIhm]
  return action?.kind === 'page' || action?.kind === 'identite' ? action : { kind: 'aucun' }
}
