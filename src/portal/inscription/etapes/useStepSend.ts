import { useNavigate } from 'react-router-dom'
import type { Call, InputOf } from '#contract/kit/call.ts'
import { failures } from '#contract/kit/failures.ts'
import type { Outcome } from '#portal/client/fetch/fetchCall.ts'
import { useFormSend } from '#portal/client/call/useSend.ts'
import { paths, type EtapeInscription } from '#portal/paths.ts'
import { showNotice } from '#portal/client/session/notice.ts'
import { replaceDossier } from '../dossierStore.ts'
import type { Page } from '#contract/contenu/contenu.ts'

/** What each step of the creation of an account is given. */
export interface StepProps {
  /** Content of the area; absent while it loads: no step waits for it. */
  readonly page: Page | undefined
}

const { erreurCode: EXPIRED } = failures.inscriptionExpiree

/** Calls of the steps, and how to go on; a creation that stayed open too long starts again at the first step. */
export const useStepSend = () => {
  const sendCall = useFormSend()
  const navigate = useNavigate()
  const goTo = (etape: EtapeInscription) => void navigate(paths.etapeInscription(etape))
  const send = async <C extends Call>(call: C, input: InputOf<C>): Promise<Outcome<C>> => {
    const outcome = await sendCall(call, input)
    if (outcome.status === 444 && (outcome as { body: { erreurCode: string } }).body.erreurCode === EXPIRED) {
      replaceDossier()
      showNotice({ style: 'error', message: EXPIRED })
      goTo('identite')
    }
    return outcome
  }
  return { send, goTo }
}
