import { use } from 'react'
import { Captcha, type CaptchaCode, type PlainCode } from '#portal/components/access/Captcha.tsx'
import { captchaMessages } from '#portal/components/words/captcha.ts'
import { messageText } from '#portal/client/fetch/messageText.ts'
import { FormContext } from '../FormContext.ts'
import { TextField } from './TextField.tsx'

interface CaptchaFieldProps {
  readonly name: string
  readonly code: CaptchaCode | undefined
  readonly failed: boolean
  readonly onRenew: () => void
  /** Addresses for browsers without script. */
  readonly plain?: PlainCode
}

/** The captcha of a form and the field that takes its code. */
export const CaptchaField = ({ name, code, failed, onRenew, plain }: CaptchaFieldProps) => {
  const { messages } = use(FormContext)
  return (
    <Captcha
      code={code}
      plain={plain}
      failed={failed}
      failure={messageText('ERREUR_TECHNIQUE', messages)}
      onRenew={onRenew}
    >
      <TextField
        name={name}
        label={captchaMessages.champ}
        hint={captchaMessages.aide}
        required
        inputProps={{
          autoComplete: 'off',
          autoCapitalize: 'characters',
          autoCorrect: 'off',
          spellCheck: false,
        }}
      />
    </Captcha>
  )
}
