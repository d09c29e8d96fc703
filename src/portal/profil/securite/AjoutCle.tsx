import { useState } from 'react'
import { ajoutercle, creercle } from '#contract/connexion/facteurs/facteurs.ts'
import { nomFacteurFormSchema } from '#contract/connexion/facteurs/facteurForm.ts'
import { refusDe } from '#portal/client/call/refus.ts'
import { useFormSend } from '#portal/client/call/useSend.ts'
import { makeKey } from '#portal/client/session/proof/accessKey.ts'
import { firstFocus, PortalModal } from '#portal/components/PortalModal.tsx'
import { TextField } from '#portal/form/fields/TextField.tsx'
import { Refusal } from '#portal/form/FormAlert.tsx'
import { PortalForm } from '#portal/form/PortalForm.tsx'
import { keyFaultMessages } from '#portal/form/preuve/words.ts'
import { SubmitButton } from '#portal/form/SubmitButton.tsx'
import { securiteMessages as words } from './words.ts'

export interface AjoutProps {
  readonly onClose: () => void
  /** Says what was added, and shows the recovery codes that came with the first factor. */
  readonly onDone: (phrase: string, codes?: readonly string[]) => Promise<void>
}

/** Makes an access key: its name, then what the browser asks. */
export const AjoutCle = ({ onClose, onDone }: AjoutProps) => {
  const envoyer = useFormSend()
  const [refus, setRefus] = useState<string>()
  const add = async (nom: string): Promise<string | undefined> => {
    const creation = await envoyer(creercle, {})
    if (creation.status !== 200) return refusDe(creation)
    const cle = await makeKey(creation.body)
    if (typeof cle === 'string') return keyFaultMessages[cle]
    const added = await envoyer(ajoutercle, { body: { nom, cle } })
    if (added.status !== 200) return refusDe(added)
    await onDone(words.cle.faite(nom), added.body.codesSecours)
    return undefined
  }
  return (
    <PortalModal open onClose={onClose} titre={words.cle.ajouter}>
      <p>{words.cle.presentation}</p>
      <PortalForm
        schema={nomFacteurFormSchema}
        initialValues={{ nom: '' }}
        onSubmit={async ({ nom }) => setRefus(await add(nom))}
        summary={false}
      >
        <Refusal titre={words.refusTitre} message={refus} />
        <TextField name="nom" label={words.nom} hint={words.nomAide} required inputProps={firstFocus} />
        <SubmitButton label={words.cle.valider} sending={words.enCours} />
      </PortalForm>
    </PortalModal>
  )
}
