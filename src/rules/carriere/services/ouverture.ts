import { addMonths } from '#rules/calendar/arithmetic.ts'
import type { Duree } from '#rules/calendar/ages.ts'
import { moisEcoules } from '#rules/calendar/ages.ts'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import type { Categorie } from '#rules/retraite/demande/categorie.ts'
import { type Droits, droitsDe } from '#rules/retraite/droit/droits.ts'
import type { Regle } from '#rules/retraite/regle/regle.ts'
import type { CompteRetraite } from '../compte.ts'
import { categorieDuCompte } from './categorie.ts'
import { moisDesDeuxAns } from './deuxAns.ts'

/** When a career opens the right to a pension at the legal age, and with which rights. */
export interface OuvertureDuCompte {
  readonly droits: Droits
  /** First day of payment: the 1st of a month. */
  readonly date: CalendarDate
  readonly age: Duree
  /** Whether the two years of services are done by the age, end later, which makes the day, or will never be (art. L. 4 CPCMR). */
  readonly services: 'faits' | 'attendus' | 'insuffisants'
}

const parAge: readonly Categorie[] = ['superactive', 'active', 'sedentaire']

/** First month, from the age of a category on and before another date, at which the services of the category are done. */
const premierMois = (
  cir: Pick<CompteRetraite, 'carriere' | 'situation'>,
  droits: Droits,
  avant: CalendarDate,
): CalendarDate | undefined => {
  const suffit = (date: CalendarDate) =>
    parAge.indexOf(categorieDuCompte(cir, date)) <= parAge.indexOf(droits.categorie)
  for (let date = droits.dateOuverture; date < avant; date = addMonths(date, 1)) if (suffit(date)) return date
  return undefined
}

/** A right with its age at the day on which it opens, once the two years of services are done too. */
const avecServices = (
  cir: Pick<CompteRetraite, 'carriere' | 'situation' | 'enfants'>,
  droits: Droits,
  ageOuvert: CalendarDate,
): OuvertureDuCompte => {
  const faits = moisDesDeuxAns(cir, ageOuvert)
  const date = faits ?? ageOuvert
  const mois = moisEcoules(cir.situation.dateNaissance, date)
  return {
    droits,
    date,
    age:
      date === droits.dateOuverture
        ? droits.ouverture.age
        : { annees: Math.floor(mois / 12), mois: mois % 12 },
    services: faits === undefined ? 'insuffisants' : date === ageOuvert ? 'faits' : 'attendus',
  }
}

/**
 * First day on which an account opens a pension at the legal age, two years of services done: that of a classed job once its services are done, else that
 * of all. Who entered a super-active job late may have done the 17 years of active ones, which count both, before the 27 of
 * it (art. L. 24 I 1° CPCMR): the earlier right is the one. `undefined` for a generation absent from the tables.
 */
export const ouvertureDuCompte = (
  cir: Pick<CompteRetraite, 'carriere' | 'situation' | 'enfants'>,
  regle: Regle,
): OuvertureDuCompte | undefined => {
  const { dateNaissance } = cir.situation
  const commune = droitsDe(dateNaissance, 'sedentaire', regle)
  if (commune === undefined) return undefined
  const classee = cir.carriere.some(({ categorie }) => categorie !== 'sedentaire')
  const classees = (classee ? (['superactive', 'active'] as const) : []).flatMap((categorie) => {
    const droits = droitsDe(dateNaissance, categorie, regle)
    const date = droits && premierMois(cir, droits, commune.dateOuverture)
    return droits && date !== undefined ? [{ droits, date }] : []
  })
  const premiere = classees.toSorted((une, autre) => une.date.localeCompare(autre.date))[0]
  const { droits, date } = premiere ?? { droits: commune, date: commune.dateOuverture }
  return avecServices(cir, droits, date)
}
