import { comparaisonMessages as words, tableauDesChoix } from '#contract/simulation/comparaison.ts'
import type { Comparaison } from '#rules/simulation/comparaison/comparaison.ts'
import type { Section } from '#server/kit/pdf/reportPdf.ts'
import type { Column } from '#server/kit/pdf/table.ts'
import { figureDe } from './estimee.ts'

const [choix, ...figures] = words.colonnes

const columns: readonly Column[] = [
  { title: choix ?? '', width: 155, rowHeader: true },
  ...figures.map((title) => ({ title, width: 72, amount: true as const })),
]

/** The choices around the date of a kept simulation, side by side, at what age each is worth it, and why those that are left out are. */
export const choixSections = (comparaison: Comparaison): readonly Section[] => {
  const { notes, lignes, croisements, impossibles } = tableauDesChoix(comparaison)
  const liste = (title: string, list: readonly string[]): readonly Section[] =>
    list.length === 0 ? [] : [{ title, level: 3, list }]
  const rows = lignes.map((ligne) => [ligne.choix, ...ligne.cellules.map(figureDe)])
  return [
    { title: words.titre, level: 3, paragraphs: notes, table: { columns, rows } },
    ...liste(words.croisements, croisements),
    ...liste(words.impossible, impossibles),
  ]
}
