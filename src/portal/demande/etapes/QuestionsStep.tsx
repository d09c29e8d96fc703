import type { ReactNode } from 'react'
import type { AnyObject } from 'yup'
import { reponsesDe as asReponses } from '../dossier/dossier.ts'
import type { EtapeDe } from '#contract/demande/genres.ts'
import { schemaDe } from '#contract/kit/questions/questionnaire.ts'
import { StepButtons } from '#portal/components/steps/StepButtons.tsx'
import { etapesMessages } from '#portal/components/words/etapes.ts'
import { PortalForm } from '#portal/form/PortalForm.tsx'
import { Rubriques } from '#portal/form/questions/Rubriques.tsx'
import { SubmitButton } from '#portal/form/SubmitButton.tsx'
import { ValuesKeeper } from '#portal/form/ValuesKeeper.tsx'
import type { GenreDossier } from '#rules/demande/etats.ts'
import { composants } from './composants.tsx'
import type { Dossier } from '../dossier/dossier.ts'
import { etapePrecedente, etapeSuivante, partiesDe, questionsDe, saisieDe } from '../dossier/etapes.ts'
import type { StepProps } from './StepProps.ts'
import { demandeMessages } from '../words.ts'

interface QuestionsStepProps<G extends GenreDossier> {
  readonly step: StepProps<G>
  readonly etape: EtapeDe<G>
  /** What is said before the questions of a rubrique, and after them. */
  readonly autour?: Readonly<Record<string, { readonly avant?: ReactNode; readonly apres?: ReactNode }>>
  /** What the answers give, below them. */
  readonly children?: ReactNode
}

/** The values of the form of a step, back to the parts of the request that they fill in. */
const partsOf = (genre: GenreDossier, etape: string, dossier: object, values: AnyObject) =>
  Object.fromEntries(
    partiesDe(genre, etape).map((partie) => [
      partie,
      Object.fromEntries(Object.keys(asReponses(dossier)[partie] ?? {}).map((name) => [name, values[name]])),
    ]),
  )

/** A step that asks questions: what is typed is told at each change, and the next step opens once it is right. */
export const QuestionsStep = <G extends GenreDossier>({
  step: { genre, contexte, dossier, onChange, goTo },
  etape,
  autour,
  children,
}: QuestionsStepProps<G>) => {
  const questions = questionsDe(genre, etape)
  const previous = etapePrecedente(genre, etape)
  return (
    <PortalForm
      // The values are kept as they are typed: those of the schema are read again when they are sent.
      schema={schemaDe(questions, contexte, asReponses(dossier))}
      initialValues={saisieDe(genre, etape, dossier)}
      onSubmit={async () => goTo(etapeSuivante(genre, etape))}
    >
      <ValuesKeeper
        onValues={(values: AnyObject) =>
          onChange(partsOf(genre, etape, dossier, values) as Partial<Dossier<G>>)
        }
      />
      <Rubriques
        de={questions}
        contexte={contexte}
        dossier={asReponses(dossier)}
        composants={composants}
        {...(autour && { autour })}
      />
      {children}
      <StepButtons onPrevious={previous === etape ? undefined : () => goTo(previous)}>
        <SubmitButton label={etapesMessages.suivant} sending={demandeMessages.verification} />
      </StepButtons>
    </PortalForm>
  )
}
