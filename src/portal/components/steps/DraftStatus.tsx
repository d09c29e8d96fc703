import { heure } from '#rules/format/dates.ts'
import { brouillonMessages as words } from '../words/brouillon.ts'
import { Status } from '../page/Status.tsx'

interface DraftStatusProps {
  readonly etat: 'inchange' | 'modifie' | 'enregistrement' | 'enregistre' | 'echec' | 'session' | 'conflit'
  /** When the draft was last kept, ISO 8601. */
  readonly modifieLe?: string | undefined
  /** Loads the version kept elsewhere. */
  readonly onResume: () => void
}

/** Says that a draft is kept, and when; or what to do when it is not. */
export const DraftStatus = ({ etat, modifieLe, onResume }: DraftStatusProps) => {
  if (etat === 'conflit' || etat === 'echec' || etat === 'session')
    return (
      <div className="fr-alert fr-alert--warning fr-alert--sm fr-mb-3w" role="alert">
        <p>{words[etat]}</p>
        {etat === 'conflit' ? (
          <button type="button" className="fr-btn fr-btn--secondary fr-btn--sm fr-mt-1w" onClick={onResume}>
            {words.reprendre}
          </button>
        ) : null}
      </div>
    )
  const kept = modifieLe === undefined ? '' : words.enregistre(heure(modifieLe))
  return (
    <Status className="fr-hint-text fr-mb-3w">
      {etat === 'enregistre' || etat === 'inchange' ? kept : ''}
    </Status>
  )
}
