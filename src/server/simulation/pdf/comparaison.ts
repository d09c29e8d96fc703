import { faitsDuChoix, gardeMessages } from '#contract/simulation/garde.ts'
import { libellesSimulation } from '#contract/simulation/libelles.ts'
import type { Scenario } from '#contract/simulation/simulateur.ts'
import { dateEnChiffres } from '#rules/format/dates.ts'
import { avecJours } from '#rules/format/durees.ts'
import { euros, pourcent } from '#rules/format/nombres.ts'
import type { Estimation } from '#rules/retraite/estimation/estimation.ts'
import type { Section } from '#server/kit/pdf/reportPdf.ts'
import { type Estimee, figure, figureDe, rafpEnMots } from './estimee.ts'

/** A kept simulation, and its estimate when it is still possible. */
interface Comparee {
  readonly scenario: Scenario
  readonly estimee: Estimee | undefined
  /** What is said in the place of its figures, when there are none. */
  readonly sinon: string
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

const comptesDe = ({ demande, estimation }: Estimee): string =>
  libellesSimulation.comptes(
    demande.trimestresLiquidables,
    avecJours(demande.trimestresAssurance, demande.joursAssurance),
    estimation.trimestresRequis,
  )

const faitsDe = (estimee: Estimee): ReadonlyMap<string, string> => {
  const { garde, estimation } = estimee
  return new Map([
    ...faitsDuChoix(garde).map(([libelle, cellule]) => [libelle, figureDe(cellule)] as const),
    [libellesSimulation.net, netteDe(estimation)],
    ['Taux de la pension', pourcent(estimation.taux)],
    ['Décote ou surcote', coefficientDe(estimation)],
    [libellesSimulation.trimestres, comptesDe(estimee)],
    [libellesSimulation.rafp, estimation.rafp ? rafpEnMots(estimation.rafp) : 'non estimée'],
  ])
}

/** Kept simulations side by side, when there are two at least. */
export const comparaison = (comparees: readonly Comparee[]): readonly Section[] => {
  if (comparees.length < 2) return []
  const width = (TOUT - NOMS) / comparees.length
  const chaque = (dit: (comparee: Comparee) => string) => comparees.map(dit)
  const faits = comparees.map(({ estimee }) => estimee && faitsDe(estimee))
  const libelles = new Set(faits.flatMap((un) => [...(un?.keys() ?? [])]))
  const progressive = comparees.some(({ estimee }) => estimee?.garde.progressive)
  return [
    {
      title: 'Vos simulations côte à côte',
      paragraphs: progressive ? [gardeMessages.note] : [],
      table: {
        columns: [
          { title: 'Simulation', width: NOMS, rowHeader: true },
          ...chaque(({ scenario }) => scenario.nom).map((title) => ({ title, width })),
        ],
        rows: [
          ['Départ', ...chaque(({ scenario }) => dateEnChiffres(scenario.hypotheses.dateDepart))],
          ['Indice majoré', ...chaque(({ scenario }) => String(scenario.hypotheses.indiceMajore))],
          ...[...libelles].map((nom) => [
            nom,
            ...comparees.map(({ sinon }, rang) => faits[rang]?.get(nom) ?? sinon),
          ]),
        ],
      },
    },
  ]
}
