import { Button } from '@codegouvfr/react-dsfr/Button.js'
import { useEffect } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { facteurVu } from '#contract/connexion/facteurs/facteurs.ts'
import { focusTitle } from '#portal/client/page/focusTitle.ts'
import { fetchCall } from '#portal/client/fetch/fetchCall.ts'
import { sessionData, updateSession } from '#portal/client/session/sessionData.ts'
import { useSession } from '#portal/client/session/useSession.ts'
import { QuietAlert } from '#portal/components/page/QuietAlert.tsx'
import { paths } from '#portal/paths.ts'
import { shellMessages } from '../words.ts'

const words = shellMessages.facteur

/** Told here; the server is told when the offer shows, so that it never comes again. */
const forget = () => {
  const { navigation } = sessionData()
  if (!navigation) return
  const { proposerSecondFacteur: _offered, ...rest } = navigation
  updateSession({ navigation: rest })
}

const putOff = () => {
  forget()
  focusTitle()
}

/** Offers a second factor on the dashboard, at the first sign-in: once, and it can be put off. */
export const FactorOffer = () => {
  const { pathname } = useLocation()
  const { navigation } = useSession()
  const shown = pathname === paths.accueilconnecte && navigation?.proposerSecondFacteur === true
  useEffect(() => {
    if (shown) void fetchCall(facteurVu, {})
  }, [shown])
  if (!shown) return null
  return (
    <QuietAlert niveau="info" className="fr-mb-4w">
      <p className="fr-text--bold fr-mb-1v">{words.titre}</p>
      <p>{words.texte}</p>
      <div className="eap-rang eap-rang--large">
        <Link className="fr-link" to={`${paths.profil}#securite`} onClick={forget}>
          {words.ajouter}
        </Link>
        <Button type="button" priority="tertiary" size="small" onClick={putOff}>
          {words.plusTard}
        </Button>
      </div>
    </QuietAlert>
  )
}
