import type { Cir } from '#contract/carriere/compteindividuelretraite.ts'
import { NOMBRE_SCENARIOS, type Scenario } from '#contract/simulation/simulateur.ts'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import { motifs } from '#rules/retraite/estimation/demande.ts'
import { simulateurMessages } from '../words.ts'
import { paths } from '#portal/paths.ts'
import { type Resultat, resultatDe } from '../resultats/resultats.ts'
import { faitsDe, nomDesRegles } from '../resultats/textes.ts'

const { scenarios: words, resultats: said } = simulateurMessages

/** A kept simulation and its estimate of today, when it is still possible. */
export interface ScenarioEstime {
  readonly scenario: Scenario
  readonly resultat: Resultat | undefined
}

/** Estimates the kept simulations, in the order of their ranks. */
export const estimerScenarios = (
  cir: Cir,
  scenarios: readonly Scenario[],
  aujourdhui: CalendarDate,
): readonly ScenarioEstime[] =>
  scenarios
    .toSorted((a, b) => a.rang - b.rang)
    .map((scenario) => ({ scenario, resultat: resultatDe(cir, scenario.hypotheses, aujourdhui) }))

/** First rank that no simulation has; undefined when all are taken. */
export const rangLibre = (scenarios: readonly Pick<Scenario, 'rang'>[]): number | undefined =>
  Array.from({ length: NOMBRE_SCENARIOS }, (_, index) => index + 1).find(
    (rang) => !scenarios.some((scenario) => scenario.rang === rang),
  )

/** A row of the comparison, a value for each simulation. */
export interface LigneComparee {
  readonly libelle: string
  readonly valeurs: readonly string[]
}

const faitsDuScenario = ({ scenario, resultat }: ScenarioEstime): ReadonlyMap<string, string> => {
  const { motif, indiceMajore } = scenario.hypotheses
  const nomDuMotif = motifs.find((one) => one === motif)
  return new Map([
    [words.motif, nomDuMotif ? simulateurMessages.saisie.motifs[nomDuMotif] : String(motif)],
    [words.indice, String(indiceMajore)],
    ...(resultat
      ? faitsDe(resultat).map(
          ({ libelle, valeur, indicatif }) => [libelle, said.avecIndicatif(valeur, indicatif)] as const,
        )
      : []),
    ...(resultat ? [[words.regles, nomDesRegles(resultat.estimation)] as const] : []),
  ])
}

/** Rows of the comparison: every fact that one simulation has at least. */
export const lignesComparees = (scenarios: readonly ScenarioEstime[]): readonly LigneComparee[] => {
  const faits = scenarios.map(faitsDuScenario)
  const libelles = new Set(faits.flatMap((un) => [...un.keys()]))
  return [...libelles].map((libelle) => ({
    libelle,
    valeurs: scenarios.map(
      ({ resultat }, rang) =>
        faits[rang]?.get(libelle) ??
        (resultat ? simulateurMessages.explication.sansValeur : words.impossible),
    ),
  }))
}

/** Address of the request for retirement, its date filled in. */
export const adresseDemande = (dateDepart: CalendarDate): string =>
  `${paths.demandedepartretraite}?date=${dateDepart}`
