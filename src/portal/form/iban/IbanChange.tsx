import { Button } from '@codegouvfr/react-dsfr/Button.js'
import { useState } from 'react'
import type { IbanEnAttente } from '#contract/profil/banque.ts'
import { ibanFormSchema, type IbanForm as Values } from '#contract/profil/profilForm.ts'
import { ibanMessages } from '#portal/components/words/iban.ts'
import { IbanField } from '../fields/IbanField.tsx'
import { Refusal } from '../FormAlert.tsx'
import { PortalForm } from '../PortalForm.tsx'
import type { FormTools } from '../state/FormElement.tsx'
import { SubmitButton } from '../SubmitButton.tsx'
import { IbanRecap } from './IbanRecap.tsx'
import { profilIban } from '#contract/profil/profilModifications.ts'
import { faultyField, refusOf } from '#portal/client/call/refus.ts'
import { useFormSend } from '#portal/client/call/useSend.ts'

const words = ibanMessages.changement
const empty: Values = { iban1: '', iban2: '' }

interface IbanChangeProps {
  /** Whether an IBAN is already registered. */
  readonly compte: boolean
  readonly onSent: (attente: IbanEnAttente) => void
  readonly onCancel: () => void
}

/** A new IBAN: typed, then read again before it is sent; the server asks who sends it for a proof. */
export const IbanChange = ({ compte, onSent, onCancel }: IbanChangeProps) => {
  const [etape, setEtape] = useState<'saisie' | 'relecture' | 'correction'>('saisie')
  const read = etape === 'relecture'
  const send = useFormSend()
  const [refus, setRefus] = useState<string>()
  const submit = async (values: Values, { mark }: FormTools) => {
    if (!read) return setEtape('relecture')
    const outcome = await send(profilIban, { body: values })
    if (outcome.status === 200) return onSent(outcome.body)
    const refused = refusOf(outcome)
    const champ = refused && faultyField(refused, values)
    setRefus(champ === undefined ? refused?.message : undefined)
    if (refused && champ !== undefined) {
      setEtape('saisie')
      mark(champ, refused.message)
    }
  }
  return (
    <PortalForm schema={ibanFormSchema} initialValues={empty} onSubmit={submit}>
      <Refusal titre={words.refusTitre(compte)} message={refus} />
      {read ? (
        <IbanRecap compte={compte} />
      ) : (
        <>
          <p>{words.aide}</p>
          <IbanField focused={etape === 'correction'} />
        </>
      )}
      <ul className="fr-btns-group fr-btns-group--inline-md">
        <li>
          <SubmitButton label={read ? words.envoyer(compte) : words.continuer} sending={words.enCours} />
        </li>
        <li>
          {/* Two buttons, not one that changes its mind under the finger: « Annuler » would lose what « Corriger » keeps. */}
          {read ? (
            <Button key="corriger" type="button" priority="secondary" onClick={() => setEtape('correction')}>
              {words.corriger}
            </Button>
          ) : (
            <Button key="annuler" type="button" priority="secondary" onClick={onCancel}>
              {words.annuler}
            </Button>
          )}
        </li>
      </ul>
    </PortalForm>
  )
}
