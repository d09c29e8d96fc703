import type { ConnexionForm } from '#contract/connexion/connexionForm.ts'
import { messageKey } from '#contract/messages.ts'
import type { useCaptcha } from '#portal/client/useCaptcha.ts'
import type { FormTools } from '#portal/form/state/FormElement.tsx'

/** What sending the form does: `signIn` is false when the form has to start again, with another code. */
export const submission =
  (
    captcha: ReturnType<typeof useCaptcha>,
    signIn: (values: ConnexionForm, uuid: string) => Promise<boolean>,
  ) =>
  async (values: ConnexionForm, { clear, mark }: FormTools) => {
    // Nobody has seen the code yet: what was typed beside it stays.
    if (!captcha.code) return mark('code', messageKey('CODE_CAPTCHA_INVALIDE'))
    if (await signIn(values, captcha.code.uuid)) return
    clear()
    captcha.renew()
  }
