import { dateAge, type Duree } from '#rules/calendar/ages.ts'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import { type AgeLegal, ageAnnulation, ageLimite, ageMaximum, ageOuverture, premierEffet } from './ages.ts'
import { type Categorie, categoriesDesTables } from '../demande/categorie.ts'
import { type DureeRequise, dureeRequise } from './durations.ts'
import type { Demande } from '../demande/demande.ts'
import { partiesDe, type Regle } from '../regle/regle.ts'

/** What the law grants to a person, whatever the date of departure: computed once for many estimates. */
export interface Droits {
  readonly regle: Regle
  readonly naissance: CalendarDate
  readonly categorie: Categorie
  readonly requis: DureeRequise
  readonly ouverture: AgeLegal
  /** First day on which a pension may be paid: the 1st of a month. */
  readonly dateOuverture: CalendarDate
  readonly annulation: AgeLegal
  /** Day of the age at which the décote disappears. */
  readonly dateAnnulation: CalendarDate
  readonly limite: AgeLegal
  /** Day of the age limit itself. */
  readonly jourLimite: CalendarDate
  /** Latest effect within the age limit, and with every prolongation: the 1st of a month. */
  readonly dateLimite: CalendarDate
  readonly dateMaximum: CalendarDate
  /** Day of the legal age of the generation, which opens the additional pension. */
  readonly dateAgeLegal: CalendarDate
  /** Day of the age from which a quarter gives a surcote. */
  readonly dateSurcote: CalendarDate
  /** Whether the legal age of the generation opens a parental surcote (art. L. 14 IV CPCMR). */
  readonly surcoteParentale: boolean
}

/** Age from which a quarter gives a surcote: the legal one; that of a classed job some years after it opens, and never before an age. */
const ageDeSurcote = (ouverture: Duree, categorie: Categorie, regle: Regle): Duree => {
  const classe = categoriesDesTables[categorie]
  if (classe === 'sedentary') return ouverture
  const { classedFromAge, classedYearsAfterOpening } = partiesDe(regle).surcote
  const annees = ouverture.annees + classedYearsAfterOpening[classe]
  return annees >= classedFromAge ? { ...ouverture, annees } : { annees: classedFromAge, mois: 0 }
}

/**
 * Rights of a person under a set of rules; `undefined` for a generation absent from the tables. The surcote counts
 * from the legal age, and for active jobs from the anticipated age plus five years, or ten (art. L. 14 III; table of
 * Juris-CNRACL, 2023-10-24). The age limit is that of the job held, `emploi`, whatever the category that the services open
 * (art. L. 556-1 CGFP).
 */
export const droitsDe = (
  naissance: CalendarDate,
  categorie: Categorie,
  regle: Regle,
  emploi: Categorie = categorie,
): Droits | undefined => {
  const requis = dureeRequise(naissance, categorie, regle)
  const ouverture = ageOuverture(naissance, categorie, regle)
  const legal = ageOuverture(naissance, 'sedentaire', regle)
  const limite = ageLimite(naissance, emploi, regle)
  const maximum = ageMaximum(naissance, emploi, regle)
  if (!requis || !ouverture || !legal || !limite || !maximum) return undefined
  const dateOuverture = premierEffet(naissance, ouverture)
  // The year of the opening is that of the age itself, not of the first payment (loi n° 2003-775, art. 66).
  const annulation = ageAnnulation(naissance, categorie, regle, dateAge(naissance, ouverture.age))
  if (!annulation) return undefined
  const ageSurcote = ageDeSurcote(ouverture.age, categorie, regle)
  return {
    regle,
    naissance,
    categorie,
    requis,
    ouverture,
    dateOuverture,
    annulation,
    dateAnnulation: dateAge(naissance, annulation.age),
    limite,
    jourLimite: dateAge(naissance, limite.age),
    dateLimite: premierEffet(naissance, limite),
    dateMaximum: premierEffet(naissance, maximum),
    dateAgeLegal: dateAge(naissance, legal.age),
    dateSurcote: dateAge(naissance, ageSurcote),
    surcoteParentale: legal.age.annees >= partiesDe(regle).parentalSurcote.fromLegalAge,
  }
}

/** Rights of the person of a sound request under a set of rules. */
export const droitsDeLaDemande = (
  { dateNaissance, categorie, emploi }: Pick<Demande, 'dateNaissance' | 'categorie' | 'emploi'>,
  regle: Regle,
): Droits | undefined => droitsDe(dateNaissance, categorie as Categorie, regle, emploi)
