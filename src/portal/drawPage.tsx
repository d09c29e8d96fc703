import { renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, matchRoutes, StaticRouterProvider } from 'react-router-dom'
import type { DrawPage, ReadAnswer } from '#contract/kit/drawnPage.ts'
import { defaultMessages } from '#contract/messages.ts'
import { keepConfiguration } from './client/configuration.ts'
import { isContent } from './client/contents.ts'
import { OpeningAnswers } from './client/opening.ts'
import { documentTitle } from './client/pageTitle.ts'
import { isPageHandle } from './client/sitePage.ts'
import { pages } from './pages.ts'
import { paths } from './paths.ts'
import { routes } from './routes.tsx'
import { registerLink } from './shell/registerLink.tsx'

/** Addresses of the pages for visitors, and one that no page has. */
export const visitorPaths: readonly string[] = pages
  .filter(({ access }) => access === 'public')
  .map(({ path, etapes }) => (path === '*' ? '/adresse-inconnue' : (etapes?.[0]?.path ?? path)))

registerLink()

const handler = createStaticHandler(routes)

const handleAt = (path: string) =>
  matchRoutes(routes, path)
    ?.map(({ route }) => route.handle as unknown)
    .findLast(isPageHandle)

/**
 * What a page reads may make it read more: it is drawn again until it asks for nothing new. Nothing when an answer cannot
 * be had: the application tells why.
 */
const drawWith = async (
  draw: (answers: Map<string, unknown>, wanted: Set<string>) => string,
  read: ReadAnswer,
) => {
  const answers = new Map<string, unknown>()
  const wanted = new Set<string>()
  for (let answered = 0; ; answered = wanted.size) {
    const html = draw(answers, wanted)
    if (wanted.size === answered) return { html, answers }
    for (const address of [...wanted].slice(answered)) {
      const answer = await read(address)
      if (answer === undefined) return undefined
      answers.set(address, answer)
    }
  }
}

/** The application knows the messages by default: only those that were published otherwise travel. */
const withoutDefaults = (answer: unknown): unknown => {
  if (!isContent(answer) || !answer.message) return answer
  const defaults: Readonly<Record<string, string>> = defaultMessages
  const published = Object.entries(answer.message).filter(([cle, texte]) => defaults[cle] !== texte)
  return { ...answer, message: Object.fromEntries(published) }
}

/** Entry of the portal that the server loads: draws a page for someone who is not signed in. */
export const drawPage: DrawPage = async (asked, configuration, read) => {
  // Who comes to the root is a visitor: the application would send them to sign in.
  const path = asked === paths.racine ? paths.accueilnonconnecte : asked
  const handle = handleAt(path)
  if (handle?.page.access !== 'public') return undefined
  // The host plays no part: addresses are drawn without it.
  const context = await handler.query(new Request(new URL(path, 'http://portail.invalid')))
  if (context instanceof Response) return undefined
  const router = createStaticRouter(handler.dataRoutes, context)
  const drawn = await drawWith((known, wanted) => {
    // Nothing waits between this and the end of the drawing: what other drawings set is not read here.
    keepConfiguration(configuration)
    return renderToString(
      <OpeningAnswers value={{ drawn: true, answers: known, wanted }}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </OpeningAnswers>,
    )
  }, read)
  return (
    drawn && {
      status: handle.page.path === '*' ? 404 : 200,
      title: documentTitle(handle.titre),
      html: drawn.html,
      opening: {
        path,
        configuration,
        answers: Object.fromEntries(
          [...drawn.answers].map(([address, answer]) => [address, withoutDefaults(answer)]),
        ),
        loaderData: context.loaderData,
      },
    }
  )
}
