import { Button } from '@codegouvfr/react-dsfr/Button.js'
import { pairesFormSchema, type PairesForm } from '#contract/connexion/identiteForm.ts'
import { failures } from '#contract/kit/failures.ts'
import { inscriptionVerification } from '#contract/inscription/inscription.ts'
import type { HiddenIban } from '#rules/profil/iban.ts'
import { maskedIbanMessages } from '#portal/components/numbers/ibanErrors.ts'
import { MaskedIbanField } from '#portal/form/fields/MaskedIbanField.tsx'
import { PortalForm } from '#portal/form/PortalForm.tsx'
import { refusalOf, useRefusal } from '#portal/form/refusal.ts'
import { RefusalAlert } from '#portal/form/FormAlert.tsx'
import { inscriptionMessages } from '../words.ts'
import { updateDossier, useDossier } from '../dossierStore.ts'
import { StepButtons } from './StepButtons.tsx'
import { useStepSend } from './useStepSend.ts'
import { VerificationLater } from './VerificationLater.tsx'

const words = inscriptionMessages.verification

/** Second step: four digits of the IBAN, or the choice to give them later. */
export const VerificationStep = () => {
  const { iban, ibanBloque, mode } = useDossier()
  const { goTo } = useStepSend()
  const goOn = () => goTo('coordonnees')
  if (mode === 'CONFIRME')
    return (
      <>
        <p>{words.faite}</p>
        <Button type="button" onClick={goOn}>
          {inscriptionMessages.continuer}
        </Button>
      </>
    )
  return (
    <>
      {iban && !ibanBloque ? <IbanForm iban={iban} onVerified={goOn} /> : null}
      <VerificationLater
        bloque={ibanBloque === true}
        onContinue={() => {
          updateDossier({ mode: 'AFFIRME' })
          goOn()
        }}
      />
    </>
  )
}

interface IbanFormProps {
  readonly iban: HiddenIban
  readonly onVerified: () => void
}

const emptyPairs: PairesForm = { premiers: '', seconds: '' }

const IbanForm = ({ iban, onVerified }: IbanFormProps) => {
  const { attempt, initialValues, message, refuse } = useRefusal(emptyPairs)
  const { send } = useStepSend()
  const { inscriptionId = '' } = useDossier()

  const submit = async ({ premiers, seconds }: PairesForm) => {
    const body = { inscriptionId, ibanSaisi: premiers + seconds }
    const outcome = await send(inscriptionVerification, { body })
    if (outcome.status === 200) {
      updateDossier({ mode: outcome.body.mode })
      onVerified()
      return
    }
    const refusal = refusalOf(outcome)
    if (refusal === failures.ibanBloque.erreurCode) updateDossier({ ibanBloque: true })
    else refuse(refusal, { premiers, seconds })
  }

  return (
    <PortalForm
      key={attempt}
      schema={pairesFormSchema}
      initialValues={initialValues}
      messages={maskedIbanMessages(iban)}
      onSubmit={submit}
    >
      <RefusalAlert titre={inscriptionMessages.refusTitre} message={message} />
      <p>{words.chapo}</p>
      <MaskedIbanField hidden={iban} />
      <StepButtons etape="verification" label={words.verifier} />
    </PortalForm>
  )
}
