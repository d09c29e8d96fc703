import { redirect, replace, type LoaderFunctionArgs } from 'react-router-dom'
import { paths } from '#portal/paths.ts'
import { takeDestination } from '../session/destination.ts'
import { guard } from './guard.ts'
import { arrivalOf, land, landing, setLanding } from './landing.ts'
import { showNotice } from '../session/notice.ts'
import { currentRights, fetchRights } from './rights.ts'
import { dropSessionKey, sessionData } from '../session/sessionData.ts'
import { signOut } from './signOut.ts'

type Opening = Pick<LoaderFunctionArgs, 'request'>

const addressOf = ({ request }: Opening) => new URL(request.url)

/** Loader of the root: to the public home, with the parameters of the address. */
export const toPublicHome = (opening: Opening) =>
  replace(`${paths.accueilnonconnecte}${addressOf(opening).search}`)

/**
 * Loader of the public home: an open session goes to its dashboard, unless there is something to say. What the address
 * brings is taken at once and leaves it, so that no token stays in the history, nor is sent again by a reload.
 */
export const openPublicHome = async (opening: Opening) => {
  const arrival = arrivalOf(addressOf(opening).searchParams)
  if (arrival) {
    void land(arrival)
    throw replace(paths.accueilnonconnecte)
  }
  // Where it led has been left since.
  if (landing()?.kind === 'catalogue') setLanding(undefined)
  const mustSay = landing() !== undefined || sessionData().sessionExpiree
  if (!mustSay && (await currentRights(addressOf(opening)))) throw redirect(paths.accueilconnecte)
  return null
}

/**
 * Loader of the dashboard: coming back from FranceConnect, rights come before anything else, then a new identifier, which
 * the public home asks to validate as after a password.
 */
export const openDashboard = async (opening: Opening) => {
  const going = addressOf(opening)
  if (going.searchParams.get('action') !== 'connexionfc') return guard('connecte')(opening)
  // Without the parameter, so that loading the page again does not fetch them again; a step-up comes back where it was asked.
  const rights = await fetchRights(going)
  if (rights?.nouveauNir !== undefined) {
    dropSessionKey('navigation')
    setLanding({ kind: 'nouveauNir', nouveauNir: rights.nouveauNir })
    throw redirect(paths.accueilnonconnecte)
  }
  if (rights) throw redirect(takeDestination())
  await signOut()
  showNotice({ style: 'error', message: 'ERREUR_TECHNIQUE' })
  throw redirect(paths.accueilnonconnecte)
}
