import { type Ligne, resultatDeLigne } from '#rules/retraite/estimation/lignes.ts'
import type { Column, TableContent } from '#server/kit/pdf/table.ts'

const columns: readonly Column[] = [
  { title: 'Ce qui est calculé', width: 115, rowHeader: true },
  { title: 'Comment', width: 195 },
  { title: 'Résultat', width: 95, amount: true },
  { title: 'Source', width: 110 },
]

const INDICATIF = 'barème indicatif'

const resultat = (ligne: Ligne): string =>
  [resultatDeLigne(ligne), ligne.confirme ? '' : INDICATIF].filter((part) => part !== '').join(' – ')

/** The lines of an estimate as a table: each figure with its unit, and its mark when it is indicative. */
export const explication = (lignes: readonly Ligne[]): TableContent => ({
  columns,
  rows: lignes.map((ligne) => [ligne.libelle, ligne.formule, resultat(ligne), ligne.source]),
})
