import { auCentime, type Euros } from '#rules/money.ts'
import { dateAge, type Duree, moisEcoules } from '#rules/calendar/ages.ts'
import { premierDuRang, rangDuMois } from '#rules/calendar/arithmetic.ts'
import type { CalendarDate } from '#rules/calendar/dates.ts'

/** A gross pension in euros per month, paid from the 1st of a month until the next one of its list begins. */
export interface Versement {
  readonly depuis: CalendarDate
  readonly mensuel: Euros
}

/** Pensions in the order of their dates, and what was paid for them. */
export interface Flux {
  readonly versements: readonly Versement[]
  readonly cout: Euros
}

/** Gross euros received up to a day, whole months only, less the cost; constant euros, no revaluation. */
export const recuAu = ({ versements, cout }: Flux, jour: CalendarDate): Euros => {
  const recus = versements.map(({ depuis, mensuel }, rang) => {
    const suivant = versements[rang + 1]?.depuis ?? jour
    return mensuel * Math.max(0, moisEcoules(depuis, suivant < jour ? suivant : jour))
  })
  return auCentime(recus.reduce((total, recu) => total + recu, 0) - cout)
}

/** Gross euros received up to the birthday of an age in years. */
export const recuA = (naissance: CalendarDate, flux: Flux, annees: number): Euros =>
  recuAu(flux, dateAge(naissance, { annees, mois: 0 }))

/** Age from which a balance is no more looked for, in years. */
export const AGE_DERNIER = 100

/** Ages at which the totals of two choices cross; `undefined` when they do not before 100. */
export interface Croisement {
  /** The first has given as much as the second, for the first time. */
  readonly rejoint: Duree | undefined
  /** The second has given more again, after that. */
  readonly repasse: Duree | undefined
}

/** Ages, on the 1st of a month, at which the total of a choice joins that of another, and is passed by it again. */
export const croisement = (naissance: CalendarDate, choix: Flux, autre: Flux): Croisement => {
  const debut = [...choix.versements, ...autre.versements].map(({ depuis }) => depuis).toSorted()[0]
  const fin = rangDuMois(dateAge(naissance, { annees: AGE_DERNIER, mois: 0 }))
  let rejoint: Duree | undefined
  for (let rang = debut ? rangDuMois(debut) : fin; rang <= fin; rang++) {
    const jour = premierDuRang(rang)
    const mois = moisEcoules(naissance, jour)
    if (mois >= AGE_DERNIER * 12) break
    const [recu, ailleurs] = [recuAu(choix, jour), recuAu(autre, jour)]
    const age: Duree = { annees: Math.floor(mois / 12), mois: mois % 12 }
    if (rejoint === undefined && recu > 0 && recu >= ailleurs) rejoint = age
    if (rejoint !== undefined && ailleurs > recu) return { rejoint, repasse: age }
  }
  return { rejoint, repasse: undefined }
}
