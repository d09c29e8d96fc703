import { compter } from '#rules/format/nombres.ts'
import { percentOf, type PayLine } from './lines.ts'
import { indemniteResidence, indicePlafondSft, indicePlancherSft, pointIndice, rateAt } from './taux/rates.ts'
import type { PaySituation } from './situation.ts'

/**
 * Monthly gross index salary in cents of a full-time agent: the yearly amount is rounded to the cent, its twelfth is
 * cut to the cent, as the published amounts show (indice 343 in 2022: 1 607,30 €).
 */
export const traitementMensuel = (indiceMajore: number, periode: string): number => {
  const point = Math.round(rateAt(pointIndice, periode).value * 10_000)
  return Math.floor(Math.round((indiceMajore * point) / 100) / 12)
}

/** Part of an amount in cents paid at a given part-time quota (art. L. 612-5 CGFP: 80 % pays 6/7, 90 % pays 32/35). */
export const partQuotite = (cents: number, quotite: number): number => {
  const [numerator, denominator] = quotite === 80 ? [6, 7] : quotite === 90 ? [32, 35] : [quotite, 100]
  return Math.floor((cents * numerator) / denominator)
}

/**
 * Monthly family supplement (SFT) in cents: fixed part and part proportional to the index salary, the index kept
 * between a floor and a ceiling. A part-time agent never gets less than the full-time minimum.
 * Source: décret n° 85-1148 du 24 octobre 1985, art. 10 et suivants.
 */
export const supplementFamilial = (
  { enfants, indiceMajore, quotite }: Pick<PaySituation, 'enfants' | 'indiceMajore' | 'quotite'>,
  periode: string,
): number => {
  if (enfants === 0) return 0
  if (enfants === 1) return 229
  const fixed = enfants === 2 ? 1067 : 1524 + 457 * (enfants - 3)
  const percent = enfants === 2 ? 3 : 8 + 6 * (enfants - 3)
  const floor = rateAt(indicePlancherSft, periode).value
  const ceiling = rateAt(indicePlafondSft, periode).value
  const amountAt = (indice: number): number =>
    fixed + Math.floor((traitementMensuel(indice, periode) * percent) / 100)
  const fullTime = amountAt(Math.min(Math.max(indiceMajore, floor), ceiling))
  return Math.max(amountAt(floor), partQuotite(fullTime, quotite))
}

/** What is paid in a month, line by line; the first line is the gross index salary. Lines of zero are left out. */
export const remunerationLines = (situation: PaySituation, periode: string): PayLine[] => {
  const { indiceMajore, quotite, zoneResidence, enfants, primes } = situation
  const traitement = partQuotite(traitementMensuel(indiceMajore, periode), quotite)
  const residence = rateAt(indemniteResidence[zoneResidence], periode).value
  const accessories: PayLine[] = [
    {
      code: '102000',
      libelle: 'Indemnité de résidence',
      base: traitement,
      taux: residence,
      aPayer: percentOf(traitement, residence),
    },
    {
      code: '104000',
      libelle: `Supplément familial (${compter(enfants, 'enfant')})`,
      aPayer: supplementFamilial(situation, periode),
    },
    ...primes.map(({ code, libelle, montant }) => ({ code, libelle, aPayer: partQuotite(montant, quotite) })),
  ]
  return [
    { code: '101000', libelle: 'Traitement brut', aPayer: traitement },
    ...accessories.filter(({ aPayer }) => aPayer !== 0),
  ]
}
