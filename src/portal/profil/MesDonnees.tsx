import { profilExport } from '#contract/profil/profil.ts'
import { addressOf } from '#portal/client/call/fetchCall.ts'
import { profilMessages } from './words.ts'

const words = profilMessages.donnees

/** Download of all that the portal holds on the person. */
export const MesDonnees = () => (
  <>
    <p className="fr-mb-1w">{words.presentation}</p>
    <p>{words.prudence}</p>
    <p>
      <a className="fr-link fr-link--download" href={addressOf(profilExport, {})}>
        {words.telecharger} <span className="fr-link__detail">{words.format}</span>
      </a>
    </p>
  </>
)
