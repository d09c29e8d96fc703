import { arrondir, type Decimales } from '#rules/arrondis.ts'
import { ecrire, ecrireFixe } from '#rules/format/nombres.ts'

const PRECISIONS = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const satisfies readonly Decimales[]

/**
 * Fewest decimals, from a first number of them on, with which numbers give the same result to the cent as they do whole: a
 * pension is rounded once at the end, but what is printed must compute.
 */
const precisionDe = (
  valeurs: readonly number[],
  calcul: (...valeurs: readonly number[]) => number,
  premiere: Decimales,
): Decimales => {
  const voulu = arrondir(calcul(...valeurs))
  const assez = (decimales: Decimales) =>
    arrondir(calcul(...valeurs.map((valeur) => arrondir(valeur, decimales)))) === voulu
  return PRECISIONS.find((decimales) => decimales >= premiere && assez(decimales)) ?? 8
}

/** Amounts of a formula in euros, to the cent or as much finer as its result asks. */
export const montantsPour = (
  valeurs: readonly number[],
  calcul: (...valeurs: readonly number[]) => number,
): readonly string[] => {
  const decimales = precisionDe(valeurs, calcul, 2)
  return valeurs.map((valeur) => `${ecrireFixe(valeur, decimales)}\u00A0€`)
}

/** One amount of a formula, as `montantsPour` writes it. */
export const montantPour = (valeur: number, calcul: (valeur: number) => number): string =>
  montantsPour([valeur], calcul).join('')

/** A percentage of a formula, without useless zeros, as fine as its result asks. */
export const pourcentagePour = (valeur: number, calcul: (valeur: number) => number): string =>
  `${ecrire(valeur, precisionDe([valeur], calcul, 0))}\u00A0%`
