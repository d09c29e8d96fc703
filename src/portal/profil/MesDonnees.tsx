import { useState, type MouseEvent } from 'react'
import { verifierpreuve } from '#contract/connexion/facteurs/facteurs.ts'
import { profilExport } from '#contract/profil/profil.ts'
import { addressOf } from '#portal/client/fetch/fetchCall.ts'
import { refusDe } from '#portal/client/call/refus.ts'
import { useFormSend } from '#portal/client/call/useSend.ts'
import { useMessageText } from '#portal/client/contents.ts'
import { Status } from '#portal/components/page/Status.tsx'
import { profilMessages } from './words.ts'

const words = profilMessages.donnees

/** Download of all that the portal holds on the person, once they proved who they are. */
export const MesDonnees = () => {
  const envoyer = useFormSend()
  const textOf = useMessageText()
  const [refus, setRefus] = useState<string>()
  const address = addressOf(profilExport, {})
  const download = async (event: MouseEvent) => {
    event.preventDefault()
    // The same failure twice is said twice.
    setRefus(undefined)
    const refused = refusDe(await envoyer(verifierpreuve, {}))
    setRefus(refused)
    // A file to keep: the page stays.
    if (refused === undefined) window.location.assign(address)
  }
  return (
    <>
      <p className="fr-mb-1w">{words.presentation}</p>
      <p>{words.prudence}</p>
      <p>
        <a className="fr-link fr-link--download" href={address} onClick={(event) => void download(event)}>
          {words.telecharger} <span className="fr-link__detail">{words.format}</span>
        </a>
      </p>
      <Status alerte className={refus === undefined ? '' : 'fr-message fr-message--error'}>
        {refus === undefined ? '' : textOf(refus)}
      </Status>
    </>
  )
}
