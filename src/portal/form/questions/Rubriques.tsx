import { useFormikContext } from 'formik'
import { createElement, Fragment, type ComponentType, type ReactNode } from 'react'
import type { TSchema } from 'typebox'
import type { Question, Questionnaire, Valeurs } from '#contract/kit/questions/question.ts'
import { estMontree } from '#contract/kit/questions/questionnaire.ts'
import { Fieldset } from '#portal/components/Fieldset.tsx'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import { plainFields } from './plainFields.tsx'

interface Known {
  readonly today: CalendarDate
}

/** What the component of an odd question is given. */
export interface ComposantProps<C> {
  readonly name: string
  readonly question: Question<unknown, TSchema, C>
  readonly contexte: C
}

interface RubriquesProps<C extends Known, R extends Questionnaire<C>> {
  readonly de: R
  readonly contexte: C
  /** Answers of the other parts of the request. */
  readonly dossier?: Readonly<Record<string, Valeurs>>
  /** Components of the odd questions, by their names. */
  readonly composants?: Readonly<Record<string, ComponentType<ComposantProps<C>>>>
  /** What is said before the questions of a rubrique, and after them. */
  readonly autour?: Readonly<
    Partial<Record<keyof R, { readonly avant?: ReactNode; readonly apres?: ReactNode }>>
  >
}

/** Every question of a questionnaire that the answers ask for, in the order of its page; within a form. */
export const Rubriques = <C extends Known, R extends Questionnaire<C>>({
  de,
  contexte,
  dossier,
  composants,
  autour,
}: RubriquesProps<C, R>) => {
  const { values } = useFormikContext<Valeurs>()
  return Object.entries<Questionnaire<C>[string]>(de).map(([key, { titre, aide, groupe, questions }]) => {
    const shown = Object.entries(questions).filter(([, question]) => estMontree(question, values, dossier))
    if (shown.length === 0) return null
    const { avant, apres } = autour?.[key as keyof R] ?? {}
    const content = (
      <>
        {avant}
        {shown.map(([name, question]) => (
          <QuestionField
            key={name}
            name={name}
            question={question}
            contexte={contexte}
            composants={composants}
          />
        ))}
        {apres}
      </>
    )
    if (groupe && titre !== undefined)
      return (
        <Fieldset key={key} legend={titre} hint={aide}>
          {content}
        </Fieldset>
      )
    return (
      <Fragment key={key}>
        {titre === undefined ? null : <h3 className="fr-h5 fr-mt-4w">{titre}</h3>}
        {aide === undefined ? null : <p>{aide}</p>}
        {content}
      </Fragment>
    )
  })
}

interface QuestionFieldProps<C> extends ComposantProps<C> {
  readonly composants: Readonly<Record<string, ComponentType<ComposantProps<C>>>> | undefined
}

const QuestionField = <C extends Known>({ name, question, contexte, composants }: QuestionFieldProps<C>) => {
  const { libelle, aide, obligatoire = false } = question
  const saisie = typeof question.saisie === 'function' ? question.saisie(contexte) : question.saisie
  if (saisie.nature === 'composant') {
    const Composant = composants?.[saisie.composant]
    if (!Composant) throw new Error(`No component fills in « ${saisie.composant} ».`)
    return <Composant name={name} question={question} contexte={contexte} />
  }
  const hint = typeof aide === 'function' ? aide(contexte) : aide
  const { today } = contexte
  const props = { name, label: libelle, hint, required: obligatoire, saisie, today }
  return createElement(plainFields[saisie.nature] as ComponentType<typeof props>, props)
}
