import { useFormValues } from '#portal/form/FormContext.ts'
import type { ObjectSchema } from 'yup'
import { departFormSchema } from '#contract/demande/departForm.ts'
import { libellesMotifDepart } from '#contract/demande/demandeTextes.ts'
import { CompteBancaire } from '../CompteBancaire.tsx'
import { StepButtons } from '#portal/components/steps/StepButtons.tsx'
import { MonthField } from '#portal/form/fields/MonthField.tsx'
import { PortalForm } from '#portal/form/PortalForm.tsx'
import { RadioField } from '#portal/form/fields/RadioField.tsx'
import { SubmitButton } from '#portal/form/SubmitButton.tsx'
import { ValuesKeeper } from '#portal/form/ValuesKeeper.tsx'
import { demandeDepartSuiteMessages } from './wordsSuite.ts'
import { etapesMessages } from '#portal/components/words/etapes.ts'
import { usePublishedContent } from '#portal/client/contents.ts'
import { motifs } from '#rules/retraite/estimation/demande.ts'
import { ContenuEtape } from './ContenuEtape.tsx'
import { anneesDeDepart, premiereDateDe, reservesDe } from './departDit.ts'
import type { SaisieDepart } from './dossier.ts'
import { departContext } from './etapes.ts'
import { Warnings } from '#portal/components/facts/Warnings.tsx'
import type { StepProps } from './StepProps.ts'
import { Versement } from './Versement.tsx'
import { etapePrecedente, etapeSuivante } from './voisines.ts'

const { depart: words, enCours, reserves } = demandeDepartSuiteMessages

/** Third step: when and why the person leaves, when they are paid, and where. */
export const DepartStep = ({ contexte, today, dossier, etapes, onChange, goTo }: StepProps) => {
  const { message } = usePublishedContent()
  const years = anneesDeDepart(contexte, today)
  const schema = departFormSchema(departContext(contexte, today))
  return (
    <ContenuEtape id="demandedepartretraite3depart">
      <PortalForm
        // The values are kept as they are typed: those of the schema are read again when they are used.
        schema={schema as unknown as ObjectSchema<SaisieDepart>}
        initialValues={dossier.depart}
        messages={message}
        onSubmit={async () => goTo(etapeSuivante(etapes, 'depart'))}
      >
        <ValuesKeeper onValues={(depart: SaisieDepart) => onChange({ depart })} />
        <MonthField name="dateDepart" legend={words.date} hint={words.dateAide} years={years} />
        <RadioField
          name="codeMotifDepart"
          legend={words.motif}
          options={motifs.map((motif) => optionDe(motif, premiereDateDe(motif, contexte, today)))}
        />
        <DepartReserves dossier={dossier} contexte={contexte} today={today} />
        <Versement years={years} auxiliaire={dossier.situation.indicateurServiceAuxiliaire} />
        <CompteBancaire contexte={contexte} />
        <StepButtons onPrevious={() => goTo(etapePrecedente(etapes, 'depart'))}>
          <SubmitButton label={etapesMessages.suivant} sending={enCours} />
        </StepButtons>
      </PortalForm>
    </ContenuEtape>
  )
}

const optionDe = (motif: (typeof motifs)[number], premiereDate: string | undefined) => {
  const { conditions, justificatifs } = words.motifs[motif]
  const hint = [conditions, justificatifs, premiereDate].filter((phrase) => phrase !== undefined).join(' ')
  return { value: String(motif), label: libellesMotifDepart[motif] ?? '', hint }
}

/** Warnings of the date and of the reason as they are now. */
const DepartReserves = ({ dossier, contexte, today }: Pick<StepProps, 'dossier' | 'contexte' | 'today'>) => {
  const values = useFormValues<SaisieDepart>()
  return <Warnings {...reserves} phrases={reservesDe({ ...dossier, depart: values }, contexte, today)} />
}
