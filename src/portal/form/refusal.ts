import { useState } from 'react'
import { failures } from '#contract/kit/failures.ts'
import { messageKey } from '#contract/messages.ts'
import type { Unsuccessful } from '#portal/client/call/reaction.ts'

/** Why a form was refused: a message key or a sentence; none when the catalogue has already said it. */
export const refusalOf = (outcome: Unsuccessful): string | undefined => {
  switch (outcome.status) {
    case 444: {
      const { erreurCode } = outcome.body
      if (erreurCode === failures.captchaInvalide.erreurCode) return messageKey('CODE_CAPTCHA_INVALIDE')
      return erreurCode || messageKey('ERREUR_INCONNUE')
    }
    case 0:
      return messageKey('ERREUR_INCONNUE')
    default:
      return undefined
  }
}

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
