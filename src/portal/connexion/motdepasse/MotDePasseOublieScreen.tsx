import { Link, useNavigate } from 'react-router-dom'
import { contenuPublic } from '#contract/contenu/contenu.ts'
import { motdepasseoublie } from '#contract/connexion/identite.ts'
import { messageKey } from '#contract/messages.ts'
import {
  motdepasseoublieFormSchema,
  type MotdepasseoublieForm,
} from '#contract/connexion/motdepasseoublieForm.ts'
import { formatNir } from '#rules/connexion/nir.ts'
import { useCall } from '#portal/client/call/useCall.ts'
import { useCaptcha } from '#portal/client/useCaptcha.ts'
import { useFormSend } from '#portal/client/call/useSend.ts'
import { Page } from '#portal/components/page/Page.tsx'
import { CaptchaAide } from '#portal/components/access/CaptchaAide.tsx'
import { CaptchaField } from '#portal/form/fields/CaptchaField.tsx'
import { NirField } from '#portal/form/fields/NirField.tsx'
import { PortalForm } from '#portal/form/PortalForm.tsx'
import { refusalOf, useRefusal } from '#portal/form/refusal.ts'
import { RefusalAlert } from '#portal/form/FormAlert.tsx'
import { SubmitButton } from '#portal/form/SubmitButton.tsx'
import { TextField } from '#portal/form/fields/TextField.tsx'
import { BoiteFermee } from './BoiteFermee.tsx'
import { ENVOYEE } from './envoyee.ts'
import { motdepasseoublieMessages as words } from './words.ts'
import { usePageTitle } from '#portal/client/page/pageTitle.ts'
import { paths } from '#portal/paths.ts'

const empty: MotdepasseoublieForm = { identifiant: '', courrielPrincipal: '', code: '' }

/** Who forgot a password: the answer is the same whether the person has an account or not. */
export const MotDePasseOublieScreen = () => {
  // Its messages are those of the form.
  useCall(contenuPublic, { params: { nomPage: 'motdepasseoublie' } })
  const captcha = useCaptcha()
  const { attempt, initialValues, message, submit } = useRequest(captcha)
  return (
    <Page titre={usePageTitle()} chapo={words.chapo}>
      <h2 className="fr-sr-only">{words.demande}</h2>
      <PortalForm
        key={attempt}
        schema={motdepasseoublieFormSchema}
        initialValues={initialValues}
        onSubmit={submit}
      >
        <RefusalAlert titre={words.refusTitre} message={message} />
        <NirField name="identifiant" />
        <TextField
          name="courrielPrincipal"
          label={words.courriel}
          hint={words.courrielAide}
          required
          inputProps={{ type: 'email', autoComplete: 'email', spellCheck: false, autoCapitalize: 'none' }}
        />
        <CaptchaField name="code" code={captcha.code} failed={captcha.failed} onRenew={captcha.renew} />
        <CaptchaAide contact={paths.contact} />
        <SubmitButton label={words.envoyer} sending={words.enCours} />
      </PortalForm>
      <BoiteFermee />
      <p className="fr-mt-4w">
        <Link className="fr-link" to={paths.accueilnonconnecte}>
          {words.retour}
        </Link>
      </p>
    </Page>
  )
}

const useRequest = (captcha: ReturnType<typeof useCaptcha>) => {
  const send = useFormSend()
  const navigate = useNavigate()
  const { refuse, ...state } = useRefusal(empty)
  const submit = async (values: MotdepasseoublieForm) => {
    const typed = { ...values, identifiant: formatNir(values.identifiant) }
    if (!captcha.code) return refuse(messageKey('CODE_CAPTCHA_ATTENDU'), typed)
    const outcome = await send(motdepasseoublie, { body: { ...values, uuid: captcha.code.uuid } })
    if (outcome.status === 200) {
      await navigate(paths.motdepasseoublieConfirmation, { state: ENVOYEE })
      return
    }
    captcha.renew()
    refuse(refusalOf(outcome), { ...typed, code: '' })
  }
  return { ...state, submit }
}
