import { typedDate } from '#rules/calendar/dateSaisie.ts'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import { type FauteEtudes, fautesEtudes, trimestresEtudes } from '#rules/retraite/montant/etudes.ts'
import { joursDuCompte } from '#rules/carriere/services/periodes.ts'
import type { Cir } from '#contract/carriere/cir.ts'

/** What the periods of studies that are typed allow. */
export interface EtudesLues {
  /** The fault of each period of studies; `undefined` for a sound one. */
  readonly fautesEtudes: readonly (FauteEtudes | undefined)[]
  /** Quarters that the periods of studies allow; `undefined` without periods, or when one is wrong. */
  readonly ouverts: number | undefined
  readonly finEtudes: CalendarDate | undefined
}

interface Cadre {
  readonly naissance: CalendarDate | ''
  readonly dateDemande: CalendarDate | ''
  readonly aujourdhui: CalendarDate
}

interface PeriodeSaisie {
  readonly debut: string
  readonly fin: string
  readonly diplome: boolean
}

/** Reads the periods, right or wrong; where the account is known, its quarters are not bought twice. */
export const lireEtudes = (
  etudes: readonly PeriodeSaisie[],
  { naissance, dateDemande, aujourdhui }: Cadre,
  cir?: Cir,
): EtudesLues => {
  const lire = (saisi: string) => typedDate(saisi, aujourdhui, { max: aujourdhui })
  const periodes = etudes.map(({ debut, fin, diplome }) => ({ debut: lire(debut), fin: lire(fin), diplome }))
  const fautes = fautesEtudes(periodes, {
    aujourdhui,
    ...(naissance && { naissance }),
    ...(dateDemande && { dateDemande }),
  })
  const justes = periodes.length > 0 && fautes.every((faute) => faute === undefined)
  const fins = periodes.map(({ fin }) => fin).toSorted()
  return {
    fautesEtudes: fautes,
    ouverts: justes
      ? trimestresEtudes(periodes, cir && joursDuCompte(cir, { dateDepart: aujourdhui, quotites: [] }))
      : undefined,
    finEtudes: (justes && fins.at(-1)) || undefined,
  }
}
