import { useState } from 'react'
import { inscription } from '#contract/inscription/inscription.ts'
import { conditionsFormSchema, type ConditionsForm } from '#contract/inscription/inscriptionForm.ts'
import { CheckboxField } from '#portal/form/fields/choices/CheckboxField.tsx'
import { PortalForm } from '#portal/form/PortalForm.tsx'
import { refusalOf, useRefusal } from '#portal/form/refusal.ts'
import { RefusalAlert } from '#portal/form/FormAlert.tsx'
import { inscriptionMessages } from '../words.ts'
import { paths, type EtapeInscription } from '#portal/paths.ts'
import { replaceDossier, useDossier } from '../dossierStore.ts'
import { faultySteps, inscriptionBody } from '../inscription.ts'
import { RecapitulatifBlocks } from './RecapitulatifBlocks.tsx'
import { StepButtons } from './StepButtons.tsx'
import { useStepSend } from './useStepSend.ts'

const { etapes, recapitulatif: words, refusTitre } = inscriptionMessages

/** Fifth step: everything but the password, the terms, and the sending. */
export const RecapitulatifStep = () => {
  const dossier = useDossier()
  const { send, goTo } = useStepSend()
  const { attempt, initialValues, message, refuse } = useRefusal<ConditionsForm>({
    conditionsAcceptees: false,
  })
  const [faulty, setFaulty] = useState<readonly EtapeInscription[]>([])

  const submit = async (conditions: ConditionsForm) => {
    const body = inscriptionBody(dossier, conditions)
    if (!body) return
    const outcome = await send(inscription, { body })
    if (outcome.status === 200) {
      const { courrielMasque, attenteRenvoi } = outcome.body
      const renvoiLe = Date.now() + attenteRenvoi * 1000
      replaceDossier({ inscriptionId: body.inscriptionId, envoi: { courrielMasque, renvoiLe } })
      goTo('confirmation')
      return
    }
    setFaulty(outcome.status === 444 ? faultySteps(outcome.body) : [])
    refuse(refusalOf(outcome), conditions)
  }

  const where = faulty.length === 0 ? '' : words.aCorriger(faulty.map((one) => etapes[one]).join(', '))
  return (
    <PortalForm key={attempt} schema={conditionsFormSchema} initialValues={initialValues} onSubmit={submit}>
      <RefusalAlert titre={refusTitre} message={message} conseil={where} />
      <p>{words.chapo}</p>
      <RecapitulatifBlocks dossier={dossier} />
      <p>
        <a
          className="fr-link"
          href={paths.information('conditionsgenerales')}
          target="_blank"
          rel="noopener noreferrer"
        >
          {words.lireConditions}
        </a>
      </p>
      <CheckboxField name="conditionsAcceptees" label={words.conditions} required />
      <StepButtons etape="recapitulatif" label={words.creer} />
    </PortalForm>
  )
}
