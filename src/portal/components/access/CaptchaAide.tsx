import { captchaAide as words } from '../words/captcha.ts'

interface CaptchaAideProps {
  /** Address of the page that says how to write or call. */
  readonly contact: string
}

/** Where to turn, under a captcha, for who can neither read nor hear its code. */
export const CaptchaAide = ({ contact }: CaptchaAideProps) => (
  <p className="fr-text--sm">
    {words.question} {/* In a tab of its own: what is typed here stays. */}
    <a className="fr-link fr-link--sm" href={contact} target="_blank" rel="noreferrer">
      {words.contact}
    </a>
  </p>
)
