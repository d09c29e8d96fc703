import { Alert } from '@codegouvfr/react-dsfr/Alert.js'
import { Button } from '@codegouvfr/react-dsfr/Button.js'
import { useState, type ReactNode } from 'react'
import { captchaMessages as words } from '../words/captcha.ts'
import { AudioButton } from './AudioButton.tsx'
import { Status } from '../page/Status.tsx'
import '#portal/styles/captcha.css'

/** A code as an image and as a sound, both in base64. */
export interface CaptchaCode {
  readonly image: string
  readonly audio: string
}

export interface CaptchaProps {
  /** Absent while it loads, and when it could not be loaded. */
  readonly code: CaptchaCode | undefined
  readonly failed: boolean
  /** Sentence that goes with the failure. */
  readonly failure: string
  readonly onRenew: () => void
  /** The field that takes the code. */
  readonly children: ReactNode
}

/** A code to copy, seen or heard. */
export const Captcha = ({ code, failed, failure, onRenew, children }: CaptchaProps) => {
  const [renewed, setRenewed] = useState(false)
  const renew = () => {
    setRenewed(true)
    onRenew()
  }
  return (
    <fieldset className="eap-captcha">
      <legend className="eap-captcha__legend">{words.legende}</legend>
      <div className="eap-captcha__code">
        <CodeImage code={code} failed={failed} failure={failure} />
        <div className="eap-captcha__buttons">
          <Button
            type="button"
            priority="tertiary"
            size="small"
            iconId="fr-icon-refresh-line"
            onClick={renew}
            nativeButtonProps={{ 'aria-label': failed ? words.reessayerNom : words.renouvelerNom }}
          >
            {failed ? words.reessayer : words.renouveler}
          </Button>
          <AudioButton audio={code?.audio} />
        </div>
      </div>
      <Status>{renewed && code !== undefined ? words.nouveau : ''}</Status>
      {children}
    </fieldset>
  )
}

const CodeImage = ({ code, failed, failure }: Pick<CaptchaProps, 'code' | 'failed' | 'failure'>) => {
  if (code)
    return (
      <img className="eap-captcha__image" src={`data:image/png;base64,${code.image}`} alt={words.image} />
    )
  if (!failed) return <p className="eap-captcha__image eap-captcha__image--awaited">{words.chargement}</p>
  return (
    <Alert
      className="eap-captcha__failure"
      severity="error"
      small
      description={
        <p>
          <strong>{words.echec}.</strong> {failure}
        </p>
      }
    />
  )
}
