import { brouillons } from '#contract/kit/brouillon.ts'
import { demandesDeRetraite } from '#contract/demande/demandederetraite.ts'
import { paths } from '#portal/paths.ts'
import type { GenreDossier } from '#rules/demande/etats.ts'

/** What differs between both kinds of requests: calls, names of the document, of the theme and of the follow-up. */
export const genresDemande = {
  depart: {
    calls: demandesDeRetraite.depart,
    draft: brouillons.demandedepartretraite,
    document: 'suividepartretraite',
    theme: 'demandedepartretraite',
    suivi: 'suividepartretraite',
    suiviPath: paths.suividepartretraite,
  },
  progressive: {
    calls: demandesDeRetraite.progressive,
    draft: brouillons.demandedepartretraiteprogressive,
    document: 'suividepartretraiteprogressive',
    theme: 'demandedepartretraiteprogressive',
    suivi: 'suividepartretraiteprogressive',
    suiviPath: paths.suividepartretraiteprogressive,
  },
} as const satisfies Readonly<Record<GenreDossier, unknown>>
