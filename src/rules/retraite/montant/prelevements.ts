import { auCentime, type Euros } from '#rules/money.ts'
import { anneeDe } from '#rules/calendar/dates.ts'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import type { Foyer } from '../demande/demande.ts'
import { datee, ligneEnVigueur } from '../regle/bareme.ts'
import ecrit from '../regle/tables/levies.json' with { type: 'json' }

const json = datee(ecrit)

type Tranche = 'exempt' | 'reduced' | 'median' | 'full'

/** Levies of one month, in euros, each rounded to the cent. */
export interface Prelevements {
  readonly csg: Euros
  readonly crds: Euros
  readonly casa: Euros
  readonly pensionNetteMensuelle: Euros
  readonly taux: { readonly csg: number; readonly crds: number; readonly casa: number }
  /** Rate of CSG that an income of the year before may keep, in percent; absent where it changes nothing. */
  readonly csgGardee?: number
  readonly confirme: boolean
}

interface Seuil {
  readonly firstPart: number
  readonly perHalfPart: number
}

const seuilDe = ({ firstPart, perHalfPart }: Seuil, parts: number) =>
  firstPart + (parts - 1) * 2 * perHalfPart

const trancheDe = (foyer: Foyer, seuils: (typeof json.thresholds)[number]): Tranche => {
  const { revenuFiscalReference: revenu, parts } = foyer
  if (revenu <= seuilDe(seuils.reduced, parts)) return 'exempt'
  if (revenu <= seuilDe(seuils.median, parts)) return 'reduced'
  return revenu < seuilDe(seuils.full, parts) ? 'median' : 'full'
}

const tauxDe = (tranche: Tranche) => json.rates.find(({ bracket }) => bracket === tranche)

/** What changes elsewhere than in metropolitan France (retraitesdeletat.gouv.fr, « Les prélèvements sociaux et les exonérations », 2024). */
export const HORS_METROPOLE =
  'en Guadeloupe, en Martinique, à La Réunion et en Guyane, d’autres seuils s’appliquent ; à Mayotte, à Saint-Pierre-et-Miquelon, en Polynésie française, en Nouvelle-Calédonie, à Wallis-et-Futuna et à l’étranger, d’autres prélèvements'

/**
 * Social levies on a monthly pension (art. L. 136-8 III CSS): CSG, CRDS and CASA by the household’s reference tax income, at
 * the thresholds of metropolitan France in the year of the pension (the last ones known). The reduced rate, which is kept when
 * one of two years stays under the median threshold, is only told: one income is known.
 */
export const prelevementsDe = (brutMensuel: number, foyer: Foyer, effet: CalendarDate): Prelevements => {
  const seuils = ligneEnVigueur(json.thresholds, effet)
  const rates = seuils && tauxDe(trancheDe(foyer, seuils))
  const taux = { csg: rates?.csg ?? 0, crds: rates?.crds ?? 0, casa: rates?.casa ?? 0 }
  const brut = auCentime(brutMensuel)
  const csg = auCentime((brut * taux.csg) / 100)
  const crds = auCentime((brut * taux.crds) / 100)
  const casa = auCentime((brut * taux.casa) / 100)
  const confirme = json.confirmed && seuils !== undefined && anneeDe(seuils.from) === anneeDe(effet)
  const pensionNetteMensuelle = auCentime(brut - csg - crds - casa)
  const reduit = tauxDe('reduced')?.csg
  return {
    csg,
    crds,
    casa,
    taux,
    confirme,
    pensionNetteMensuelle,
    ...(reduit !== undefined && taux.csg > reduit && { csgGardee: reduit }),
  }
}

/** What the table says of the levies. */
export const baremePrelevements = json
