import { coordonneesFormSchema } from '#contract/inscription/inscriptionForm.ts'
import { CoordonneesFields } from '#portal/form/fields/CoordonneesFields.tsx'
import { PortalForm } from '#portal/form/PortalForm.tsx'
import { currentDossier, updateDossier } from '../dossierStore.ts'
import { emptyCoordonnees } from '../inscription.ts'
import { StepButtons } from './StepButtons.tsx'
import { useStepSend } from './useStepSend.ts'

/** Third step: how to reach the person. */
export const CoordonneesStep = () => {
  const { goTo } = useStepSend()
  return (
    <PortalForm
      schema={coordonneesFormSchema}
      initialValues={currentDossier().coordonnees ?? emptyCoordonnees}
      onSubmit={async (coordonnees) => {
        updateDossier({ coordonnees })
        goTo('motdepasse')
      }}
    >
      <CoordonneesFields />
      <StepButtons etape="coordonnees" />
    </PortalForm>
  )
}
