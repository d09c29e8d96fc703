import { paths } from '#portal/paths.ts'
import { captchaAide as words } from '../words/captcha.ts'

/** Where to turn, beside a form with a captcha, for who can neither read nor hear its code. */
export const CaptchaAide = () => (
  <p className="fr-text--sm">
    {words.question} {/* In a tab of its own: what is typed here stays. */}
    <a className="fr-link fr-link--sm" href={paths.contact} target="_blank" rel="noreferrer">
      {words.contact}
    </a>
  </p>
)
