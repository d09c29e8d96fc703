import type { ReactNode } from 'react'
import { connexionFaults, type ConnexionForm as Values } from '#contract/connexion/connexionForm.ts'
import { formulaires } from '#contract/connexion/formulaires.ts'
import { tempsRestant } from '#rules/format/durees.ts'
import type { CaptchaCode } from '#portal/components/access/Captcha.tsx'
import { CaptchaAide } from '#portal/components/access/CaptchaAide.tsx'
import { entryPaths } from '#portal/client/session/entryPaths.ts'
import { CaptchaField } from '#portal/form/fields/CaptchaField.tsx'
import { ERRORS } from '#portal/form/ErrorSummary.tsx'
import { FormAlert } from '#portal/form/FormAlert.tsx'
import { PasswordField } from '#portal/form/password/PasswordField.tsx'
import type { FormTools } from '#portal/form/state/FormElement.tsx'
import { LightForm } from '#portal/form/state/LightForm.tsx'
import { SubmitButton } from '#portal/form/SubmitButton.tsx'
import { TextField } from '#portal/form/fields/TextField.tsx'
import { connexionMessages as words } from './words.ts'
import { messageText, type MessageMap } from '#portal/client/fetch/messageText.ts'
import { emptyConnexion, type Refus } from './connexion.ts'

export interface ConnexionFormProps {
  readonly messages: MessageMap | undefined
  readonly captcha: {
    readonly code: (CaptchaCode & { readonly found?: Promise<unknown> }) | undefined
    readonly failed: boolean
    readonly renew: () => void
  }
  readonly refus: Refus | undefined
  /** What was sent without the application. */
  readonly sent?:
    | { readonly values: Values; readonly faults: Readonly<Record<string, readonly string[]>> }
    | undefined
  /** Where signing in leads. */
  readonly retour?: string | undefined
  /** The way out of a forgotten password: a link of whatever shows the form. */
  readonly oubli: ReactNode
  readonly onSubmit: (values: Values, tools: FormTools) => Promise<void>
}

const MINUTE = 60

const PLAIN = { image: formulaires.captchaImage, son: formulaires.captchaSon }

/** Why a sign-in was refused, and how long to wait, in whole minutes. */
const refusText = (refus: Refus | undefined, messages: MessageMap | undefined): string => {
  const why = messageText(refus?.message ?? '', messages)
  if (!refus?.attente) return why
  return `${why} ${words.attente(tempsRestant(Math.ceil(refus.attente / MINUTE) * MINUTE))}`
}

/** What is wrong where nothing is to be copied: the machine does the work of the code. */
const faultsBesidesCode = (values: Values) => connexionFaults({ ...values, code: 'travail' })

/** Identifier, password and captcha. */
export const ConnexionForm = ({
  messages,
  captcha,
  refus,
  sent,
  retour,
  oubli,
  onSubmit,
}: ConnexionFormProps) => (
  <LightForm
    prefix="connexion"
    faultsOf={captcha.code?.found ? faultsBesidesCode : connexionFaults}
    initialValues={emptyConnexion}
    sent={sent}
    action={`${formulaires.connexion}#connexion-${ERRORS}`}
    messages={messages}
    onSubmit={onSubmit}
  >
    {retour === undefined ? null : <input type="hidden" name="retour" value={retour} />}
    <FormAlert
      shown={refus !== undefined}
      niveau={refus?.bloque ? 'warning' : 'error'}
      titre={refus?.bloque ? words.bloqueTitre : words.refusTitre}
      texte={refusText(refus, messages)}
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
    <p>{oubli}</p>
    {captcha.code?.found ? (
      <p>{words.travail}</p>
    ) : (
      <>
        <CaptchaField
          name="code"
          code={captcha.code}
          failed={captcha.failed}
          onRenew={captcha.renew}
          plain={PLAIN}
        />
        <CaptchaAide contact={entryPaths.contact} />
      </>
    )}
    <SubmitButton label={words.meConnecter} sending={words.enCours} />
  </LightForm>
)
