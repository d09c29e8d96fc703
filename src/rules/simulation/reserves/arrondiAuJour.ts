import { joursLiquidablesCarriere } from '#rules/carriere/carriere.ts'
import type { CompteRetraite } from '#rules/carriere/compte.ts'
import { periodesJusquAu } from '#rules/carriere/services/periodes.ts'
import { partiesDe, regleDe } from '#rules/retraite/regle/regle.ts'
import { JOURS_PAR_TRIMESTRE } from '#rules/retraite/regle/trimestres.ts'
import type { Estimee } from './compteDecrit.ts'

/** Most days by which so short a part of a quarter may differ in months of thirty days and in days of the calendar. */
const ECART = 2

/**
 * Payable quarters that round up, or do not, by a day or two: the account counts months of thirty days, the Conseil d’État days of
 * the calendar (25 October 2017, n° 396425: 1 January to 14 February are forty-five).
 */
export const arrondiAuJour = (
  compte: CompteRetraite,
  { demande, quotites = [], quotitesPassees = [] }: Estimee,
): readonly string[] => {
  const { dateDepart } = demande
  const jours = joursLiquidablesCarriere(periodesJusquAu(compte, { dateDepart, quotites, quotitesPassees }))
  const { countedFromDays: seuil } = partiesDe(regleDe(dateDepart)).quarter
  const ecart = (jours % JOURS_PAR_TRIMESTRE) - seuil
  return ecart >= -ECART && ecart < ECART
    ? [
        `Des trimestres liquidables arrondis ${ecart < 0 ? 'en dessous' : 'au-dessus'} à un ou deux jours près, en mois de trente jours. Comptés en jours du calendrier, comme l’a jugé le Conseil d’État (25 octobre 2017, n° 396425), il pourrait y en avoir un de ${ecart < 0 ? 'plus' : 'moins'} : lecture à confirmer (art. R. 26 du code des pensions).`,
      ]
    : []
}
