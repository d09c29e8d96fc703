import type { CalendarDate } from '#rules/calendar/dates.ts'
import type { Cir } from '#contract/carriere/compteindividuelretraite.ts'
import type { Scenario } from '#contract/simulation/simulateur.ts'
import { dateEnChiffres } from '#rules/format/dates.ts'
import { ecrire, euros } from '#rules/format/nombres.ts'
import { estimer, type Estimation } from '#rules/retraite/estimation/estimation.ts'
import { demandeDuCompte } from '#rules/simulation/hypotheses.ts'
import { type Ligne, resultatDeLigne } from '#rules/retraite/estimation/lignes.ts'
import { loiDe } from '#rules/retraite/regle/regle.ts'
import { RegleFault } from '#rules/retraite/regle/RegleFault.ts'
import type { Report, Section } from '#server/kit/pdf/reportPdf.ts'
import type { Column } from '#server/kit/pdf/table.ts'

const columns: readonly Column[] = [
  { title: 'Ce qui est calculé', width: 130, rowHeader: true },
  { title: 'Comment', width: 205 },
  { title: 'Résultat', width: 60, amount: true },
  { title: 'Source', width: 120 },
]

const lineOf = (ligne: Ligne) => [
  ligne.libelle,
  ligne.formule,
  resultatDeLigne(ligne),
  ligne.confirme ? ligne.source : `${ligne.source} (barème indicatif)`,
]

const summary = ({ taux, pensionBruteMensuelle, prelevements, trimestresRequis }: Estimation) => [
  `Pension brute : ${euros(pensionBruteMensuelle)} par mois, au taux de ${ecrire(taux)} % (${trimestresRequis} trimestres requis).`,
  ...(prelevements
    ? [
        `Pension nette estimée : ${euros(prelevements.pensionNetteMensuelle)} par mois, avant impôt sur le revenu.`,
      ]
    : []),
]

const sectionOf = (cir: Cir, { nom, hypotheses }: Scenario, today: CalendarDate): Section => {
  const title = `${nom} – départ le ${dateEnChiffres(hypotheses.dateDepart)}`
  try {
    const estimation = estimer(demandeDuCompte(cir, hypotheses, today))
    return {
      title,
      paragraphs: [...summary(estimation), `Règles : ${loiDe(estimation.regle).label}.`],
      table: { columns, rows: estimation.lignes.map(lineOf) },
    }
  } catch (error) {
    if (!(error instanceof RegleFault)) throw error
    return {
      title,
      paragraphs: [
        'Cette simulation n’est plus possible : ouvrez-la dans le simulateur pour savoir pourquoi.',
      ],
    }
  }
}

/** Simulations that someone keeps, each with the lines of its calculation, as of a day (AAAA-MM-JJ). */
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
        'Estimation non contractuelle, faite de votre compte individuel retraite et de vos hypothèses. Une erreur dans le compte change le résultat : vérifiez-le d’abord.',
      ],
    },
    ...scenarios.map((scenario) => sectionOf(cir, scenario, today)),
  ],
})
