import type { Cir, PeriodeCir } from '#contract/carriere/cir.ts'
import {
  CALCUL_DES_TRIMESTRES,
  emploiSuppose,
  faitsDeSituation,
  gradeEnMots,
  provenanceDesTrimestres,
  tableauDesTrimestres,
  TRIMESTRES_INCONNUS,
} from '#contract/carriere/faitsDuCompte.ts'
import { CE_QUE_SONT_LES_POINTS, phraseDe, POINTS_A_VERIFIER } from '#contract/carriere/constatEnMots.ts'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import { constatsCompte } from '#rules/carriere/constatsCompte.ts'
import { trimestresDeLEnfant } from '#rules/carriere/services/accordes.ts'
import { articlesBonification, articlesEnfant } from '#rules/retraite/demande/articles.ts'
import { quotiteDite } from '#rules/retraite/droit/quotite.ts'
import { dateEnChiffres } from '#rules/format/dates.ts'
import { resumeCompte } from '#rules/simulation/resume.ts'
import type { Report, Section } from '#server/kit/pdf/reportPdf.ts'
import type { Column } from '#server/kit/pdf/table.ts'

const wide = (title: string, width: number, rest: Partial<Column> = {}): Column => ({ title, width, ...rest })

const careerColumns: readonly Column[] = [
  wide('Période', 125, { rowHeader: true }),
  wide('Employeur', 150),
  wide('Grade, échelon', 120),
  wide('Indice majoré', 60, { amount: true }),
  wide('Quotité', 60, { amount: true }),
]

const positions = {
  activite: '',
  detachement: 'détachement',
  congeparental: 'congé parental',
  disponibilite: 'disponibilité',
  servicenational: 'service national',
  auxiliaire: 'services auxiliaires',
} as const satisfies Record<PeriodeCir['position'], string>

const raisons = {
  enfant: 'pour élever un enfant',
  therapeutique: 'temps partiel thérapeutique',
} as const satisfies Record<NonNullable<PeriodeCir['raison']>, string>

const positionOf = ({ position, raison, valides }: PeriodeCir) =>
  [
    positions[position],
    raison ? raisons[raison] : '',
    position === 'auxiliaire' ? (valides ? 'validés' : 'non validés') : '',
  ]
    .filter(Boolean)
    .join(', ')

const periodOf = ({ debut, fin }: PeriodeCir) =>
  fin === undefined
    ? `depuis le ${dateEnChiffres(debut)}`
    : `${dateEnChiffres(debut)} – ${dateEnChiffres(fin)}`

const careerRow = (periode: PeriodeCir): string[] => [
  periodOf(periode),
  [periode.employeur, positionOf(periode)].filter(Boolean).join(', '),
  gradeEnMots(periode),
  periode.indiceMajore === undefined ? 'absent' : String(periode.indiceMajore),
  periode.quotite === undefined && periode.tempsPartiel ? 'absente' : quotiteDite(periode.quotite ?? 100),
]

const twoColumns = (first: string, second: string): readonly Column[] => [
  wide(first, 300, { rowHeader: true }),
  wide(second, 215, { amount: true }),
]

/** Quarters of the account as of a day, and where they come from. */
const enResume = (cir: Cir, aujourdhui: CalendarDate, prevue: CalendarDate | undefined): Section => {
  const title = 'En résumé'
  const resume = resumeCompte(cir, aujourdhui, prevue)
  if (!resume) return { title, paragraphs: [TRIMESTRES_INCONNUS] }
  const { colonnes, lignes } = tableauDesTrimestres(resume, cir.situation.dateNaissance)
  const [nature = '', ...dates] = colonnes
  const enPoste = cir.carriere.some(({ fin }) => fin === undefined)
  return {
    title,
    paragraphs: [
      ...(enPoste && cir.misAJourLe < aujourdhui ? [emploiSuppose(cir.misAJourLe)] : []),
      `${provenanceDesTrimestres(resume)} ${CALCUL_DES_TRIMESTRES}`,
    ],
    table: {
      columns: [
        wide(nature, 515 - 120 * dates.length, { rowHeader: true }),
        ...dates.map((date) => wide(date, 120, { amount: true })),
      ],
      rows: lignes,
    },
  }
}

/** What the automatic checks find, each with the sentence and the number that it has on the screen. */
const points = (cir: Cir, aujourdhui: CalendarDate): Section[] => {
  const constats = constatsCompte(cir, aujourdhui)
  if (constats.length === 0) return []
  return [
    {
      title: POINTS_A_VERIFIER,
      paragraphs: [CE_QUE_SONT_LES_POINTS],
      list: constats.map((constat, rang) => `Point ${rang + 1} : ${phraseDe(constat, cir)}`),
    },
  ]
}

const situation = (cir: Cir): Section => ({
  title: 'Situation',
  paragraphs: faitsDeSituation(cir).map(([quoi, valeur]) => `${quoi} : ${valeur}`),
})

const enfants = ({ enfants: held }: Cir, effet: CalendarDate): Section =>
  held.length === 0
    ? { title: 'Enfants', paragraphs: ['Aucun enfant n’est inscrit à ce compte.'] }
    : {
        title: 'Enfants',
        table: {
          columns: [
            wide('Prénom et date de naissance', 190, { rowHeader: true }),
            wide('Article', 105),
            wide('Bonification (trimestres)', 110, { amount: true }),
            wide('Assurance seulement (trimestres)', 110, { amount: true }),
          ],
          rows: held.map((enfant) => {
            const { bonification, majoration } = trimestresDeLEnfant(enfant, effet)
            return [
              `${enfant.prenom}, ${dateEnChiffres(enfant.dateNaissance)}`,
              enfant.article ? articlesEnfant[enfant.article] : 'non précisé',
              String(bonification),
              String(majoration),
            ]
          }),
        },
      }

const autres = ({ autresRegimes }: Cir): Section[] =>
  autresRegimes.map(({ libelle, annees }) => ({
    title: `Autre régime : ${libelle}`,
    table: {
      columns: twoColumns('Année', 'Trimestres'),
      rows: annees.map(({ annee, trimestres }) => [String(annee), String(trimestres)]),
    },
  }))

const bonifications = ({ bonifications: held }: Cir): Section[] =>
  held.length === 0
    ? []
    : [
        {
          title: 'Bonifications',
          table: {
            columns: twoColumns('Nature', 'Trimestres'),
            rows: held.map(({ libelle, article, trimestres }) => [
              article ? `${libelle} (${articlesBonification[article].cite})` : libelle,
              String(trimestres),
            ]),
          },
        },
      ]

/**
 * What the individual retirement account shows on paper, in reading order, as of a day; `prevue` is the departure that its
 * holder is known to want.
 */
export const cirReport = (
  cir: Cir,
  person: string,
  aujourdhui: CalendarDate,
  prevue?: CalendarDate,
): Report => ({
  title: 'Compte individuel retraite',
  period: `Mis à jour le ${dateEnChiffres(cir.misAJourLe)}`,
  person,
  author: 'Service des Retraites de l’État',
  foot: 'Document d’information : seule la décision de pension fait foi',
  sections: [
    enResume(cir, aujourdhui, prevue),
    ...points(cir, aujourdhui),
    situation(cir),
    enfants(cir, aujourdhui),
    { title: 'Carrière', table: { columns: careerColumns, rows: cir.carriere.map(careerRow) } },
    ...bonifications(cir),
    ...autres(cir),
  ],
})
