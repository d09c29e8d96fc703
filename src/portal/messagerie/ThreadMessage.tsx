import { tailleFichier } from '#rules/format/nombres.ts'
import { momentEnChiffres } from '#rules/format/dates.ts'
import type { Ref } from 'react'
import { telechargerpiecemessage, type Message } from '#contract/messagerie/messagerie.ts'
import { addressOf } from '#portal/client/fetch/fetchCall.ts'
import { mesapMessages } from './words.ts'

const { fil: words } = mesapMessages

interface ThreadMessageProps {
  readonly message: Message
  readonly titleRef: Ref<HTMLHeadingElement> | undefined
}

/** A message of a conversation: plain text, its lines as they were typed, and its files. */
export const ThreadMessage = ({
  message: { auteur, texte, creeLe, pieces },
  titleRef,
}: ThreadMessageProps) => (
  <li className={`fr-p-2w fr-mb-2w eap-mesap__message eap-mesap__message--${auteur}`}>
    <h3 ref={titleRef} tabIndex={-1} className="fr-text--md fr-text--bold fr-mb-1w">
      {words.titreMessage(words.auteurs[auteur], momentEnChiffres(creeLe))}
    </h3>
    <p className="fr-mb-0 eap-mesap__texte">{texte}</p>
    {pieces.length === 0 ? null : (
      <>
        <h4 className="fr-text--sm fr-text--bold fr-mt-2w fr-mb-1w">{words.pieces}</h4>
        <ul>
          {pieces.map(({ pieceId, nom, taille }) => (
            <li key={pieceId}>
              <a
                className="fr-link fr-link--download"
                href={addressOf(telechargerpiecemessage, { query: { pieceId } })}
                download={nom}
              >
                {words.telecharger(nom)}
                <span className="fr-link__detail">{tailleFichier(taille)}</span>
              </a>
            </li>
          ))}
        </ul>
      </>
    )}
  </li>
)
