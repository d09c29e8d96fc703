import { Badge } from '@codegouvfr/react-dsfr/Badge.js'
import { Link } from 'react-router-dom'
import { momentEnChiffres } from '#rules/format/dates.ts'
import type { Conversation, EtatConversation } from '#contract/messagerie/messagerie.ts'
import { mesapMessages } from './words.ts'
import { useLeaving } from '#portal/client/page/leftList.ts'
import { paths } from '#portal/paths.ts'

const { liste: words, themes } = mesapMessages

const colours = {
  OUVERTE: { severity: 'info' },
  REPONDUE: { severity: 'success' },
  CLOSE: {},
} as const satisfies Record<EtatConversation, object>

/** The state of a conversation, in words. */
export const EtatBadge = ({ etat }: { readonly etat: EtatConversation }) => (
  <Badge as="span" small noIcon {...colours[etat]}>
    {mesapMessages.etats[etat]}
  </Badge>
)

/** Conversations as a list, each with what is new in it. */
export const ConversationList = ({ conversations }: { readonly conversations: readonly Conversation[] }) => {
  const state = useLeaving()
  return (
    <ul className="fr-raw-list eap-mesap__liste">
      {conversations.map(({ demandeId, objet, theme, etat, nonLue, modifieLe }) => (
        <li key={demandeId} className="fr-py-2w eap-mesap__demande">
          <h3 className="fr-h6 fr-mb-0">
            <Link to={paths.conversation(demandeId)} state={state}>
              {objet}
            </Link>
          </h3>
          <p className="eap-rang eap-rang--serre fr-my-1w">
            {/* A new answer is received: once is enough. */}
            {nonLue && etat === 'REPONDUE' ? null : <EtatBadge etat={etat} />}
            {nonLue ? (
              <Badge as="span" small severity="new">
                {words.nonLue}
              </Badge>
            ) : null}
          </p>
          <p className="fr-hint-text fr-mb-0">
            {themes[theme]}
            <br />
            {words.modifieLe(momentEnChiffres(modifieLe))}
          </p>
        </li>
      ))}
    </ul>
  )
}
