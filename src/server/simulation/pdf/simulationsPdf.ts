import { libellesSimulation as libelles } from '#contract/simulation/libelles.ts'
import { moisSuivant } from '#rules/calendar/arithmetic.ts'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import type { Cir } from '#contract/carriere/cir.ts'
import { sansEstimation } from '#contract/simulation/garde.ts'
import type { Scenario } from '#contract/simulation/simulateur.ts'
import { dateEnChiffres } from '#rules/format/dates.ts'
import { parcourirMois } from '#rules/simulation/moisDuCompte.ts'
import { comparerChoix } from '#rules/simulation/comparaison/comparaison.ts'
import { estPassee } from '#rules/simulation/comparaison/choixGarde.ts'
import { courbeDe } from '#rules/simulation/courbe.ts'
import { titresReserves } from '#contract/simulation/titresReserves.ts'
import { reservesDe } from '#rules/simulation/reserves/reserves.ts'
import type { Report, Section } from '#server/kit/pdf/reportPdf.ts'
import { chiffresSections } from './chiffresSections.ts'
import { comparaison } from './comparaison.ts'
import { choixSections, courbeSection } from './courbeSection.ts'
import { estimeeDe } from './estimee.ts'
import { tableHypotheses } from './tableHypotheses.ts'

const sectionsOf = (cir: Cir, scenario: Scenario, today: CalendarDate): readonly Section[] => {
  const { nom, hypotheses } = scenario
  const depart = dateEnChiffres(hypotheses.dateDepart)
  const title = nom.includes(depart) ? nom : `${nom} – départ le ${depart}`
  const estimee = estimeeDe(cir, scenario, today)
  if (!estimee)
    return [
      {
        title,
        paragraphs: [
          estPassee(hypotheses, today)
            ? 'La date de cette simulation est passée : choisissez-en une autre dans le simulateur.'
            : 'Cette simulation n’est plus possible : ouvrez-la dans le simulateur pour savoir pourquoi.',
        ],
      },
    ]
  const { demande, estimation, garde } = estimee
  const { suppose } = garde
  const reserves = reservesDe(cir, {
    ...suppose,
    demande,
    regle: estimation.regle,
    decote: estimation.decote.trimestres,
    aujourdhui: today,
  })
  const { resultat, calcul } = chiffresSections(title, estimee)
  const choix = comparerChoix(cir, hypotheses, today)
  const mois = parcourirMois(cir, suppose, today, moisSuivant(today))
  return [
    resultat,
    { title: libelles.hypotheses, level: 3, table: tableHypotheses(cir, hypotheses, garde) },
    { title: titresReserves.nonComptes, level: 3, list: reserves.nonComptes },
    { title: titresReserves.suppositions, level: 3, list: reserves.suppositions },
    courbeSection(courbeDe(mois, hypotheses.dateDepart)),
    ...(choix ? choixSections(choix) : []),
    calcul,
  ]
}

/** Simulations that someone keeps, each with what it supposes and the lines of its calculation, as of a day (AAAA-MM-JJ). */
export const simulationsReport = (
  cir: Cir,
  scenarios: readonly Scenario[],
  person: string,
  today: CalendarDate,
): Report => ({
  title: 'Mes simulations de retraite',
  period: `Calculées le ${dateEnChiffres(today)}`,
  person,
  author: 'Service des Retraites de l’État',
  foot: 'Estimation non contractuelle',
  sections: [
    {
      title: 'À lire avant tout',
      paragraphs: [
        'Estimation non contractuelle, faite de votre compte individuel retraite et de vos hypothèses. Une erreur dans le compte change le résultat : vérifiez-le d’abord. Le simulateur public de toutes les retraites est sur info-retraite.fr.',
      ],
    },
    ...comparaison(
      scenarios.map((scenario) => ({
        scenario,
        estimee: estimeeDe(cir, scenario, today),
        sinon: sansEstimation(scenario, today),
      })),
    ),
    ...scenarios.flatMap((scenario) => sectionsOf(cir, scenario, today)),
  ],
})
