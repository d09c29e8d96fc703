import { Alert } from '@codegouvfr/react-dsfr/Alert.js'
import { Button } from '@codegouvfr/react-dsfr/Button.js'
import { useState, type ReactNode } from 'react'
import { captchaMessages as words } from '../words/captcha.ts'
import { AudioButton } from './AudioButton.tsx'
import { Status } from '../page/Status.tsx'
import '#portal/styles/captcha.css'

/** A code as an image, in base64, and as the address of a sound. */
export interface CaptchaCode {
  readonly image: string
  readonly adresseAudio?: string | undefined
}

/** Addresses of the image and of the sound of a code, which the browser that asks for them is known to have. */
export interface PlainCode {
  readonly image: string
  readonly son: string
}

export interface CaptchaProps {
  /** Shown by browsers without script, where the server drew the page. */
  readonly plain?: PlainCode | undefined
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
export const Captcha = ({ code, failed, failure, onRenew, plain, children }: CaptchaProps) => {
  const [renewed, setRenewed] = useState(false)
  const renew = () => {
    setRenewed(true)
    onRenew()
  }
  return (
    <fieldset className="eap-groupe fr-mb-3w">
      <legend className="fr-mb-1w">{words.legende}</legend>
      <div className="eap-rang eap-rang--aere fr-mb-2w">
        <CodeImage code={code} failed={failed} failure={failure} />
        <div className="eap-rang eap-rang--serre eap-captcha__buttons">
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
          <AudioButton audio={code?.adresseAudio} />
        </div>
      </div>
      {plain ? (
        <noscript>
          <img className="eap-captcha__image" src={plain.image} alt={words.imageSansScript} />
          {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- it says the code that the image shows */}
          <audio controls preload="none" src={plain.son} aria-label={words.son} />
        </noscript>
      ) : null}
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
