import { libellesSimulation as libelles } from '#contract/simulation/libelles.ts'
import { moisEnChiffres } from '#rules/format/dates.ts'
import { euros, pourcentFixe } from '#rules/format/nombres.ts'
import type { courbeDe } from '#rules/simulation/courbe.ts'
import { figure, figureDe } from './estimee.ts'
import type { Section } from '#server/kit/pdf/reportPdf.ts'
import { comparaisonMessages as words, tableauDesChoix } from '#contract/simulation/comparaison.ts'
import type { Comparaison } from '#rules/simulation/comparaison/comparaison.ts'
import type { Column } from '#server/kit/pdf/table.ts'

/** Months between two departures of the table: a year. */
const PAS = 12

/** The curve of a pension by month of departure, told in a sentence, and the same numbers year by year and at its milestones. */
export const courbeSection = ({ points, reperes }: ReturnType<typeof courbeDe>): Section => {
  const [premier, dernier] = [points[0], points.at(-1)]
  if (!premier || !dernier)
    return { title: libelles.courbe, level: 3, paragraphs: ['Aucun départ n’est possible.'] }
  const numeros = new Map(reperes.map(({ rang, libelle }, index) => [rang, `${index + 1}. ${libelle}`]))
  const phrase = `De ${euros(premier.pensionBruteMensuelle)} pour un départ en ${moisEnChiffres(premier.dateDepart)} à ${euros(dernier.pensionBruteMensuelle)} pour un départ en ${moisEnChiffres(dernier.dateDepart)}.`
  const marque = points.some(({ indicatif }) => indicatif)
  return {
    title: figure(libelles.courbe, marque),
    level: 3,
    chart: {
      alt: `${figure(libelles.courbe, marque)}. ${phrase}`,
      points: points.map(({ dateDepart, pensionBruteMensuelle }) => ({
        label: moisEnChiffres(dateDepart),
        value: pensionBruteMensuelle,
      })),
      marks: reperes.map(({ rang }, index) => ({ rank: rang, mark: `${index + 1}` })),
    },
    table: {
      columns: [
        { title: libelles.mois, width: 90, rowHeader: true },
        { title: 'Repère', width: marque ? 165 : 235 },
        { title: libelles.brut, width: 110, amount: true },
        ...(marque ? [{ title: 'Barème', width: 70 }] : []),
        { title: 'Taux', width: 80, amount: true },
      ],
      rows: points.flatMap(({ dateDepart, pensionBruteMensuelle, taux, indicatif }, rang) =>
        rang % PAS === 0 || numeros.has(rang)
          ? [
              [
                moisEnChiffres(dateDepart),
                numeros.get(rang) ?? '',
                euros(pensionBruteMensuelle),
                // The mark beside an amount would part its decimals from those of the others.
                ...(marque ? [indicatif ? 'indicatif' : ''] : []),
                pourcentFixe(taux),
              ],
            ]
          : [],
      ),
    },
  }
}

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
