import type { CalendarDate } from '#rules/calendar/dates.ts'
import { servicesActifs } from '#rules/carriere/services/categorie.ts'
import { dateEnChiffres } from '#rules/format/dates.ts'
import { avecJours, dureeEnLettres } from '#rules/format/durees.ts'
import { compter } from '#rules/format/nombres.ts'
import { loiDite } from '#rules/retraite/regle/loiDite.ts'
import type { ResumeCompte } from '#rules/simulation/resume.ts'
import type { Cir } from './cir.ts'
import type { NatureCorrection } from './corrections.ts'

/** A fact of the account: what it is, and its value. */
export type Fait = readonly [quoi: string, valeur: string]

const categories = {
  sedentaire: 'Sédentaire',
  active: 'Active',
  superactive: 'Super-active',
} as const satisfies Record<Cir['situation']['categorie'], string>

/** What a correction is of. */
export const libellesNature = {
  periodemanquante: 'Période manquante',
  dates: 'Dates',
  gradeindice: 'Grade ou indice',
  quotite: 'Quotité',
  enfant: 'Enfant',
  servicenational: 'Service national',
  autre: 'Autre',
} as const satisfies Readonly<Record<NatureCorrection, string>>

const points = (nombre: number) => compter(nombre, 'point')

/** A grade and its step in words; some jobs have no step. */
export const gradeEnMots = ({ grade, echelon }: { readonly grade: string; readonly echelon: string }) =>
  [grade, echelon && `${echelon} échelon`].filter(Boolean).join(', ')

/** Services in active jobs, for those who have some, against those that the law asks for. */
const actifs = (cir: Cir): readonly Fait[] => {
  const duree = servicesActifs(cir, cir.misAJourLe)
  if (!duree) return []
  const dit = `${dureeEnLettres(duree)} au ${dateEnChiffres(cir.misAJourLe)} ; il en faut ${duree.requises} ans pour partir à l’âge des emplois actifs`
  return [['Services en emploi actif', dit]]
}

/** Who an account is about, and their present post, on the screen and on paper. */
export const faitsDeSituation = (cir: Cir): readonly Fait[] => {
  const { situation, rafp } = cir
  return [
    ['Date de naissance', dateEnChiffres(situation.dateNaissance)],
    ['Corps', situation.corps],
    ['Grade et échelon', gradeEnMots(situation)],
    ['Catégorie de l’emploi', categories[situation.categorie]],
    ...actifs(cir),
    ['Indice majoré', `${situation.indiceMajore}, depuis le ${dateEnChiffres(situation.indiceDepuis)}`],
    ['Nouvelle bonification indiciaire', points(situation.nbi)],
    ['Employeur', situation.employeur],
    ...(rafp
      ? [['Retraite additionnelle (RAFP)', `${points(rafp.points)} au ${dateEnChiffres(rafp.auLe)}`] as const]
      : []),
  ]
}

/**
 * Quarters today, then at the departure asked for or chosen, else when the right to a pension opens if that is to come:
 * the titles of the columns, and the rows. Two columns of numbers are read on a phone without scrolling.
 */
export const tableauDesTrimestres = (
  { aujourdhui, ouverture, prevue, requis, services }: ResumeCompte,
  naissance: CalendarDate,
): { readonly colonnes: readonly string[]; readonly lignes: readonly (readonly string[])[] } => {
  const suivante = prevue
    ? [['À votre départ', prevue] as const]
    : ouverture.date > aujourdhui.date && services !== 'insuffisants'
      ? [[services === 'faits' ? 'À votre âge d’ouverture' : `Aux ${loiDite.services}`, ouverture] as const]
      : []
  const echeances = [['À ce jour', aujourdhui] as const, ...suivante]
  const dates = echeances.map(([, echeance]) => echeance)
  return {
    colonnes: ['Trimestres', ...echeances.map(([nom, { date }]) => `${nom} (${dateEnChiffres(date)})`)],
    lignes: [
      [
        'Durée d’assurance, tous régimes',
        ...dates.map(({ assurance, joursAssurance }) => avecJours(assurance, joursAssurance)),
      ],
      [
        'Liquidables : ceux qui comptent pour votre pension de fonctionnaire',
        ...dates.map(({ liquidables }) => String(liquidables)),
      ],
      [
        `${dates.every(({ annulee }) => annulee) ? 'Requis' : 'Requis pour une pension sans décote'}, pour une naissance le ${dateEnChiffres(naissance)}`,
        ...dates.map(() => String(requis)),
      ],
      ['Qui manquent encore à la durée d’assurance', ...dates.map(({ manquants }) => String(manquants))],
    ],
  }
}

/** Where the quarters of an account come from, and how sure they are. */
export const provenanceDesTrimestres = ({ aujourdhui, regle, confirme }: ResumeCompte): string =>
  `Estimation non contractuelle du ${dateEnChiffres(aujourdhui.date)}, selon les règles applicables aux pensions à compter du ${dateEnChiffres(regle)}${confirme ? '' : ' (barème indicatif)'}.`

/** Why payable quarters may be more than those of insurance, which keeps its days. */
export const ARRONDI_LIQUIDABLES = `Le total des trimestres liquidables est arrondi, ${loiDite.arrondi} ou plus comptant pour un trimestre (article R. 26 du code des pensions) : il peut donc dépasser la durée d’assurance, qui garde ses jours.`

/** What the quarters of an account are. */
export const CALCUL_DES_TRIMESTRES = `La durée d’assurance additionne vos durées dans tous les régimes, au jour près et ${loiDite.parAnnee} par an au plus, avec vos bonifications et vos majorations. Les trimestres liquidables ne comptent que ce que paie la pension de fonctionnaire : vos services, service national et services validés compris, selon votre temps de travail, et vos bonifications. ${ARRONDI_LIQUIDABLES}`

/** Said of an account whose quarters required no table tells. */
export const TRIMESTRES_INCONNUS =
  'Nos barèmes ne couvrent pas votre date de naissance : les trimestres requis ne peuvent pas être affichés. Interrogez votre service des ressources humaines.'

/** Said of quarters reckoned after the day of an account whose last period goes on: a post, a leave or a disponibilité. */
export const emploiSuppose = (misAJourLe: CalendarDate): string =>
  `Les trimestres ci-dessous supposent que votre situation n’a pas changé depuis le ${dateEnChiffres(misAJourLe)}.`
