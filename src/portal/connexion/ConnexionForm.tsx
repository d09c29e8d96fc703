import { Link } from 'react-router-dom'
import { connexionFormSchema, type ConnexionForm as Values } from '#contract/connexion/connexionForm.ts'
import type { CaptchaCode } from '#portal/components/access/Captcha.tsx'
import { CaptchaField } from '#portal/form/fields/CaptchaField.tsx'
import { FormAlert } from '#portal/form/FormAlert.tsx'
import { PasswordField } from '#portal/form/password/PasswordField.tsx'
import { PortalForm, type FormTools } from '#portal/form/PortalForm.tsx'
import { SubmitButton } from '#portal/form/SubmitButton.tsx'
import { TextField } from '#portal/form/fields/TextField.tsx'
import { connexionMessages as words } from './words.ts'
import { messageText, type MessageMap } from '#portal/client/call/messageText.ts'
import { paths } from '#portal/paths.ts'
import { emptyConnexion, type Refus } from './connexion.ts'

export interface ConnexionFormProps {
  readonly messages: MessageMap | undefined
  readonly captcha: {
    readonly code: CaptchaCode | undefined
    readonly failed: boolean
    readonly renew: () => void
  }
  readonly refus: Refus | undefined
  readonly onSubmit: (values: Values, tools: FormTools) => Promise<void>
}

/** Identifier, password and captcha. */
export const ConnexionForm = ({ messages, captcha, refus, onSubmit }: ConnexionFormProps) => (
  <PortalForm
    schema={connexionFormSchema}
    initialValues={emptyConnexion}
    messages={messages}
    onSubmit={onSubmit}
  >
    <FormAlert
      shown={refus !== undefined}
      niveau={refus?.bloque ? 'warning' : 'error'}
      titre={refus?.bloque ? words.bloqueTitre : words.refusTitre}
      texte={messageText(refus?.message ?? '', messages)}
    />
    <TextField
      name="identifiant"
      label={words.identifiant}
      hint={words.identifiantAide}
      required
      inputProps={{
        'data-masque': '',
        autoComplete: 'username',
        autoCapitalize: 'characters',
        autoCorrect: 'off',
        spellCheck: false,
      }}
    />
    <PasswordField name="secret" label={words.motDePasse} autoComplete="current-password" required />
    <p>
      <Link className="fr-link" to={paths.motdepasseoublie}>
        {words.motDePasseOublie}
      </Link>
    </p>
    <CaptchaField name="code" code={captcha.code} failed={captcha.failed} onRenew={captcha.renew} />
    <SubmitButton label={words.meConnecter} sending={words.enCours} />
  </PortalForm>
)
