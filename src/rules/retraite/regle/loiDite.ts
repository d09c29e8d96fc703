import { enLettres, pourcent } from '#rules/format/nombres.ts'
import { TRIMESTRES_PAR_AN } from './trimestres.ts'
import { derniereRegle, partiesDe } from './regle.ts'

const {
  annulmentOfDecote,
  childrenIncrease,
  disability,
  familyReasons,
  minimumServices,
  quarter,
  referenceIndex,
} = partiesDe(derniereRegle())

/** Numbers that many sentences say, as they write them: departures to come are those of the last law known. */
export const loiDite = {
  /** How long a child must have been raised (art. L. 18 III CPCMR): « 9 ans ». */
  eleve: `${childrenIncrease.raisedYears} ans`,
  /** From what age of a child the increase is paid (art. L. 18 IV CPCMR): « 16 ans ». */
  ageEnfant: `${childrenIncrease.paidFromChildAge} ans`,
  /** Invalidity of a child that opens a departure (art. L. 24 I 3° CPCMR): « 80 % ». */
  enfantInvalide: pourcent(familyReasons.invalidChildPercent),
  /** Children whose parents had a departure of their own (loi n° 2010-1330, art. 44): « trois enfants ». */
  enfants: `${enLettres(familyReasons.children)} enfants`,
  /** Incapacity of a civil servant whom the law calls disabled (art. L. 24 I 5° CPCMR): « 50 % ». */
  incapacite: pourcent(disability.incapacityPercent),
  /** Age from which a carer has no décote (loi n° 2010-1330, art. 28): « 65 ans ». */
  ageAidant: `${annulmentOfDecote.carers.years} ans`,
  /** Services without which there is no pension (art. L. 4 CPCMR): « deux ans de services ». */
  services: `${enLettres(minimumServices.quarters / TRIMESTRES_PAR_AN)} ans de services`,
  /** How long the index of the pension must have been held (art. L. 15 CPCMR): « six mois ». */
  indiceTenu: `${enLettres(referenceIndex.heldMonths)} mois`,
  /** Payable days left over that count for a quarter (art. R. 26 CPCMR): « 45 jours ». */
  arrondi: `${quarter.countedFromDays} jours`,
  /** Quarters of insurance of a calendar year at most (art. R. 26 bis CPCMR): « quatre trimestres ». */
  parAnnee: `${enLettres(quarter.maxPerCalendarYear)} trimestres`,
} as const
