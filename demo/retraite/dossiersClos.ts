import type { GenreDossier } from '#rules/demande/etats.ts'
import { parcoursDossier } from '#rules/demande/etats.ts'
import { predecesseurs } from '../personas/predecesseurs.ts'
import type { DossierDemo } from './dossiers.ts'

/** Days that each step of someone's request lasted, all invented. */
type Durees = readonly number[]

/** Reception, processing, statement, title. */
const departs: readonly Durees[] = [
  [12, 58, 31, 44],
  [9, 71, 24, 52],
  [15, 49, 38, 47],
  [21, 63, 29, 39],
  [7, 66, 33, 55],
  [18, 54, 27, 41],
  [14, 77, 35, 48],
]

/** Reception, summary, employer's document, processing, statement. */
const progressives: readonly Durees[] = [
  [1, 27, 5, 44, 16],
  [2, 34, 4, 39, 12],
  [1, 41, 7, 51, 19],
  [3, 22, 6, 36, 14],
  [1, 30, 3, 47, 21],
  [2, 38, 8, 42, 17],
  [1, 25, 5, 55, 13],
]

const MOIS = 30

/** A request that was paid, or accorded, some days ago, after steps of these lengths. */
const close = (genre: GenreDossier, numero: string, durees: Durees, ilYAJours: number): DossierDemo => ({
  genre,
  numero,
  dansMois: -Math.floor(ilYAJours / MOIS),
  passages: parcoursDossier[genre].etapes.map((etat, rang) => ({
    etat,
    ilYAJours: ilYAJours + durees.slice(rang).reduce((total, jours) => total + jours, 0),
  })),
})

/** Requests that went to their end, by NIR: from them the follow-up tells how long each step lasts. */
export const dossiersClos: Readonly<Record<string, readonly DossierDemo[]>> = Object.fromEntries(
  predecesseurs.map(({ nir }, rang) => [
    nir,
    [
      close('progressive', `DP-2024-07${rang}1-3${rang}08`, progressives[rang] ?? [], 700 + 9 * rang),
      close('depart', `DR-2025-08${rang}3-2${rang}16`, departs[rang] ?? [], 60 + 12 * rang),
    ],
  ]),
)
