import { object, ValidationError } from 'yup'
import type { Question, Questionnaire, Saisie, Valeur, Valeurs } from '#contract/kit/questions/question.ts'
import { saisieInitiale } from '#contract/kit/questions/questionnaire.ts'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import type { TSchema } from 'typebox'
import type { Regle } from './saisie.ts'

/** Questions of a step of a form, and what they are asked with. */
interface Etape<C> {
  readonly nom: string
  readonly questions: Questionnaire<C>
  readonly contexte: C
}

type Asked<C> = Valeur<unknown, TSchema, C>
type AnyQuestion<C> = Question<unknown, TSchema, C>

/** What one may type in a line of text: the first that the rule takes is the example. */
const lignes = [
  'Exemple',
  '80',
  '480',
  '12/03/1990',
  'a.martin@example.org',
  '01 23 45 67 89',
  '99100',
  '75001',
]

const years = (today: CalendarDate) => [-30, -1, 1, 2, 10].map((more) => Number(today.slice(0, 4)) + more)

const candidatesOf = (saisie: Saisie, today: CalendarDate): readonly unknown[] => {
  switch (saisie.nature) {
    case 'liste':
    case 'boutons':
      return saisie.options.map(({ value }) => value)
    case 'mois':
      return saisie.annees.flatMap((year) => [`${year}-01-01`, `${year}-12-01`])
    case 'date':
      return years(today).map((year) => `12/03/${year}`)
    default:
      return lignes
  }
}

/** Keys of what a rule reproaches to a value, beside the other values. */
const faultsOf = <C>(champ: Asked<C>, name: string, contexte: C, valeurs: Valeurs): readonly string[] => {
  try {
    object({ [name]: champ.regle(contexte) }).validateSync(valeurs, { abortEarly: false })
    return []
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    return error.inner.map(({ message }) => message)
  }
}

const typedExample = <C extends { readonly today: CalendarDate }>(
  champ: Asked<C>,
  { name, saisie, contexte, valeurs }: { name: string; saisie: Saisie; contexte: C; valeurs: Valeurs },
): unknown => {
  if (Array.isArray(champ.vide)) return champ.initiale?.(contexte) ?? champ.vide
  const candidates = typeof champ.vide === 'boolean' ? [true, false] : candidatesOf(saisie, contexte.today)
  const taken = candidates.find(
    (typed) => faultsOf(champ, name, contexte, { ...valeurs, [name]: typed }).length === 0,
  )
  return taken ?? champ.initiale?.(contexte) ?? champ.vide
}

const saisieDe = <C>({ saisie }: AnyQuestion<C>, contexte: C): Saisie =>
  typeof saisie === 'function' ? saisie(contexte) : saisie

const partsOf = <C>(question: AnyQuestion<C>): readonly (readonly [string, Asked<C>])[] =>
  'parties' in question ? Object.entries(question.parties as Readonly<Record<string, Asked<C>>>) : []

/** Every value of a step, by its name, with its question. */
const champsDe = <C>({ questions }: Etape<C>) =>
  Object.values(questions)
    .flatMap((rubrique) => Object.entries(rubrique.questions))
    .flatMap(([name, question]) =>
      [[name, question as Asked<C>] as const, ...partsOf(question)].map(([one, champ]) => ({
        name: one,
        champ,
        question,
      })),
    )

/** A whole form filled in with examples that its own rules take. */
const examplesOf = <C extends { readonly today: CalendarDate }>(etape: Etape<C>): Valeurs => {
  const { questions, contexte } = etape
  const valeurs: Record<string, unknown> = saisieInitiale(questions, contexte)
  for (const { name, champ, question } of champsDe(etape))
    valeurs[name] = typedExample(champ, { name, saisie: saisieDe(question, contexte), contexte, valeurs })
  return valeurs
}

/** A form where nothing is known or typed. */
const emptyOf = <C>(etape: Etape<C>): Valeurs =>
  Object.fromEntries(champsDe(etape).map(({ name, champ: { vide } }) => [name, vide]))

/** What the rule says of the question left empty, in an empty form and in one that is filled in. */
const missingOf = <C>(
  named: readonly (readonly [string, Asked<C>])[],
  contexte: C,
  forms: readonly Valeurs[],
) => {
  const empty = Object.fromEntries(named.map(([name, { vide }]) => [name, vide]))
  const keys = named.flatMap(([name, champ]) =>
    forms.flatMap((valeurs) => faultsOf(champ, name, contexte, { ...valeurs, ...empty })),
  )
  return [...new Set(keys)].join(', ') || '–'
}

const natureDite = <C>(question: AnyQuestion<C>, contexte: C): string => {
  const saisie = saisieDe(question, contexte)
  const nature = saisie.nature === 'composant' ? `composant « ${saisie.composant} »` : saisie.nature
  const parts = partsOf(question).map(([name]) => name)
  return parts.length === 0 ? nature : `${nature} (avec ${parts.join(', ')})`
}

const answerOf = <C>(name: string, question: AnyQuestion<C>, contexte: C, valeurs: Valeurs): string => {
  const named = [[name, question as Asked<C>] as const, ...partsOf(question)]
  const sent = object(Object.fromEntries(named.map(([one, champ]) => [one, champ.regle(contexte)]))).cast(
    valeurs,
    { assert: false },
  ) as Valeurs
  const dite = question.dite(sent[name], sent, contexte)
  return typeof dite === 'string' ? dite : dite.join(' / ')
}

/** Every question of a step, by what its record says of it: one record more is one line more. */
export const catalogueDe = <C extends { readonly today: CalendarDate }>(etape: Etape<C>): Regle => {
  const { nom, questions, contexte } = etape
  const filled = examplesOf(etape)
  const forms = [emptyOf(etape), filled]
  return {
    legende: nom,
    colonnes: ['Question', 'Nom', 'Aide', 'Nature', 'Obligatoire', 'Posée', 'Se relit', 'Si elle manque'],
    lignes: Object.values(questions).flatMap((rubrique) =>
      Object.entries(rubrique.questions).map(([name, question]) => {
        const { libelle, aide, obligatoire, montree } = question
        return [
          libelle,
          name,
          (typeof aide === 'function' ? aide(contexte) : aide) ?? '–',
          natureDite(question, contexte),
          obligatoire ? 'oui' : 'non',
          montree ? 'selon les réponses' : 'toujours',
          `${question.enBref ?? libelle} : ${answerOf(name, question, contexte, filled)}`,
          missingOf([[name, question], ...partsOf(question)], contexte, forms),
        ]
      }),
    ),
  }
}
