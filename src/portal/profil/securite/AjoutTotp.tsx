import { useEffect, useRef, useState } from 'react'
import { grouped } from '#rules/connexion/codeFacteur.ts'
import type { SuccessOf } from '#contract/kit/call.ts'
import { ajoutertotp, creertotp } from '#contract/connexion/facteurs/facteurs.ts'
import { totpFormSchema } from '#contract/connexion/facteurs/facteurForm.ts'
import { failures } from '#contract/kit/failures.ts'
import { refusDe } from '#portal/client/call/refus.ts'
import { useFormSend } from '#portal/client/call/useSend.ts'
import { useMessageText } from '#portal/client/contents.ts'
import { FocusedAlert } from '#portal/components/FocusedAlert.tsx'
import { PortalModal } from '#portal/components/PortalModal.tsx'
import { Skeleton } from '#portal/components/page/Skeleton.tsx'
import { TextField } from '#portal/form/fields/TextField.tsx'
import { Refusal } from '#portal/form/FormAlert.tsx'
import { PortalForm } from '#portal/form/PortalForm.tsx'
import type { FormTools } from '#portal/form/state/FormElement.tsx'
import { SubmitButton } from '#portal/form/SubmitButton.tsx'
import type { AjoutProps } from './AjoutCle.tsx'
import { CopyButton } from '#portal/components/CopyButton.tsx'
import { securiteMessages } from './words.ts'

type Creation = SuccessOf<typeof creertotp>

const words = securiteMessages.totp

/** Adds an application of codes: its secret, drawn and written, then a code that shows that it works. */
export const AjoutTotp = ({ onClose, onDone }: AjoutProps) => {
  const envoyer = useFormSend()
  const textOf = useMessageText()
  const [creation, setCreation] = useState<Creation>()
  const [refus, setRefus] = useState<string>()
  useEffect(() => {
    let here = true
    const draw = async () => {
      const outcome = await envoyer(creertotp, {})
      if (!here) return
      if (outcome.status === 200) setCreation(outcome.body)
      else setRefus(refusDe(outcome))
    }
    void draw()
    return () => {
      here = false
    }
  }, [envoyer])
  return (
    <PortalModal open onClose={onClose} titre={words.ajouter} size="large">
      {creation ? (
        <Saisie creation={creation} onClose={onClose} onDone={onDone} />
      ) : refus === undefined ? (
        <Skeleton />
      ) : (
        <FocusedAlert niveau="error" titre={securiteMessages.refusTitre} texte={textOf(refus)} />
      )}
    </PortalModal>
  )
}

const Saisie = ({ creation, onDone }: AjoutProps & { readonly creation: Creation }) => {
  const envoyer = useFormSend()
  const [refus, setRefus] = useState<string>()
  const first = useRef<HTMLParagraphElement>(null)
  // It comes after the dialog, whose title is all that was heard.
  useEffect(() => first.current?.focus(), [])
  const submit = async ({ nom, code }: { nom: string; code: string }, { mark }: FormTools) => {
    const outcome = await envoyer(ajoutertotp, { body: { nom, code, jeton: creation.jeton } })
    if (outcome.status === 200) return onDone(words.faite(nom), outcome.body.codesSecours)
    const refused = refusDe(outcome)
    const wrongCode = refused === failures.codeFacteur.erreurCode
    setRefus(wrongCode ? undefined : refused)
    return wrongCode ? mark('code', refused) : undefined
  }
  return (
    <>
      <p ref={first} tabIndex={-1}>
        {words.presentation}
      </p>
      <div className="eap-profil__totp">
        <QrCode {...creation.qr} label={words.qr} />
        <div>
          <p className="fr-text--bold fr-mb-1v">{words.secret}</p>
          <p data-masque="" className="eap-profil__cle">
            {grouped(creation.secret, ' ')}
          </p>
          <CopyButton texte={creation.secret} nom={words.leSecret} />
        </div>
      </div>
      <PortalForm
        schema={totpFormSchema}
        initialValues={{ nom: '', code: '' }}
        onSubmit={submit}
        summary={false}
      >
        <Refusal titre={securiteMessages.refusTitre} message={refus} />
        <TextField name="nom" label={securiteMessages.nom} hint={securiteMessages.nomAide} required />
        <TextField
          name="code"
          label={words.code}
          hint={words.codeAide}
          required
          inputProps={{ autoComplete: 'one-time-code', inputMode: 'numeric', spellCheck: false }}
        />
        <SubmitButton label={words.valider} sending={securiteMessages.enCours} />
      </PortalForm>
    </>
  )
}

interface QrCodeProps {
  /** Modules of a side, margin included. */
  readonly cote: number
  /** Path of the dark modules. */
  readonly chemin: string
  readonly label: string
}

const drawn = ({ cote, chemin }: Omit<QrCodeProps, 'label'>) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${cote} ${cote}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${cote}v${cote}H0z"/><path d="${chemin}"/></svg>`

/** A QR code, dark on light in both themes: cameras read no other. */
const QrCode = ({ label, ...code }: QrCodeProps) => (
  <img
    className="eap-profil__qr"
    alt={label}
    src={`data:image/svg+xml,${encodeURIComponent(drawn(code))}`}
    width={192}
    height={192}
  />
)
