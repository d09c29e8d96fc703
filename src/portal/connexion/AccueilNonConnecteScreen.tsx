import { accueilnonconnecte } from '#contract/contenu/contenu.ts'
import type { ConnexionForm } from '#contract/connexion/connexionForm.ts'
import { messageKey } from '#contract/messages.ts'
import { useCall } from '#portal/client/call/useCall.ts'
import { useCaptcha } from '#portal/client/useCaptcha.ts'
import type { FormTools } from '#portal/form/PortalForm.tsx'
import { AccueilNonConnecteView } from './AccueilNonConnecteView.tsx'
import { Arrivee } from './arrivee/Arrivee.tsx'
import { NouvelIdentifiantModal } from './arrivee/NouvelIdentifiantModal.tsx'
import { useSignIn } from './useSignIn.ts'

/** Public home and sign-in page. */
export const AccueilNonConnecteScreen = () => {
  const { data: page, error } = useCall(accueilnonconnecte, {})
  const captcha = useCaptcha()
  const { signIn, refus, nouveauNir, validateNir, leaveNir } = useSignIn()
  const submit = async (values: ConnexionForm, { clear, mark }: FormTools) => {
    // Nobody has seen the code yet: what was typed beside it stays.
    if (!captcha.code) return mark('code', messageKey('CODE_CAPTCHA_INVALIDE'))
    if (await signIn(values, captcha.code.uuid)) return
    clear()
    captcha.renew()
  }
  return (
    <>
      <Arrivee page={page} />
      <AccueilNonConnecteView
        page={page}
        waiting={!page && !error}
        captcha={captcha}
        refus={refus}
        onSubmit={submit}
      />
      <NouvelIdentifiantModal nouveauNir={nouveauNir} onValidate={validateNir} onClose={leaveNir} />
    </>
  )
}
