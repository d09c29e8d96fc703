import type { Contexte } from '#contract/demande/questions/commun.ts'
import { demandeProgressiveMessages } from './words.ts'
import { moisSuivant } from '#rules/calendar/arithmetic.ts'
import { isCalendarDate, type CalendarDate } from '#rules/calendar/dates.ts'
import { dateEnChiffres } from '#rules/format/dates.ts'
import {
  conditionsProgressive,
  eligibiliteProgressive,
  premiereProgressive,
  type ConditionProgressive,
  type EtatCondition,
} from '#rules/demande/demandeProgressive.ts'
import { trimestresDuCompte } from '#rules/carriere/services/trimestresDuCompte.ts'
import { quotiteDite, quotiteSaisie } from '#rules/retraite/droit/quotite.ts'
import { TRIMESTRES_PROGRESSIVE } from '#rules/retraite/montant/progressive/seuilsProgressive.ts'
import type { Dossier } from '../dossier/dossier.ts'

const { conditions: words } = demandeProgressiveMessages

/** A condition: where it stands, and what the person has or can do. */
export interface ConditionDite {
  readonly condition: ConditionProgressive
  readonly etat: EtatCondition
  readonly texte: string
}

/** The first day wished, or the 1st of next month as long as none is chosen. */
const debutExamine = (
  { tempsPartiel: { dateDebut } }: Dossier<'progressive'>,
  today: CalendarDate,
): CalendarDate => (isCalendarDate(dateDebut) ? dateDebut : moisSuivant(today))

type Cir = Contexte['cir']
type Phrases = Readonly<Record<ConditionProgressive, (etat: EtatCondition) => string>>

const phraseAge = (cir: Cir, debut: CalendarDate, today: CalendarDate, etat: EtatCondition): string => {
  const premiere = cir && premiereProgressive(cir, today)
  if (etat === 'averifier' || premiere === undefined) return words.age.averifier
  const premier = dateEnChiffres(premiere)
  if (etat === 'nonremplie') return words.age.nonremplie(premier, dateEnChiffres(debut))
  return premiere > today ? words.age.aVenir(premier) : words.age.remplie
}

const phraseTrimestres = (cir: Cir, debut: CalendarDate, etat: EtatCondition): string => {
  if (etat === 'averifier' || cir === undefined) return words.trimestres.averifier
  const { assurance } = trimestresDuCompte(cir, { dateDepart: debut, quotites: [] })
  const date = dateEnChiffres(debut)
  return etat === 'remplie'
    ? words.trimestres.remplie(assurance, date)
    : words.trimestres.nonremplie(assurance, TRIMESTRES_PROGRESSIVE - assurance, date)
}

const phraseQuotite = (quotite: number, tempsIncomplet: boolean, etat: EtatCondition): string => {
  if (etat === 'averifier') return words.quotite.averifier
  return words.quotite[etat === 'remplie' && tempsIncomplet ? 'incomplete' : etat](quotiteDite(quotite))
}

/** What is declared is always known. */
const phraseDeclaree = (condition: 'therapeutique' | 'activite', etat: EtatCondition): string =>
  words[condition][etat === 'remplie' ? 'remplie' : 'nonremplie']

/** Each condition of a progressive pension, from the account and from what is typed. */
export const conditionsDites = (
  { cir, today }: Pick<Contexte, 'cir' | 'today'>,
  dossier: Dossier<'progressive'>,
): readonly ConditionDite[] => {
  const debut = debutExamine(dossier, today)
  const { tempsIncomplet } = dossier.tempsPartiel
  const quotite = quotiteSaisie(dossier.tempsPartiel.quotite)
  const etats = eligibiliteProgressive(cir, {
    dateDebut: debut,
    quotite,
    tempsIncomplet,
    ...dossier.situation,
  })
  const phrases: Phrases = {
    age: (etat) => phraseAge(cir, debut, today, etat),
    trimestres: (etat) => phraseTrimestres(cir, debut, etat),
    quotite: (etat) => phraseQuotite(quotite, tempsIncomplet, etat),
    therapeutique: (etat) => phraseDeclaree('therapeutique', etat),
    activite: (etat) => phraseDeclaree('activite', etat),
  }
  return conditionsProgressive.map((condition) => {
    const etat = etats[condition]
    return { condition, etat, texte: phrases[condition](etat) }
  })
}
