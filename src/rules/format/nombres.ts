import type { Euros } from '#rules/money.ts'
import { type Decimales, enUnites } from '#rules/arrondis.ts'

/** A true minus, which no line break parts from its number. */
const MOINS = '−\u00A0'

const grouper = (entier: number): string =>
  entier < 1000
    ? `${entier}`
    : `${grouper(Math.floor(entier / 1000))}\u202F${String(entier % 1000).padStart(3, '0')}`

/** A count of the smallest unit, a decimal comma before its last figures. */
const placer = (unites: number, decimales: Decimales): string => {
  const chiffres = String(Math.abs(unites)).padStart(decimales + 1, '0')
  const entier = grouper(Number(chiffres.slice(0, chiffres.length - decimales)))
  const signe = unites < 0 ? MOINS : ''
  return decimales === 0 ? `${signe}${entier}` : `${signe}${entier},${chiffres.slice(-decimales)}`
}

/** A number with all its decimals: « 1 234,50 ». */
export const ecrireFixe = (valeur: number, decimales: Decimales = 2): string =>
  placer(Math.sign(valeur) * enUnites(Math.abs(valeur), decimales), decimales)

const PETITS =
  'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf vingt'.split(
    ' ',
  )

/** A small whole number as sentences write it, in letters up to twenty: « neuf ». */
export const enLettres = (nombre: number): string => PETITS[nombre] ?? ecrire(nombre)

/** A number without useless zeros: « 1 234,5 ». */
export const ecrire = (valeur: number, decimales: Decimales = 2): string => {
  const ecrit = ecrireFixe(valeur, decimales)
  return ecrit.includes(',') ? ecrit.replace(/(?<!0)0+$/, '').replace(/,$/, '') : ecrit
}

/** A percentage without useless zeros: « 60,5 % ». */
export const pourcent = (valeur: number): string => `${ecrire(valeur)}\u00A0%`

/** A rate as payslips print it, two decimals always: « 11,10 % ». */
export const pourcentFixe = (valeur: number): string => `${ecrireFixe(valeur)}\u00A0%`

/** An amount in euros, cents always written: « 1 234,50 € ». */
export const euros = (montant: Euros): string => `${ecrireFixe(montant)}\u00A0€`

/** Cents as an amount in a place that says its unit: « 1 234,50 ». */
export const centimesEnChiffres = (cents: number): string => placer(cents, 2)

/** Cents as an amount in euros: « 1 234,50 € ». */
export const centimesEnEuros = (cents: number): string => `${centimesEnChiffres(cents)}\u00A0€`

/** Cents as a difference, always with its sign: « + 12,00 € ». */
export const ecartEnEuros = (cents: number): string =>
  `${cents > 0 ? '+\u00A0' : ''}${centimesEnEuros(cents)}`

/** A size in kilooctets, at least one: « 49 ko ». */
export const kilooctets = (octets: number): string => `${Math.max(1, Math.round(octets / 1000))}\u00A0ko`

/** A size in megaoctets, at least a tenth, a decimal always: « 3,0 Mo ». */
export const megaoctets = (octets: number): string =>
  `${ecrireFixe(Math.max(0.1, octets / 1_000_000), 1)}\u00A0Mo`

/** A size in the unit that suits it: « 143 ko », « 2,4 Mo », « 10 Mo ». */
export const tailleFichier = (octets: number): string =>
  octets < 1_000_000 ? kilooctets(octets) : `${ecrire(octets / 1_000_000, 1)}\u00A0Mo`

/** A count and what it counts, plural from two on: « 1 fichier », « 2 fichiers », « 1 200 fichiers ». */
export const compter = (nombre: number, un: string, plusieurs = `${un}s`): string =>
  `${ecrire(nombre, 0)} ${nombre < 2 ? un : plusieurs}`
