import { TITLE_ID } from '#portal/paths.ts'
import { componentMessages } from '../words/components.ts'

/** Link back to the heading of a long page. */
export const BackToTop = () => (
  <p className="eap-back-to-top fr-mt-4w fr-mb-0 eap-no-print">
    <a className="fr-link fr-icon-arrow-up-fill fr-link--icon-left" href={`#${TITLE_ID}`}>
      {componentMessages.retourHaut}
    </a>
  </p>
)
