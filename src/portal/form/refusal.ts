import { useState } from 'react'
import { failures } from '#contract/kit/failures.ts'
import { messageKey } from '#contract/messages.ts'
import type { Unsuccessful } from '#portal/client/fetch/reaction.ts'
import { refusDe } from '#portal/client/call/refus.ts'

/** Why a form was refused: a message key or a sentence. */
export const refusalOf = (outcome: Unsuccessful): string | undefined =>
  outcome.status === 444 && outcome.body.erreurCode === failures.captchaInvalide.erreurCode
    ? messageKey('CODE_CAPTCHA_INVALIDE')
    : refusDe(outcome)

/**
 * A form that starts again after a refusal without losing what was typed: its `key` changes, so that it is no longer
 * a form with errors, and its alert takes the focus.
 */
export const useRefusal = <Values>(initial: Values) => {
  const [state, setState] = useState<{
    readonly attempt: number
    readonly initialValues: Values
    readonly message?: string | undefined
  }>({ attempt: 0, initialValues: initial })
  return {
    ...state,
    /** Shows the form again with these values, and says why. */
    refuse: (message: string | undefined, initialValues: Values) =>
      setState(({ attempt }) => ({ attempt: attempt + 1, initialValues, message })),
  }
}
