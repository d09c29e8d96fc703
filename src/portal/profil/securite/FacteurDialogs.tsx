import { useState } from 'react'
import { nommerfacteur, retirerfacteur, type Facteur } from '#contract/connexion/facteurs/facteurs.ts'
import { nomFacteurFormSchema } from '#contract/connexion/facteurs/facteurForm.ts'
import { refusDe } from '#portal/client/call/refus.ts'
import { useFormSend } from '#portal/client/call/useSend.ts'
import { useMessageText } from '#portal/client/contents.ts'
import { FocusedAlert } from '#portal/components/FocusedAlert.tsx'
import { useOnce } from '#portal/components/useOnce.ts'
import { firstFocus, PortalModal } from '#portal/components/PortalModal.tsx'
import { TextField } from '#portal/form/fields/TextField.tsx'
import { PortalForm } from '#portal/form/PortalForm.tsx'
import type { FormTools } from '#portal/form/state/FormElement.tsx'
import { SubmitButton } from '#portal/form/SubmitButton.tsx'
import { securiteMessages as words } from './words.ts'

interface DialogProps {
  readonly facteur: Facteur
  readonly onClose: () => void
  readonly onDone: (phrase: string) => Promise<void>
}

/** Gives a factor another name. */
export const Renommage = ({ facteur, onClose, onDone }: DialogProps) => {
  const envoyer = useFormSend()
  const submit = async ({ nom }: { nom: string }, { mark }: FormTools) => {
    const outcome = await envoyer(nommerfacteur, { body: { facteurId: facteur.facteurId, nom } })
    const refused = refusDe(outcome)
    return refused === undefined ? onDone(words.renomme(nom)) : mark('nom', refused)
  }
  return (
    <PortalModal open onClose={onClose} titre={words.renommerNom(facteur.nom)}>
      <PortalForm
        schema={nomFacteurFormSchema}
        initialValues={{ nom: facteur.nom }}
        onSubmit={submit}
        summary={false}
      >
        <TextField name="nom" label={words.nom} hint={words.nomAide} required inputProps={firstFocus} />
        <SubmitButton label={words.renommer} sending={words.enCours} />
      </PortalForm>
    </PortalModal>
  )
}

/** What more is said of the last factor: who has none left enters by their password, or no longer. */
export type Dernier = 'dernier' | 'dernierExige'

/** Removes a factor, once the person has read what comes of it; the server asks who does it for a proof. */
export const Retrait = ({
  facteur,
  dernier,
  onClose,
  onDone,
}: DialogProps & { readonly dernier: Dernier | undefined }) => {
  const envoyer = useFormSend()
  const textOf = useMessageText()
  const [refus, setRefus] = useState<string>()
  const [busy, remove] = useOnce(async () => {
    setRefus(undefined)
    const outcome = await envoyer(retirerfacteur, { body: { facteurId: facteur.facteurId } })
    const refused = refusDe(outcome)
    if (refused === undefined) await onDone(words.retrait.fait(facteur.nom))
    else setRefus(refused)
  })
  return (
    <PortalModal
      open
      onClose={onClose}
      titre={words.retrait.titre(facteur.nom)}
      texte={
        <>
          <p>{words.retrait.consequence}</p>
          {dernier === undefined ? null : <p>{words.retrait[dernier]}</p>}
        </>
      }
      confirmation={{
        oui: words.retirer,
        enCours: words.enCours,
        non: words.annuler,
        busy,
        onOui: remove,
      }}
    >
      {refus === undefined ? null : (
        <FocusedAlert niveau="error" titre={words.refusTitre} texte={textOf(refus)} />
      )}
    </PortalModal>
  )
}
