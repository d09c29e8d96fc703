import { libellesSimulation as libelles } from '#contract/simulation/libelles.ts'
import { type Ligne, resultatDeLigne } from '#rules/retraite/estimation/lignes.ts'
import type { Column, TableContent } from '#server/kit/pdf/table.ts'

const columns: readonly Column[] = [
  { title: libelles.ligne, width: 115, rowHeader: true },
  { title: libelles.formule, width: 195 },
  { title: libelles.valeur, width: 95, amount: true },
  { title: libelles.source, width: 110 },
]

const INDICATIF = 'barème indicatif'

const resultat = (ligne: Ligne): string =>
  [resultatDeLigne(ligne), ligne.confirme ? '' : INDICATIF].filter((part) => part !== '').join(' – ')

/** The lines of an estimate as a table: each figure with its unit, and its mark when it is indicative. */
export const explication = (lignes: readonly Ligne[]): TableContent => ({
  columns,
  rows: lignes.map((ligne) => [ligne.libelle, ligne.formule, resultat(ligne), ligne.source]),
})
