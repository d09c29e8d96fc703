import { dateAge } from '#rules/calendar/ages.ts'
import { rangDuMois } from '#rules/calendar/arithmetic.ts'
import { jourDe } from '#rules/calendar/dates.ts'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import { auDessus } from '#rules/arrondis.ts'
import { annulationTroisEnfants } from '../droit/ages.ts'
import type { Droits } from '../droit/droits.ts'
import type { DureeRequise } from '../droit/durations.ts'
import { type Demande, HANDICAP } from '../demande/demande.ts'
import type { Parties } from '../regle/loi.ts'
import { partiesDe } from '../regle/regle.ts'

/** Quarters lost or won, and their percentage of the pension. */
export interface Coefficient {
  readonly trimestres: number
  readonly pourcentage: number
}

const AUCUN: Coefficient = { trimestres: 0, pourcentage: 0 }

/** Quarters from a departure on the 1st of a month to a later day, any part of a quarter counting (art. L. 14 I). */
const trimestresJusqua = (depart: CalendarDate, jour: CalendarDate): number =>
  auDessus((rangDuMois(jour) - rangDuMois(depart) + (jourDe(jour) > 1 ? 1 : 0)) / 3)

/**
 * Décote (art. L. 14 I CPCMR): the law's rate for each quarter that is missing, or that separates from the age at which the
 * décote disappears, whichever is fewer, and so many at most. `annulation` is the day of that age.
 */
export const decoteDe = (
  a: {
    readonly depart: CalendarDate
    readonly annulation: CalendarDate
    readonly trimestresAssurance: number
    readonly trimestresRequis: number
  },
  { ratePerQuarter, maxQuarters }: Parties['decote'],
): Coefficient => {
  const manquants = auDessus(a.trimestresRequis - a.trimestresAssurance)
  const trimestres = Math.min(manquants, trimestresJusqua(a.depart, a.annulation), maxQuarters)
  return { trimestres, pourcentage: trimestres * ratePerQuarter }
}

/** A request, the rights of the person, and the quarters that are required of them. */
export interface Depart {
  readonly demande: Demande
  readonly droits: Droits
  readonly requis: DureeRequise
}

/** Without décote: a long career (art. L. 25 bis), and who is disabled, by reason 5 or by any other (art. L. 14 I). */
export const sansDecote = ({ motif, incapacitePermanente = false }: Demande) =>
  motif === 3 || motif === HANDICAP || incapacitePermanente

/** Day from which there is no décote, and the article that says it. */
interface Annulation {
  readonly jour: CalendarDate
  readonly source: string
}

/** What spares the décote before the day of the generation: to have cared for a disabled child, or three children. */
const annulationsParticulieres = (
  { annulationA65 = false, motif }: { readonly annulationA65?: boolean; readonly motif?: number },
  { naissance, categorie, regle }: Droits,
): readonly Annulation[] => {
  const { carers, beforeTable, threeChildren } = partiesDe(regle).annulmentOfDecote
  const troisEnfants = motif === 2 ? annulationTroisEnfants(naissance, categorie, regle) : undefined
  return [
    ...(annulationA65
      ? [{ jour: dateAge(naissance, { annees: carers.years, mois: 0 }), source: carers.source }]
      : []),
    ...(troisEnfants === undefined
      ? []
      : [{ jour: troisEnfants, source: `${threeChildren.source} et ${beforeTable.source}` }]),
  ]
}

/** Day from which there is no décote: that of the generation, or an earlier one of the carers and parents whom the law spares. */
export const annulationRetenue = (
  demande: { readonly annulationA65?: boolean; readonly motif?: number },
  droits: Droits,
): Annulation =>
  annulationsParticulieres(demande, droits).reduce(
    (retenue, autre) => (autre.jour < retenue.jour ? autre : retenue),
    { jour: droits.dateAnnulation, source: droits.annulation.source },
  )

/** The same day, alone. */
export const annulationDe = (...faits: Parameters<typeof annulationRetenue>): CalendarDate =>
  annulationRetenue(...faits).jour

/** The décote of a departure. */
export const decoteDuDepart = (demande: Demande, droits: Droits, trimestresRequis: number): Coefficient =>
  sansDecote(demande)
    ? AUCUN
    : decoteDe(
        {
          depart: demande.dateDepart,
          annulation: annulationDe(demande, droits),
          trimestresAssurance: demande.trimestresAssurance,
          trimestresRequis,
        },
        partiesDe(droits.regle).decote,
      )

/** The décote that the incapacity of someone who leaves for another reason than disability spares them. */
export const decoteEpargnee = ({ demande, droits, requis }: Depart): Coefficient =>
  demande.incapacitePermanente === true
    ? decoteDuDepart({ ...demande, incapacitePermanente: false }, droits, requis.trimestres)
    : AUCUN
