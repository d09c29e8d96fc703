import type { ConnexionForm } from '#contract/connexion/connexionForm.ts'
import { messageKey } from '#contract/messages.ts'
import type { useCaptcha, Work } from '#portal/client/useCaptcha.ts'
import type { FormTools } from '#portal/form/state/FormElement.tsx'

/** How a sign-in ends: the person is in, or the form has to start again, as it was when nobody answered. */
export type SignInEnd = 'entre' | 'refus' | 'sansReponse'

/** What sending the form does: `signIn` is told whether a machine worked for it; one that fails needs another code. */
export const submission =
  (
    captcha: ReturnType<typeof useCaptcha>,
    signIn: (values: ConnexionForm, uuid: string, parTravail: boolean) => Promise<SignInEnd>,
  ) =>
  async (values: ConnexionForm, { clear, mark }: FormTools) => {
    // Nobody has seen the code yet: what was typed beside it stays.
    if (!captcha.code) return mark('code', messageKey('CODE_CAPTCHA_ATTENDU'))
    const { uuid, found } = captcha.code
    const code = found ? await found : values.code
    // What the machine could not do, the person does.
    if (code === undefined) {
      captcha.renew()
      return mark('code', messageKey('CODE_CAPTCHA_ATTENDU'))
    }
    const end = await signIn({ ...values, code }, uuid, found !== undefined)
    if (end === 'entre') return
    clear(end === 'sansReponse' ? { ...values, code: '' } : undefined)
    captcha.renew()
  }

/** The work of the machine that may take the place of the first code, fetched where it is asked for. */
export const travail: Work = async (uuid, bits) => (await import('./travail/work.ts')).work(uuid, bits)
