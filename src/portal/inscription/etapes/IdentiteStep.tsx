import { useState } from 'react'
import { inscriptionIdentite } from '#contract/inscription/inscription.ts'
import { identiteFormSchema, type IdentiteForm } from '#contract/inscription/inscriptionForm.ts'
import { messageKey } from '#contract/messages.ts'
import { birthAgrees } from '#rules/connexion/nir.ts'
import { useToday } from '#portal/client/opening.ts'
import { useCaptcha } from '#portal/client/useCaptcha.ts'
import { DateField } from '#portal/form/fields/DateField.tsx'
import { paths } from '#portal/paths.ts'
import { CaptchaAide } from '#portal/components/access/CaptchaAide.tsx'
import { CaptchaField } from '#portal/form/fields/CaptchaField.tsx'
import { NirField } from '#portal/form/fields/NirField.tsx'
import { PortalForm } from '#portal/form/PortalForm.tsx'
import { refusalOf, useRefusal } from '#portal/form/refusal.ts'
import { RefusalAlert } from '#portal/form/FormAlert.tsx'
import { TextField } from '#portal/form/fields/TextField.tsx'
import { inscriptionMessages as words } from '../words.ts'
import { currentDossier, replaceDossier } from '../dossierStore.ts'
import { identifiedDossier, identiteValues, retypedIdentite } from '../inscription.ts'
import { StepButtons } from './StepButtons.tsx'
import { useStepSend } from './useStepSend.ts'

const names = { spellCheck: false, autoCapitalize: 'words' } as const

/** First step: who the person is. */
export const IdentiteStep = () => {
  const day = useToday()
  const captcha = useCaptcha()
  const form = useIdentite(captcha)
  const { message } = form
  const warned = message === words.naissanceTexte
  return (
    <PortalForm
      key={form.attempt}
      schema={identiteFormSchema(day)}
      initialValues={form.initialValues}
      onSubmit={form.submit}
    >
      <RefusalAlert
        titre={warned ? words.naissanceTitre : words.refusTitre}
        message={message}
        warning={warned}
      />
      <NirField name="nir" />
      <TextField
        name="nomNaissance"
        label={words.nomNaissance}
        required
        inputProps={{ ...names, autoComplete: 'family-name' }}
      />
      <TextField
        name="prenom"
        label={words.prenom}
        hint={words.prenomAide}
        required
        inputProps={{ ...names, autoComplete: 'given-name' }}
      />
      <DateField name="dateNaissance" label={words.dateNaissance} required autoComplete="bday" today={day} />
      <CaptchaField name="code" code={captcha.code} failed={captcha.failed} onRenew={captcha.renew} />
      <CaptchaAide contact={paths.contact} />
      <StepButtons etape="identite" />
    </PortalForm>
  )
}

const useIdentite = (captcha: ReturnType<typeof useCaptcha>) => {
  const { send, goTo } = useStepSend()
  const { refuse, ...state } = useRefusal(identiteValues(currentDossier()))
  const [doubted, setDoubted] = useState('')

  const submit = async (values: IdentiteForm) => {
    const { nir, dateNaissance } = values
    const pair = `${nir} ${dateNaissance}`
    if (!birthAgrees(nir, dateNaissance) && doubted !== pair) {
      setDoubted(pair)
      refuse(words.naissanceTexte, retypedIdentite(values))
      return
    }
    const typed = retypedIdentite(values)
    if (!captcha.code) return refuse(messageKey('CODE_CAPTCHA_ATTENDU'), typed)
    const outcome = await send(inscriptionIdentite, { body: { ...values, uuid: captcha.code.uuid } })
    if (outcome.status === 200) {
      replaceDossier(identifiedDossier(currentDossier(), values, outcome.body))
      goTo('verification')
      return
    }
    captcha.renew()
    refuse(refusalOf(outcome), { ...typed, code: '' })
  }
  return { ...state, submit }
}
