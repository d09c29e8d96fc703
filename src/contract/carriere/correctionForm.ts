import { type InferType, object, string, type StringSchema } from 'yup'
import { dateFault, typedDate } from '#rules/calendar/dateSaisie.ts'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import { naturesCorrection, type NatureCorrection } from './compteindividuelretraite.ts'
import { messageKey } from '#contract/messages.ts'

/** Longest explanation of a correction, in characters. */
export const EXPLICATION_MAXIMUM = 2000

/** Corrected values that each kind of correction asks for. */
export const champsCorrection = {
  periodemanquante: ['debut', 'fin', 'employeur', 'indiceMajore', 'quotite'],
  dates: ['debut', 'fin'],
  gradeindice: ['grade', 'indiceMajore'],
  quotite: ['quotite'],
  enfant: ['prenom', 'dateNaissance'],
  servicenational: ['debut', 'fin'],
  autre: [],
} as const satisfies Record<NatureCorrection, readonly string[]>

/** Whether a value may be left empty: the end of a period that goes on, or that is right already. */
export const estFacultatif = (nature: NatureCorrection, champ: ChampCorrection): boolean =>
  nature === 'dates' && champ === 'fin'

export type ChampCorrection = (typeof champsCorrection)[NatureCorrection][number]

const LONGEST = 100

const asked = (name: ChampCorrection, schema: StringSchema<string>) =>
  schema.test('obligatoire', messageKey('CORRECTION_VALEUR_OBLIGATOIRE'), (value, { parent }) => {
    const { nature } = parent as { nature: NatureCorrection }
    const names: readonly string[] = champsCorrection[nature] ?? []
    return value !== '' || !names.includes(name) || estFacultatif(nature, name)
  })

const text = () => string().defined().trim().max(LONGEST, messageKey('SAISIE_LONGUEUR_KO'))

const pastDate = (today: CalendarDate) =>
  string()
    .defined()
    .transform((typed: string) => typedDate(typed, today, { max: today }) || typed)
    .test(
      'date',
      messageKey('SAISIE_DATE_FORMAT'),
      (date) => dateFault(date, today, { max: today }) !== 'format',
    )
    .test(
      'passee',
      messageKey('SAISIE_DATE_FUTURE'),
      (date) => dateFault(date, today, { max: today }) !== 'tropTard',
    )

const within = (min: number, max: number, key: ReturnType<typeof messageKey>) =>
  string()
    .defined()
    .trim()
    .test('nombre', key, (typed) => {
      const value = Number(typed.replace(',', '.'))
      return typed === '' || (Number.isFinite(value) && value >= min && value <= max)
    })

/** A correction of the individual retirement account, as of a day. */
export const correctionFormSchema = (today: CalendarDate) =>
  object({
    nature: string().defined().oneOf(naturesCorrection, messageKey('CORRECTION_NATURE_OBLIGATOIRE')),
    ligneId: string().defined(),
    debut: asked('debut', pastDate(today)),
    fin: asked('fin', pastDate(today)).test(
      'ordre',
      messageKey('CORRECTION_DATES_ORDRE'),
      (fin, { parent }) => fin === '' || fin >= (parent as { debut: string }).debut,
    ),
    employeur: asked('employeur', text()),
    grade: asked('grade', text()),
    indiceMajore: asked('indiceMajore', within(100, 1800, messageKey('CORRECTION_INDICE_KO'))),
    quotite: asked('quotite', within(1, 100, messageKey('CORRECTION_QUOTITE_KO'))),
    prenom: asked('prenom', text()),
    dateNaissance: asked('dateNaissance', pastDate(today)),
    explication: string()
      .defined()
      .trim()
      .required(messageKey('CORRECTION_EXPLICATION_OBLIGATOIRE'))
      .max(EXPLICATION_MAXIMUM, messageKey('CORRECTION_EXPLICATION_MAXIMUM')),
  })

export type CorrectionForm = InferType<ReturnType<typeof correctionFormSchema>>
