import type { CalendarDate } from '#rules/calendar/dates.ts'
import { partiesDe, regleDe } from '../../regle/regle.ts'
import {
  type ArticleAccorde,
  articlesBonification,
  articlesEnfant,
  type TrimestresDunArticle,
} from '../../demande/articles.ts'
import type { Demande } from '../../demande/demande.ts'

/** What quarters told by article are for the pension. */
interface Accordes {
  /** Payable: the bonifications. */
  readonly trimestresBonification: number
  readonly trimestresEnfants: number
  readonly trimestresHorsSurcote: number
  /** A quarter of art. L. 12 ter makes the décote disappear at 65. */
  readonly annulationA65: boolean
}

const estEnfant = (article: ArticleAccorde): article is keyof typeof articlesEnfant =>
  article in articlesEnfant

/** Payable part of the quarters of an article: of those of art. L. 12 bis, what L. 12 b ter makes of them at the effect. */
const payables = ({ article, trimestres }: TrimestresDunArticle, effet: CalendarDate): number => {
  if (!estEnfant(article)) return articlesBonification[article].payable ? trimestres : 0
  if (article !== 'L12bis') return trimestres
  const { liquidation, insurance } = partiesDe(regleDe(effet)).childQuarters.since
  return Math.floor((trimestres * liquidation) / insurance)
}

/** Whether the quarters of an article are those of services out of Europe, of a pension that pays too few services for them. */
export const depaysementRefuse = (
  article: ArticleAccorde | undefined,
  trimestresServices: number,
  effet: CalendarDate,
): boolean => article === 'L12a' && trimestresServices < partiesDe(regleDe(effet)).abroad.serviceQuarters

/** The same as an account tells them, of quarters that a request gives by article, in a pension of a day of effect. */
export const accordesParArticle = (
  parArticle: readonly TrimestresDunArticle[],
  effet: CalendarDate,
): Accordes => {
  const somme = (compte: (un: TrimestresDunArticle) => number) =>
    parArticle.reduce((total, un) => total + compte(un), 0)
  const deSurcote = ({ article }: TrimestresDunArticle) =>
    estEnfant(article) || articlesBonification[article].surcote
  return {
    trimestresBonification: somme((un) => payables(un, effet)),
    trimestresEnfants: somme((un) => (deSurcote(un) ? un.trimestres : 0)),
    trimestresHorsSurcote: somme((un) => (deSurcote(un) ? 0 : un.trimestres)),
    annulationA65: parArticle.some(({ article, trimestres }) => article === 'L12ter' && trimestres > 0),
  }
}

/** A request whose quarters told by article are read: what the surcote counts, what opens the parental one, the age of annulment. */
export const avecArticles = (demande: Demande): Demande => {
  const { trimestresParArticle: parArticle, dateDepart, annulationA65 = false } = demande
  if (parArticle === undefined) return demande
  const { trimestresBonification: _payables, ...lus } = accordesParArticle(parArticle, dateDepart)
  return { ...demande, ...lus, annulationA65: annulationA65 || lus.annulationA65 }
}
