import { Badge } from '@codegouvfr/react-dsfr/Badge.js'
import { Button } from '@codegouvfr/react-dsfr/Button.js'
import { momentEnChiffres } from '#rules/format/dates.ts'
import { use, useRef, useState } from 'react'
import { profilFermerSession, type Profil } from '#contract/profil/profil.ts'
import { fetchCall } from '#portal/client/fetch/fetchCall.ts'
import { useReaction } from '#portal/client/call/useReaction.ts'
import { Status } from '#portal/components/page/Status.tsx'
import { nomsSessions } from '../profil.ts'
import { profilMessages } from '../words.ts'
import { EditionContext } from '../edition/edition.ts'

type Session = Profil['sessions'][number]

const words = profilMessages.connexions

/** The open sessions; all but this one can be closed from here. */
export const Sessions = ({ sessions }: Pick<Profil, 'sessions'>) => {
  const { refresh } = use(EditionContext)
  const react = useReaction()
  const title = useRef<HTMLHeadingElement>(null)
  const [said, setSaid] = useState<{ readonly faite?: string; readonly manquee?: string }>({})
  const noms = nomsSessions(sessions)
  const close = async ({ sessionId }: Session, nom: string) => {
    // The same sentence twice is said twice.
    setSaid({})
    const outcome = await fetchCall(profilFermerSession, { body: { sessionId } })
    // 404: it was over already, which is what was wanted.
    if (outcome.status !== 200 && outcome.status !== 404) {
      setSaid({ manquee: words.pasDeconnectee(nom) })
      return react(profilFermerSession, outcome)
    }
    await refresh()
    title.current?.focus()
    setSaid({ faite: words.deconnectee(nom) })
  }
  return (
    <>
      <h3 ref={title} tabIndex={-1} className="fr-h6 fr-mt-4w">
        {words.sessions}
      </h3>
      <Status className={said.faite === undefined ? '' : 'fr-message fr-message--valid fr-mb-2w'}>
        {said.faite ?? ''}
      </Status>
      <Status alerte className={said.manquee === undefined ? '' : 'fr-message fr-message--error fr-mb-2w'}>
        {said.manquee ?? ''}
      </Status>
      <ul className="fr-raw-list">
        {sessions.map((session, at) => {
          const nom = noms[at] ?? session.navigateur
          return (
            <SessionItem
              key={session.sessionId}
              session={session}
              nom={nom}
              onClose={() => void close(session, nom)}
            />
          )
        })}
      </ul>
    </>
  )
}

interface SessionItemProps {
  readonly session: Session
  readonly nom: string
  readonly onClose: () => void
}

const SessionItem = ({ session, nom, onClose }: SessionItemProps) => {
  const { moyen, ouverteLe, vueLe, actuelle } = session
  const opening = momentEnChiffres(ouverteLe)
  return (
    <li className="eap-rang eap-rang--bouts fr-py-3v eap-profil__session">
      <div>
        <strong>{nom}</strong>
        <p className="fr-mb-0">{words.ouverte(words.moyens[moyen], opening, momentEnChiffres(vueLe))}</p>
      </div>
      {actuelle ? (
        <Badge severity="info">{words.actuelle}</Badge>
      ) : (
        <Button
          type="button"
          priority="secondary"
          size="small"
          onClick={onClose}
          nativeButtonProps={{ 'aria-label': words.deconnecterNom(nom, opening) }}
        >
          {words.deconnecter}
        </Button>
      )}
    </li>
  )
}
