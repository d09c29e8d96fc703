import type { EtatDemande } from '#contract/messagerie/messagerie.ts'
import { mesapMessages } from './words.ts'

const colours: Readonly<Record<EtatDemande, string>> = {
  OUVERTE: 'fr-badge--info',
  REPONDUE: 'fr-badge--success',
  CLOSE: '',
}

/** The state of a request, in words. */
export const EtatBadge = ({ etat }: { readonly etat: EtatDemande }) => (
  <span className={`fr-badge fr-badge--sm fr-badge--no-icon ${colours[etat]}`}>
    {mesapMessages.etats[etat]}
  </span>
)
