import type { Habilitation } from '#contract/connexion/habilitation.ts'
import type { Cir } from '#contract/carriere/cir.ts'
import { estPossible, nomDuChoix } from '#contract/simulation/comparaison.ts'
import { faitsDuChoix, gardeMessages, sansEstimation } from '#contract/simulation/garde.ts'
import { NOMBRE_SCENARIOS, type Scenario } from '#contract/simulation/simulateur.ts'
import type { Choice } from '#portal/components/choices/SelectInput.tsx'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import { motifs } from '#rules/retraite/demande/demande.ts'
import { aGarder, type ChoixGarde, choixGarde } from '#rules/simulation/comparaison/choixGarde.ts'
import { estPlan } from '#rules/simulation/comparaison/plans.ts'
import { simulateurMessages } from '../words.ts'
import { paths } from '#portal/paths.ts'
import { type Resultat, resultatDe, type Resultats } from '../resultats/resultats.ts'
import { faitsDe, nomDesRegles } from '../resultats/textes.ts'

const { scenarios: words, resultats: said } = simulateurMessages

/** A kept simulation, and what it gives today when it is still possible. */
export interface ScenarioEstime {
  readonly scenario: Scenario
  readonly estime: { readonly garde: ChoixGarde; readonly resultat: Resultat } | undefined
  /** What is said in the place of its figures, when there are none. */
  readonly sinon: string
}

/** Estimates the kept simulations, in the order of their ranks. */
export const estimerScenarios = (
  cir: Cir,
  scenarios: readonly Scenario[],
  aujourdhui: CalendarDate,
): readonly ScenarioEstime[] =>
  scenarios
    .toSorted((a, b) => a.rang - b.rang)
    .map((scenario) => {
      const garde = choixGarde(cir, scenario, aujourdhui)
      const resultat = estPlan(garde) ? resultatDe(cir, garde.suppose, aujourdhui) : undefined
      const estime = estPlan(garde) && resultat ? { garde, resultat } : undefined
      return { scenario, estime, sinon: sansEstimation(scenario, aujourdhui) }
    })

/** First rank that no simulation has; undefined when all are taken. */
export const rangLibre = (scenarios: readonly Pick<Scenario, 'rang'>[]): number | undefined =>
  Array.from({ length: NOMBRE_SCENARIOS }, (_, index) => index + 1).find(
    (rang) => !scenarios.some((scenario) => scenario.rang === rang),
  )

/** A choice that may be kept, by the name that a list gives it. */
export interface ChoixOffert extends Choice {
  readonly garder: Pick<Scenario, 'choix' | 'hypotheses'>
}

/** What may be kept of the results: what is supposed, then the possible choices of the comparison. */
export const choixOfferts = (cir: Cir, resultats: Resultats): readonly ChoixOffert[] => {
  const { hypotheses, comparaison } = resultats
  const { dateDepart, rachat } = hypotheses
  const saisi = rachat.trimestres > 0 ? { dateDepart, rachat } : { dateDepart }
  return [
    {
      value: 'saisie',
      label: words.choixSaisi(nomDuChoix(saisi)),
      garder: { choix: 'entiere', hypotheses },
    },
    ...(comparaison?.autres ?? []).filter(estPossible).map((choix) => ({
      value: choix.nom,
      label: nomDuChoix(choix),
      garder: aGarder(cir, hypotheses, choix),
    })),
  ]
}

/** A row of the comparison, a value for each simulation. */
interface LigneComparee {
  readonly libelle: string
  readonly valeurs: readonly string[]
}

const faitsDuScenario = ({ scenario, estime }: ScenarioEstime): ReadonlyMap<string, string> => {
  const { motif, indiceMajore } = scenario.hypotheses
  const nomDuMotif = motifs.find((one) => one === motif)
  if (!estime) return new Map()
  const { garde, resultat } = estime
  const [, ...suite] = faitsDe(resultat)
  return new Map([
    ...faitsDuChoix(garde).map(
      ([libelle, { valeur, indicatif }]) => [libelle, said.avecIndicatif(valeur, indicatif)] as const,
    ),
    ...suite.map(
      ({ libelle, valeur, indicatif }) => [libelle, said.avecIndicatif(valeur, indicatif)] as const,
    ),
    [words.motif, nomDuMotif ? simulateurMessages.saisie.motifs[nomDuMotif] : String(motif)],
    [words.indice, String(indiceMajore)],
    [words.regles, nomDesRegles(resultat.estimation)],
  ])
}

/** Rows of the comparison: every fact that one simulation has at least. */
export const lignesComparees = (scenarios: readonly ScenarioEstime[]): readonly LigneComparee[] => {
  const faits = scenarios.map(faitsDuScenario)
  const libelles = new Set([gardeMessages.choix, ...faits.flatMap((un) => [...un.keys()])])
  return [...libelles].map((libelle) => ({
    libelle,
    valeurs: scenarios.map(
      ({ estime, sinon }, rang) =>
        faits[rang]?.get(libelle) ?? (estime ? simulateurMessages.explication.sansValeur : sinon),
    ),
  }))
}

/** Whether the person may make a request for retirement: who only reads may not. */
export const peutDemander = (navigation: Habilitation | undefined): boolean =>
  navigation?.lectureSeule === false && navigation.listeService.demandedepartretraite

/** Address of the request for retirement, its date filled in. */
export const adresseDemande = (dateDepart: CalendarDate): string =>
  `${paths.demandedepartretraite}?date=${dateDepart}`
