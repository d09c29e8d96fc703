import { type TBoolean, type TInteger, type TString, Type } from 'typebox'
import { boolean, number, string } from 'yup'
import { dateFault, typedDate } from '#rules/calendar/dateSaisie.ts'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import { texteEnChiffres } from '#rules/format/dates.ts'
import { ligneSaisie, texteSaisi } from '#rules/texteSaisi.ts'
import { type MessageKey, messageKey } from '#contract/messages.ts'
import type { Option, Question } from './question.ts'

/** Plain questions: what each nature of field says by itself of its rules, its shape and its reading back. */

const NON_PRECISE = 'Non précisé'
const ligne = Type.String({ maxLength: 300 })

type Reste<Tape, Fil extends TString | TBoolean | TInteger, C> = Omit<
  Question<Tape, Fil, C>,
  'vide' | 'fil' | 'regle' | 'saisie' | 'dite'
> &
  Partial<Pick<Question<Tape, Fil, C>, 'regle' | 'saisie' | 'dite'>>

/** What someone typed; what they left empty is said. */
export const texteDit = (texte: string): string => texte || NON_PRECISE

export const ouiNon = (reponse: boolean): string => (reponse ? 'Oui' : 'Non')

/** A date as people read it, whether it was typed so or not. */
export const dateDite = (date: string): string => texteEnChiffres(texteDit(date))

/** A line of text that must be there. */
export const ligneObligatoire = (manque: MessageKey, maximum: number) => () =>
  string().defined().transform(ligneSaisie).required(manque).max(maximum, messageKey('SAISIE_LONGUEUR_KO'))

export const texte = <C = unknown>(
  question: Reste<string, TString, C> & Pick<Question<string, TString, C>, 'regle'>,
): Question<string, TString, C> => ({
  vide: '',
  fil: ligne,
  saisie: { nature: 'texte', autoComplete: 'off' },
  dite: texteDit,
  ...question,
})

/** Several lines of text that must be there. */
export const texteLong = <C = unknown>({
  manque,
  maximum,
  ...question
}: Reste<string, TString, C> & {
  readonly manque: MessageKey
  readonly maximum: number
}): Question<string, TString, C> => ({
  vide: '',
  fil: Type.String({ maxLength: 5 * maximum }),
  saisie: { nature: 'texteLong', maximum },
  obligatoire: true,
  regle: () =>
    string()
      .defined()
      .transform(texteSaisi)
      .required(manque)
      .max(maximum, messageKey('DEMANDE_TEXTE_MAXIMUM')),
  dite: (typed) => typed.split('\n').filter((line) => line.trim() !== ''),
  ...question,
})

const fautesDeDate = {
  format: messageKey('SAISIE_DATE_FORMAT'),
  tropTot: messageKey('SAISIE_DATE_ANCIENNE'),
  tropTard: messageKey('SAISIE_DATE_FUTURE'),
} as const

/** First date that a form tells: the birth of nobody alive is older. */
const PREMIERE_DATE: CalendarDate = '1900-01-01'

/** A past date or nothing, `JJ/MM/AAAA` or `AAAA-MM-JJ`, not before `min`. */
export const datePasseeOuRien = (today: CalendarDate, min: CalendarDate = PREMIERE_DATE) =>
  string()
    .defined()
    .transform((typed: string) => typedDate(typed, today, { min, max: today }) || typed)
    .test('date', (date, context) => {
      const fault = dateFault(date, today, { min, max: today })
      if (fault === undefined || fault === 'indisponible') return true
      return context.createError({ message: fautesDeDate[fault] })
    })

/** The same, which must be there. */
export const datePassee = (today: CalendarDate, manque: MessageKey, min?: CalendarDate) =>
  datePasseeOuRien(today, min).required(manque)

/** A day, typed or chosen in a calendar; it must be there. */
export const jour = <C = unknown>(
  question: Reste<string, TString, C> & Pick<Question<string, TString, C>, 'regle'>,
): Question<string, TString, C> => ({
  vide: '',
  fil: ligne,
  obligatoire: true,
  saisie: { nature: 'date' },
  dite: dateDite,
  ...question,
})

/** The 1st of a month; it must be chosen. */
export const mois = <C = unknown>(
  question: Reste<string, TString, C> & Pick<Question<string, TString, C>, 'regle' | 'saisie'>,
): Question<string, TString, C> => ({
  vide: '',
  fil: ligne,
  obligatoire: true,
  dite: dateDite,
  ...question,
})

/** A box that is ticked or not. */
export const caseACocher = <C = unknown>(
  question: Reste<boolean, TBoolean, C>,
): Question<boolean, TBoolean, C> => ({
  vide: false,
  fil: Type.Boolean(),
  saisie: { nature: 'case' },
  regle: () => boolean().defined(),
  dite: ouiNon,
  ...question,
})

/** A choice in a list; it must be made. */
export const liste = <C = unknown>({
  options,
  manque,
  ...question
}: Reste<string, TString, C> & {
  readonly options: readonly Option[]
  readonly manque: MessageKey
}): Question<string, TString, C> => ({
  vide: '',
  fil: ligne,
  obligatoire: true,
  saisie: { nature: 'liste', options },
  regle: () =>
    string()
      .defined()
      .oneOf(['', ...options.map(({ value }) => value)], manque)
      .required(manque),
  dite: (value) => options.find((option) => option.value === value)?.label ?? NON_PRECISE,
  ...question,
})

/** One of the codes that have a label; 0 as long as none is chosen. */
export const code = (libelles: Readonly<Record<number, string>>, manque: MessageKey) => () =>
  number()
    .transform((value: number) => (Number.isNaN(value) ? 0 : value))
    .defined()
    .oneOf(Object.keys(libelles).map(Number), manque)

/** A code among a few that are all visible; it must be chosen. Typed as a text, sent as a number. */
export const choixDeCode = <C = unknown>({
  libelles,
  manque,
  saisie,
  ...question
}: Reste<string, TInteger, C> & {
  readonly libelles: Readonly<Record<number, string>>
  readonly manque: MessageKey
}): Question<string, TInteger, C> => {
  const codes = Object.keys(libelles)
  return {
    vide: '',
    fil: Type.Integer(),
    obligatoire: true,
    saisie: saisie ?? {
      nature: 'boutons',
      options: codes.map((value) => ({ value, label: libelles[Number(value)] ?? '' })),
    },
    regle: code(libelles, manque),
    dite: (chosen) => libelles[chosen] ?? NON_PRECISE,
    ...question,
  }
}
