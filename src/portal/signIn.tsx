import { hydrateRoot } from 'react-dom/client'
import type { Opening } from '#contract/drawnPage.ts'
import { isContent } from '#portal/client/contents.ts'
import { sessionData } from './client/session/sessionData.ts'
import { SignInIsland } from './connexion/SignInIsland.tsx'
import { succeedIn, type Early } from './early.ts'

type Given = Partial<Opening>

const opening = (): Given => JSON.parse(document.querySelector('#ouverture')?.textContent ?? '{}') as Given

/** Easy texts were chosen: they come with the application. */
const isFacile = () => document.cookie.includes('facile%22%3Atrue')

/** What only the application says or does: what the address brings, that a session ended, easy texts, and the measure of use. */
const asksForMore = ({ configuration = [], message, retour, refusee, closed }: Given): boolean =>
  location.search !== '' ||
  isFacile() ||
  [message, retour, refusee, closed].some((brought) => brought !== undefined) ||
  sessionData().sessionExpiree === true ||
  sessionData().navigation !== undefined ||
  configuration.some(({ cle, valeur }) => cle === 'urlMatomo' && valeur !== '')

/** Takes over the form where the server drew it, unless the application is needed. */
const start = (place: Element, early: Early) => {
  const given = opening()
  if (asksForMore(given)) return early.begin()
  const messages = Object.assign(
    {},
    ...Object.values(given.answers ?? {})
      .filter(isContent)
      .map(({ message }) => message),
  ) as Record<string, string>
  succeedIn(place, early, () => {
    const root = hydrateRoot(
      place,
      <SignInIsland messages={messages} onSend={early.ahead} onHandOver={early.begin} />,
    )
    return () => root.unmount()
  })
}

const begin = () => {
  const place = document.querySelector('[data-ilot="connexion"]')
  const early = window.eapEarly
  if (place && early && !early.begun) start(place, early)
}

// The page is painted, and gestures are heard, between the reading of the script and the taking over of the form.
setTimeout(begin)
