import { daysBetween } from '#rules/calendar/arithmetic.ts'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import { type EtapeDossier, type EtatDossier, type GenreDossier, parcoursDossier } from './etats.ts'

/** Requests from which a length is told: below, it would be that of a few people. */
export const EFFECTIF_MINIMUM = 5

/** What a request went through, in order. */
export type Historique = readonly { readonly etat: EtatDossier; readonly date: CalendarDate }[]

/** How long a step lasted, in days, for half of the requests of a sample. */
export interface DelaiObserve {
  readonly etape: EtapeDossier
  readonly medianeJours: number
  readonly effectif: number
}

/** Days from the first passage through a step to the first through the next; undefined for a request that skipped one. */
const joursDe = (historique: Historique, etape: EtatDossier, suivante: EtatDossier): number | undefined => {
  const [debut, fin] = [etape, suivante].map((one) => historique.find(({ etat }) => etat === one)?.date)
  return debut === undefined || fin === undefined || fin < debut ? undefined : daysBetween(debut, fin)
}

const mediane = (valeurs: readonly number[]): number => {
  const triees = valeurs.toSorted((a, b) => a - b)
  const milieu = Math.floor(triees.length / 2)
  const [haut = 0, bas = 0] = [triees[milieu], triees[milieu - 1]]
  return triees.length % 2 === 1 ? haut : Math.round((haut + bas) / 2)
}

/**
 * Observed median of each ordinary step, from the histories of ended requests: cancelled ones never ended their steps, and
 * are to be left out by the caller. The time during which a document was awaited is counted. Steps seen in fewer requests
 * than `EFFECTIF_MINIMUM` are not told, nor the last one, which ends nothing.
 */
export const delaisObserves = (
  genre: GenreDossier,
  historiques: readonly Historique[],
): readonly DelaiObserve[] => {
  const etapes: readonly EtapeDossier[] = parcoursDossier[genre].etapes
  return etapes.flatMap((etape, rang) => {
    const suivante = etapes[rang + 1]
    if (suivante === undefined) return []
    const jours = historiques.flatMap((historique) => joursDe(historique, etape, suivante) ?? [])
    return jours.length < EFFECTIF_MINIMUM
      ? []
      : [{ etape, medianeJours: mediane(jours), effectif: jours.length }]
  })
}
