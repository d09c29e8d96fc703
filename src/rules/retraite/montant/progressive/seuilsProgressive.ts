/** What the law asks of a progressive pension, in figures, apart from what reckons with them: sentences of every page say them. */

import json from '../../regle/tables/progressive.json' with { type: 'json' }

/** Number that a row of the table holds. */
export const valeurDe = (cle: string): number => Number(json.rows.find(({ key }) => key === cle)?.value)

/** Age in years without which there is no progressive pension (art. L. 89 bis CPCMR, D. 161-2-24 CSS). */
export const AGE_PROGRESSIVE = valeurDe('minimumAge')

/** Quarters of insurance, all schemes, without which there is no progressive pension (art. L. 89 bis CPCMR). */
export const TRIMESTRES_PROGRESSIVE = valeurDe('minimumInsuranceQuarters')

/** Months after the notification of its grant when a partial pension is paid (art. D. 37-1 V CPCMR). */
export const MOIS_APRES_NOTIFICATION = json.paidMonthAfterNotification

/** Least and most of the working times that open it, in percent of full time (art. L. 89 bis CPCMR). */
export const QUOTITE_MINIMUM = valeurDe('quotityMinPercent')
export const QUOTITE_MAXIMUM = valeurDe('quotityMaxPercent')

/** Working times that open it, in percent of full time, as sentences say them. */
export const QUOTITES_PROGRESSIVES = `de ${QUOTITE_MINIMUM} à ${QUOTITE_MAXIMUM}`
