import { Notice } from '@codegouvfr/react-dsfr/Notice.js'
import type { MessageAlerte } from '#contract/contenu/contenu.ts'

const severities = { vert: 'info', orange: 'warning', rouge: 'alert' } as const satisfies Record<
  MessageAlerte['niveau'],
  string
>

/** Banner of the administration's message; it has no live role, since it comes with the page. */
export const AlertBanner = ({ titre, niveau, texte }: MessageAlerte) => (
  <Notice severity={severities[niveau]} title={titre} description={texte} />
)
