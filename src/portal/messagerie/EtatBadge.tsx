import { Badge } from '@codegouvfr/react-dsfr/Badge.js'
import type { EtatDemande } from '#contract/messagerie/messagerie.ts'
import { mesapMessages } from './words.ts'

const colours = {
  OUVERTE: { severity: 'info' },
  REPONDUE: { severity: 'success' },
  CLOSE: {},
} as const satisfies Record<EtatDemande, object>

/** The state of a request, in words. */
export const EtatBadge = ({ etat }: { readonly etat: EtatDemande }) => (
  <Badge as="span" small noIcon {...colours[etat]}>
    {mesapMessages.etats[etat]}
  </Badge>
)
