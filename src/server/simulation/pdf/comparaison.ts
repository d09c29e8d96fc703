import type { Scenario } from '#contract/simulation/simulateur.ts'
import { dateEnChiffres } from '#rules/format/dates.ts'
import { euros, pourcent } from '#rules/format/nombres.ts'
import type { Estimation } from '#rules/retraite/estimation/estimation.ts'
import type { Section } from '#server/kit/pdf/reportPdf.ts'
import { figure, rafpEnMots } from './estimee.ts'

/** A kept simulation, and its estimate when it is still possible. */
interface Comparee {
  readonly scenario: Scenario
  readonly estimation: Estimation | undefined
}

const TOUT = 515
const NOMS = 115

const netteDe = ({ prelevements }: Estimation): string =>
  prelevements
    ? figure(`${euros(prelevements.pensionNetteMensuelle)} par mois`, prelevements.indicatif)
    : 'non estimée'

const coefficientDe = ({ decote, surcote }: Estimation): string => {
  if (decote.trimestres > 0) return `décote de ${pourcent(decote.pourcentage)}`
  return surcote.trimestres > 0 ? `surcote de ${pourcent(surcote.pourcentage)}` : 'aucune'
}

const faits: readonly (readonly [string, (estimation: Estimation) => string])[] = [
  [
    'Pension brute',
    ({ pensionBruteMensuelle, indicatif }) => figure(`${euros(pensionBruteMensuelle)} par mois`, indicatif),
  ],
  ['Pension nette estimée, avant impôt', netteDe],
  ['Taux de la pension', ({ taux }) => pourcent(taux)],
  ['Décote ou surcote', coefficientDe],
  ['Retraite additionnelle (RAFP), brute', ({ rafp }) => (rafp ? rafpEnMots(rafp) : 'non estimée')],
  [
    'Coût du rachat, non déduit',
    ({ rachat }) => (rachat ? figure(euros(rachat.cout), rachat.indicatif) : 'sans rachat'),
  ],
]

/** Kept simulations side by side, when there are two at least. */
export const comparaison = (comparees: readonly Comparee[]): readonly Section[] => {
  if (comparees.length < 2) return []
  const width = (TOUT - NOMS) / comparees.length
  const chaque = (dit: (comparee: Comparee) => string) => comparees.map(dit)
  return [
    {
      title: 'Vos simulations côte à côte',
      table: {
        columns: [
          { title: 'Simulation', width: NOMS, rowHeader: true },
          ...chaque(({ scenario }) => scenario.nom).map((title) => ({ title, width })),
        ],
        rows: [
          ['Départ', ...chaque(({ scenario }) => dateEnChiffres(scenario.hypotheses.dateDepart))],
          ['Indice majoré', ...chaque(({ scenario }) => String(scenario.hypotheses.indiceMajore))],
          ...faits.map(([nom, dit]) => [
            nom,
            ...chaque(({ estimation }) => (estimation ? dit(estimation) : 'n’est plus possible')),
          ]),
        ],
      },
    },
  ]
}
