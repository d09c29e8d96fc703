import { useState, type ReactNode } from 'react'
import type { ObjectSchema } from 'yup'
import type { Page } from '#contract/contenu/contenu.ts'
import { motDePasseFormSchema, type MotDePasseForm } from '#contract/inscription/inscriptionForm.ts'
import { messageKey } from '#contract/messages.ts'
import { checkCompromission } from '#portal/client/compromission.ts'
import { motdepasseMessages as words } from '#portal/components/words/motdepasse.ts'
import { StepButtons } from '#portal/components/steps/StepButtons.tsx'
import { configured } from '#portal/client/configuration.ts'
import { useFormValues } from '../FormContext.ts'
import { NewPasswordFields } from './NewPasswordFields.tsx'
import { PasswordAlert } from './PasswordAlert.tsx'
import { PortalForm } from '../PortalForm.tsx'
import type { FormTools } from '../state/FormElement.tsx'
import { SubmitButton } from '../SubmitButton.tsx'

interface NewPasswordFormProps<Values extends MotDePasseForm> {
  /** Settings of the compromise check; while they are unknown, a leaked password is only advised against. */
  readonly parametrage: Page['parametrage'] | undefined
  /** What the button says. */
  readonly label: string
  /** What it says while the password is on its way. */
  readonly sending: string
  /** Why the last sending was refused: a message key or a sentence. */
  readonly refus?: string | undefined
  /** Fields that come before the new password, the old one for instance. */
  readonly children?: ReactNode
  /** The way back, where the form is a step. */
  readonly onPrevious?: () => void
  /** Called once the password is accepted: by its rules, then by the list of leaked ones or by the person. */
  readonly onSubmit: (values: Values, tools: FormTools) => Promise<void>
  readonly schema?: ObjectSchema<Values>
  readonly initialValues?: Values
}

const compromis = messageKey('SAISIE_MDP_COMPROMIS')
const emptyValues: MotDePasseForm = { motDePasse: '', motDePasseConfirmation: '' }

/** A new password with its rules, its confirmation and the check against the leaked ones. */
export const NewPasswordForm = <Values extends MotDePasseForm = MotDePasseForm>({
  parametrage,
  label,
  sending,
  refus,
  children,
  onPrevious,
  onSubmit,
  // Both defaults go together: `Values` is then the plain form.
  schema = motDePasseFormSchema as unknown as ObjectSchema<Values>,
  initialValues = emptyValues as Values,
}: NewPasswordFormProps<Values>) => {
  const [checking, setChecking] = useState(false)
  const [refused, setRefused] = useState<string>()
  const [warned, setWarned] = useState<string>()
  const [sent, setSent] = useState<string>()
  // The server looks at the leaked ones too, and may be the only one to know.
  const leaked = [refused, warned, refus === compromis ? sent : undefined]

  const check = async (motDePasse: string) => {
    setChecking(true)
    const verdict = await checkCompromission(motDePasse, configured('urlCompromission'), parametrage)
    setChecking(false)
    return verdict
  }
  const submit = async (values: Values, tools: FormTools) => {
    const { motDePasse } = values
    const verdict = motDePasse === warned ? 'accepte' : await check(motDePasse)
    setWarned(verdict === 'deconseille' ? motDePasse : warned)
    // What was refused before is not said of this one.
    setSent(undefined)
    if (verdict === 'refuse') {
      setRefused(motDePasse)
      tools.mark('motDePasse', compromis)
    }
    if (verdict !== 'accepte') return
    await onSubmit(values, tools)
    setSent(motDePasse)
  }

  const button = <Submit label={label} sending={checking ? words.verification : sending} warned={warned} />
  return (
    <PortalForm
      schema={refused === undefined ? schema : refusing(schema, refused)}
      initialValues={initialValues}
      onSubmit={submit}
    >
      <PasswordAlert refus={refus} sent={sent} warned={warned} />
      {children}
      <NewPasswordFields bloquerCopierColler={configured('bloquerCopierColler') === 'true'} voles={leaked} />
      {onPrevious ? <StepButtons onPrevious={onPrevious}>{button}</StepButtons> : button}
    </PortalForm>
  )
}

/** The same schema, which also refuses one password: its error must outlive the next validation. */
const refusing = <Values extends MotDePasseForm>(schema: ObjectSchema<Values>, refused: string) =>
  schema.test(
    'compromis',
    compromis,
    (values, context) =>
      values?.motDePasse !== refused || context.createError({ path: 'motDePasse', message: compromis }),
  )

interface SubmitProps {
  readonly label: string
  readonly sending: string
  readonly warned: string | undefined
}

const Submit = ({ label, sending, warned }: SubmitProps) => {
  const { motDePasse } = useFormValues<MotDePasseForm>()
  return <SubmitButton label={motDePasse === warned ? words.quandMeme : label} sending={sending} />
}
