import { pagePaths, paths } from '#portal/paths.ts'
import type { RouteAccess } from '#portal/session/guard.ts'

interface Area {
  readonly access: RouteAccess
  /** Addresses of the area, as patterns of the router. */
  readonly chemins: readonly string[]
}

/** Areas that open later: their addresses answer already, to those who will have the right. */
export const rubriques = {
  demandedepartretraite: {
    access: ['demandedepartretraite'],
    chemins: [
      paths.demandedepartretraite,
      pagePaths.demandedepartretraite2situation,
      pagePaths.demandedepartretraite3depart,
      pagePaths.demandedepartretraite4pieces,
      pagePaths.demandedepartretraite5recapitulatif,
    ],
  },
  demandedepartretraiteprogressive: {
    access: ['demandedepartretraiteprogressive'],
    chemins: [paths.demandedepartretraiteprogressive],
  },
} as const satisfies Readonly<Record<string, Area>>

export type Rubrique = keyof typeof rubriques
