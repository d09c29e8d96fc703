import { Button } from '@codegouvfr/react-dsfr/Button.js'
import { useState } from 'react'
import type { DemandeCle, SignatureCle } from '#contract/connexion/facteurs/cleAcces.ts'
import {
  codeFormSchema,
  motDePassePreuveFormSchema,
  secoursFormSchema,
} from '#contract/connexion/facteurs/facteurForm.ts'
import { signWithKey } from '#portal/client/session/proof/accessKey.ts'
import { messageText, type MessageMap } from '#portal/client/call/messageText.ts'
import { FocusedAlert } from '#portal/components/FocusedAlert.tsx'
import { firstFocus } from '#portal/components/PortalModal.tsx'
import { TextField } from '../fields/TextField.tsx'
import { PasswordField } from '../password/PasswordField.tsx'
import { PortalForm } from '../PortalForm.tsx'
import type { FormTools } from '../state/FormElement.tsx'
import { SubmitButton } from '../SubmitButton.tsx'
import { keyFaultMessages, type Moyen, moyenMessages, preuveMessages as words } from './words.ts'

/** What someone shows. */
export interface Shown {
  readonly code?: string
  readonly motDePasse?: string
  readonly cle?: SignatureCle
}

export interface ProofFormProps {
  /** Ways that the person has, the first one proposed first. */
  readonly moyens: readonly Moyen[]
  readonly messages: MessageMap | undefined
  /** Sends what was shown; gives the message of the refusal. */
  readonly onShow: (shown: Shown) => Promise<string | undefined>
  /** Asks the server what a key is to sign; gives the message of the refusal. */
  readonly onAskKey: () => Promise<DemandeCle | string>
}

/** One way to show who one is, and the others to choose from: nothing typed is asked of who has a key. */
export const ProofForm = ({ moyens, ...rest }: ProofFormProps) => {
  const [chosen, setChosen] = useState<Moyen>()
  const moyen = chosen ?? moyens[0]
  const others = moyens.filter((one) => one !== moyen)
  if (moyen === undefined) return null
  return (
    <>
      {moyen === 'cleacces' ? (
        <ByKey {...rest} focused={chosen !== undefined} />
      ) : (
        <ByText key={moyen} moyen={moyen} {...rest} focused={chosen !== undefined} />
      )}
      {others.length > 0 ? (
        <div className="fr-mt-3w">
          <p className="fr-text--bold fr-mb-1w">{words.autres}</p>
          <ul className="fr-btns-group fr-btns-group--sm">
            {others.map((other) => (
              <li key={other}>
                <Button type="button" priority="tertiary" onClick={() => setChosen(other)}>
                  {moyenMessages[other]}
                </Button>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </>
  )
}

interface ByProps extends Omit<ProofFormProps, 'moyens'> {
  /** The person just chose this way: it takes the focus. */
  readonly focused: boolean
}

const ByKey = ({ messages, onShow, onAskKey, focused }: ByProps) => {
  const [refus, setRefus] = useState<string>()
  const [waiting, setWaiting] = useState(false)
  const show = async () => {
    const asked = await onAskKey()
    if (typeof asked === 'string') return asked
    const signed = await signWithKey(asked)
    return typeof signed === 'string' ? keyFaultMessages[signed] : onShow({ cle: signed })
  }
  const use = async () => {
    if (waiting) return
    setRefus(undefined)
    setWaiting(true)
    const refused = await show()
    setWaiting(false)
    setRefus(refused)
  }
  return (
    <>
      {refus === undefined ? null : (
        <FocusedAlert niveau="error" titre={words.refusTitre} texte={messageText(refus, messages)} />
      )}
      <p>{words.cle.presentation}</p>
      <Button
        type="button"
        ref={(button) => (focused && refus === undefined && !waiting ? button?.focus() : undefined)}
        onClick={() => void use()}
        nativeButtonProps={{ ...firstFocus, 'aria-disabled': waiting || undefined }}
      >
        {waiting ? words.cle.enCours : words.cle.bouton}
      </Button>
    </>
  )
}

const schemas = {
  totp: codeFormSchema,
  codesecours: secoursFormSchema,
  motdepasse: motDePassePreuveFormSchema,
} as const

const ByText = ({
  moyen,
  messages,
  onShow,
  focused,
}: ByProps & { readonly moyen: Exclude<Moyen, 'cleacces'> }) => {
  const champ = moyen === 'motdepasse' ? 'motDePasse' : 'code'
  const submit = async (values: Shown, { mark }: FormTools) => {
    const refused = await onShow(values)
    if (refused !== undefined) mark(champ, refused)
  }
  const first = { ...firstFocus, autoFocus: focused }
  return (
    <PortalForm
      schema={schemas[moyen] as typeof codeFormSchema}
      initialValues={{ [champ]: '' } as unknown as { code: string }}
      messages={messages}
      onSubmit={submit}
      summary={false}
    >
      {moyen === 'motdepasse' ? (
        <PasswordField
          name="motDePasse"
          label={words.motdepasse.champ}
          autoComplete="current-password"
          required
          inputProps={first}
        />
      ) : (
        <TextField
          name="code"
          label={words[moyen].champ}
          hint={words[moyen].aide}
          required
          inputProps={{ ...codeInput[moyen], ...first }}
        />
      )}
      <SubmitButton label={words.valider} sending={words.enCours} />
    </PortalForm>
  )
}

const codeInput = {
  totp: { autoComplete: 'one-time-code', inputMode: 'numeric', spellCheck: false },
  codesecours: {
    autoComplete: 'off',
    autoCapitalize: 'characters',
    autoCorrect: 'off',
    spellCheck: false,
    'data-masque': '',
  },
} as const
