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
  const failure = useLastFailure(etat)
  const shown = failure === undefined && (etat === 'enregistre' || etat === 'inchange')
  return (
    <>
      {failure === undefined ? null : (
        <Alert
          className="fr-mb-3w"
          severity="warning"
          small
          description={
            <>
              <p>{words[failure]}</p>
              {failure === 'conflit' ? (
                <Button className="fr-mt-1w" priority="secondary" size="small" onClick={onResume}>
                  {words.reprendre}
                </Button>
              ) : null}
            </>
          }
        />
      )}
      <Kept modifieLe={shown ? modifieLe : undefined} failed={failure !== undefined} />
    </>
  )
}

type Etat = DraftStatusProps['etat']
type Failure = Extract<Etat, 'echec' | 'session' | 'conflit'>

const isFailure = (etat: Etat): etat is Failure =>
  etat === 'echec' || etat === 'session' || etat === 'conflit'

/**
 * Why the draft is not kept, until it is: each new try would take the alert away and bring it back, and it would be heard at
 * each of them.
 */
const useLastFailure = (etat: Etat): Failure | undefined => {
  const [failure, setFailure] = useState<Failure>()
  const next = isFailure(etat) ? etat : etat === 'enregistre' ? undefined : failure
  if (next !== failure) setFailure(next)
  return next
}

interface KeptProps {
  readonly modifieLe: string | undefined
  /** It could not be kept meanwhile: that it is at last is told again. */
  readonly failed: boolean
}

/**
 * When the draft was kept: told once, then only shown, for it comes back at each pause. It waits for a pause where nothing
 * else is heard: « Le fichier est joint », then this, would be two messages of one gesture.
 */
const Kept = ({ modifieLe, failed }: KeptProps) => {
  const [told, setTold] = useState<string>()
  if (failed && told !== undefined) setTold(undefined)
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
