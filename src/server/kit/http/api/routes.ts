import type { FastifyInstance } from 'fastify'
import type { OpenApi } from '#contract/openapi.ts'
import { bytesFor, readyText, type ReadyPage } from '../site/readyPage.ts'
import { escapeHtml } from '#server/kit/escapeHtml.ts'
import { pageAround } from '../site/plainPage.ts'

type Operation = OpenApi['paths'][string][string]

const json = (schema: unknown) =>
  `<pre tabindex="0"><code>${escapeHtml(JSON.stringify(schema, null, 2))}</code></pre>`

const parameterRows = ({ parameters }: Operation) =>
  parameters.map(
    ({ name, in: where, required, schema }) =>
      `<li><code>${escapeHtml(name)}</code> (${where === 'query' ? 'requête' : 'adresse'}${required ? ', obligatoire' : ''})&nbsp;: ${json(schema)}</li>`,
  )

const bodyOf = ({ requestBody }: Operation) =>
  Object.entries(requestBody?.content ?? {}).map(
    ([type, content]) => `<h4>Corps envoyé (<code>${type}</code>)</h4>${json(content?.schema)}`,
  )

const answersOf = ({ responses }: Operation) =>
  Object.entries(responses).map(([status, answer]) => {
    const contents = Object.entries('content' in answer ? answer.content : {})
    const bodies = contents.map(([type, { schema }]) => `<p><code>${type}</code></p>${json(schema)}`)
    // What every refusal answers is said once, at the end.
    return `<li>${status}&nbsp;: ${escapeHtml(answer.description)}${status === '200' ? bodies.join('') : ''}</li>`
  })

const section = (
  path: string,
  method: string,
  operation: Operation,
) => `<section aria-labelledby="${operation.operationId}">
<h3 id="${operation.operationId}">${escapeHtml(operation.summary)}</h3>
<p><code>${method.toUpperCase()} ${escapeHtml(path)}</code>${operation.security.length > 0 ? ', avec une session' : ''}</p>
<details><summary>Ce que l’appel prend et répond</summary>
${operation.parameters.length > 0 ? `<h4>Paramètres</h4><ul>${parameterRows(operation).join('')}</ul>` : ''}
${bodyOf(operation).join('')}
<h4>Réponses</h4><ul>${answersOf(operation).join('')}</ul>
</details></section>`

/** The description of the API as a page that people read, without script. `source` is where programs find it. */
const documentationPage = ({ info, paths, components }: OpenApi, source: string): string => {
  const sections = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => section(path, method, operation)),
  )
  return pageAround(
    info.title,
    `<p>Version ${info.version}, licence ${info.license.name}. Pour un programme&nbsp;: <a href="${source}">le document OpenAPI</a>.
Une session est le cookie que donne la connexion. Une écriture vient de ce site&nbsp;: l’en-tête <code>Origin</code>, quand il est envoyé, est le sien.</p>
<h2>${sections.length} appels</h2>
${sections.join('\n')}
<h2>Ce que répond un refus</h2>
${json(components.schemas.Failure)}`,
    '/',
  )
}

/** Where the API describes itself: to programs, and to people. */
export const apiPaths = { document: '/api/openapi.json', page: '/api/documentation' } as const

/** Drawn, written and packed at the first request: they weigh hundreds of kilobytes, and anyone may ask for them again and again. */
export const apiRoutes = (app: FastifyInstance, draw: () => OpenApi) => {
  const sends = (path: string, type: string, write: () => string) => {
    let page: ReadyPage | undefined
    app.get(path, async (request, reply) => {
      page ??= readyText(write())
      void reply.type(`${type}; charset=utf-8`).header('vary', 'Accept-Encoding')
      return reply.send(await bytesFor(page, request, reply))
    })
  }
  sends(apiPaths.document, 'application/json', () => JSON.stringify(draw()))
  sends(apiPaths.page, 'text/html', () => documentationPage(draw(), apiPaths.document))
}
