import { useState } from 'react'
import { heure } from '#rules/format/dates.ts'
import { Alert } from '@codegouvfr/react-dsfr/Alert.js'
import { Button } from '@codegouvfr/react-dsfr/Button.js'
import { brouillonMessages as words } from '../words/brouillon.ts'
import { isBeingHeard, Status } from '../page/Status.tsx'

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
      <Alert
        className="fr-mb-3w"
        severity="warning"
        small
        description={
          <>
            <p>{words[etat]}</p>
            {etat === 'conflit' ? (
              <Button className="fr-mt-1w" priority="secondary" size="small" onClick={onResume}>
                {words.reprendre}
              </Button>
            ) : null}
          </>
        }
      />
    )
  return <Kept modifieLe={etat === 'enregistre' || etat === 'inchange' ? modifieLe : undefined} />
}

/**
 * When the draft was kept: told once, then only shown, for it comes back at each pause. It waits for a pause where nothing
 * else is heard: « Le fichier est joint », then this, would be two messages of one gesture.
 */
const Kept = ({ modifieLe }: { readonly modifieLe: string | undefined }) => {
  const [told, setTold] = useState<string>()
  if (told === undefined && modifieLe !== undefined && !isBeingHeard()) setTold(modifieLe)
  const kept = modifieLe === undefined ? '' : words.enregistre(heure(modifieLe))
  const first = modifieLe !== undefined && told === modifieLe
  return (
    <>
      <Status className={first ? 'fr-hint-text fr-mb-3w' : ''}>{first ? kept : ''}</Status>
      {first || kept === '' ? null : <p className="fr-hint-text fr-mb-3w">{kept}</p>}
    </>
  )
}
