import { NewPasswordForm } from '#portal/form/password/NewPasswordForm.tsx'
import { inscriptionMessages as words } from '../words.ts'
import { updateDossier } from '../dossierStore.ts'
import type { StepProps } from './useStepSend.ts'
import { useStepSend } from './useStepSend.ts'

/** Fourth step: the password, which never leaves the memory of the page but for the last call. */
export const MotDePasseStep = ({ page }: StepProps) => {
  const { goTo } = useStepSend()
  return (
    <NewPasswordForm
      parametrage={page?.parametrage}
      label={words.continuer}
      sending={words.enCours}
      onPrevious={() => goTo('coordonnees')}
      onSubmit={async ({ motDePasse, motDePasseConfirmation }) => {
        updateDossier({ motDePasse: { motDePasse, motDePasseConfirmation } })
        goTo('recapitulatif')
      }}
    />
  )
}
