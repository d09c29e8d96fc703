import {
  codeFormSchema,
  motDePassePreuveFormSchema,
  secoursFormSchema,
} from '#contract/connexion/facteurs/facteurForm.ts'
import { firstFocus } from '#portal/components/PortalModal.tsx'
import { TextField } from '../fields/TextField.tsx'
import { PasswordField } from '../password/PasswordField.tsx'
import { PortalForm } from '../PortalForm.tsx'
import type { FormTools } from '../state/FormElement.tsx'
import { SubmitButton } from '../SubmitButton.tsx'
import type { Proving, Shown } from './Proving.ts'
import { type Moyen, preuveMessages as words } from './words.ts'

const schemas = {
  totp: codeFormSchema,
  codesecours: secoursFormSchema,
  motdepasse: motDePassePreuveFormSchema,
} as const

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

interface ProofByTextProps extends Omit<Proving, 'onAskKey'> {
  readonly moyen: Exclude<Moyen, 'cleacces'>
}

/** Proves by what is typed: a code of an application, a recovery code or the password. */
export const ProofByText = ({ moyen, onShow, focused }: ProofByTextProps) => {
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
