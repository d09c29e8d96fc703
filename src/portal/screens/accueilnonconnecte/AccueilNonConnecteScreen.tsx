import { accueilnonconnecte } from '#contract/contenu.ts'
import type { ConnexionForm } from '#contract/connexionForm.ts'
import { useCall } from '#portal/api/useCall.ts'
import { useCaptcha } from '#portal/api/useCaptcha.ts'
import type { FormTools } from '#portal/form/PortalForm.tsx'
import { AccueilNonConnecteView } from './AccueilNonConnecteView.tsx'
import { NouvelIdentifiantModal } from './NouvelIdentifiantModal.tsx'
import { useSignIn } from './useSignIn.ts'

/** Public home and sign-in page. */
export const AccueilNonConnecteScreen = () => {
  const { data: page } = useCall(accueilnonconnecte, {})
  const captcha = useCaptcha()
  const { signIn, enter, refus, nouveauNir } = useSignIn()
  const submit = async (values: ConnexionForm, { clear }: FormTools) => {
    if (captcha.code && (await signIn(values, captcha.code.uuid))) return
    clear()
    captcha.renew()
  }
  return (
    <>
      <AccueilNonConnecteView page={page} captcha={captcha} refus={refus} onSubmit={submit} />
      <NouvelIdentifiantModal nouveauNir={nouveauNir} onContinue={enter} />
    </>
  )
}
