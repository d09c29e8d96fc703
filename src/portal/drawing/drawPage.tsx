import { renderToString } from 'react-dom/server'
import { createStaticRouter, matchRoutes, StaticRouterProvider } from 'react-router-dom'
import type { DrawPage } from '#contract/drawnPage.ts'
import { OwnCache } from '#portal/client/call/DataCalls.tsx'
import { keepConfiguration } from '#portal/client/configuration.ts'
import { OpeningAnswers } from '#portal/client/opening.ts'
import { documentTitle } from '#portal/client/page/pageTitle.ts'
import { isPageHandle } from '#portal/client/page/sitePage.ts'
import { readPreferences } from '#portal/client/preferences.ts'
import { guardVerdict } from '#portal/client/entry/guard.ts'
import { messageNotice } from '#portal/connexion/arrivee/arrivee.ts'
import { pages } from '#portal/pages.ts'
import { paths } from '#portal/paths.ts'
import { routes } from '#portal/routes.tsx'
import { equip } from '#portal/shell/equip.tsx'
import { drawWith, withoutDefaults } from './answers.ts'
import { arrivalOf, elsewhere, isEntrance } from './arrival.ts'
import { handler, isLeft, withoutGuards } from './drawnRoutes.ts'

export { drawFailure } from './drawFailure.tsx'

/** Addresses of the pages for visitors, and one that no page has. */
export const visitorPaths: readonly string[] = pages
  .filter(({ access }) => access === 'public')
  .map(({ path, etapes }) => (path === '*' ? '/adresse-inconnue' : (etapes?.[0]?.path ?? path)))

/** Addresses where most visits begin: their page is lighter. */
export const entrancePaths: readonly string[] = [paths.racine, paths.accueilnonconnecte]

/** Where signing in leads: its page is dressed for who has nothing of the portal yet, as one who comes back from FranceConnect. */
export const homePath: string = paths.accueilconnecte

equip()

const handleAt = (path: string) =>
  matchRoutes(routes, path)
    ?.map(({ route }) => route.handle as unknown)
    .findLast(isPageHandle)

/** Entry of the portal that the server loads: draws a page for who asks for it. */
export const drawPage: DrawPage = async (visit, configuration, read) => {
  const { rights, closed, jour } = visit
  // Who comes to the root is a visitor: the application would send them to sign in.
  const asked = visit.path === paths.racine ? paths.accueilnonconnecte : visit.path
  const path = closed ? paths.erreur : asked
  const handle = handleAt(path)
  if (!handle) return undefined
  const verdict = guardVerdict(handle.page.access, rights)
  if (verdict !== 'ouvrir') return elsewhere(verdict, visit)
  const arrival = arrivalOf(visit)
  if (!arrival) return undefined
  if (rights && isEntrance(path)) return { to: paths.accueilconnecte }
  const { search, retour, message } = arrival
  // The host plays no part: addresses are drawn without it.
  const context = await handler.query(new Request(new URL(`${path}${search}`, 'http://portail.invalid')), {
    dataStrategy: withoutGuards,
  })
  if (context instanceof Response) return undefined
  const router = createStaticRouter(handler.dataRoutes, context)
  const notice = message === undefined ? undefined : messageNotice(message)
  const drawn = await drawWith((reading) => {
    // Nothing waits between this and the end of the drawing: what other drawings set is not read here.
    keepConfiguration(configuration)
    const known = {
      drawn: true,
      ...reading,
      session: rights ? { navigation: rights } : {},
      preferences: readPreferences(visit.cookies ?? ''),
      jour,
      retour,
      notice,
      refusee: visit.refusee,
    }
    return renderToString(
      <OwnCache>
        <OpeningAnswers value={known}>
          <StaticRouterProvider router={router} context={context} hydrate={false} />
        </OpeningAnswers>
      </OwnCache>,
    )
  }, read)
  const answers = [...drawn.answers].map(([address, answer]) => [address, withoutDefaults(answer)])
  return {
    status: closed ? 544 : handle.page.path === '*' ? 404 : visit.refusee ? 422 : 200,
    title: documentTitle(handle.titre),
    html: drawn.html,
    incomplete: drawn.incomplete,
    opening: {
      path,
      search,
      jour,
      ...(rights && { rights }),
      ...(closed && { closed }),
      ...(visit.ended !== undefined && { ended: visit.ended }),
      ...(visit.refusee && { refusee: visit.refusee }),
      ...(retour !== undefined && { retour }),
      ...(message !== undefined && { message }),
      ...(isLeft(handle.page) && { withoutScreen: true }),
      configuration,
      answers: Object.fromEntries(answers),
      loaderData: context.loaderData,
    },
  }
}
