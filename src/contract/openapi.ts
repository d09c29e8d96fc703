import { SESSION_COOKIE, SUITE_COOKIE } from '#contract/connexion/session.ts'
import { majuscule } from '#rules/format/typographie.ts'
import { serviceName } from '#rules/product.ts'
import type { TObject, TSchema } from 'typebox'
import { type Call, failureStatusesOf } from './kit/call.ts'
import { failureSchema, failureStatuses } from './kit/failures.ts'

const parameters = (schema: TObject | undefined, where: 'query' | 'path') =>
  Object.entries(schema?.properties ?? {}).map(([name, property]) => ({
    name,
    in: where,
    required: schema?.required?.includes(name) ?? false,
    schema: property as TSchema,
  }))

const files = {
  type: 'object',
  properties: { fichier: { type: 'array', items: { type: 'string', format: 'binary' } } },
}

const contentOf = ({ body, form, files: takesFiles }: Call) => {
  if (takesFiles) return { 'multipart/form-data': { schema: files } }
  return body && { [form ? 'application/x-www-form-urlencoded' : 'application/json']: { schema: body } }
}

const body = (call: Call) => {
  const content = contentOf(call)
  return content && { requestBody: { required: true, content } }
}

const answers = (call: Call) => ({
  200: {
    description: 'Succès',
    ...(call.method !== 'HEAD' && {
      content: { [call.produces ?? 'application/json']: { schema: call.success } },
    }),
  },
  ...(call.ranges && {
    206: { description: 'Partie demandée', content: { [call.produces ?? '']: { schema: call.success } } },
    416: { description: 'Partie qui n’existe pas' },
  }),
  ...(call.partial && {
    344: { description: 'Droits partiels', content: { 'application/json': { schema: call.partial } } },
  }),
  ...Object.fromEntries(
    failureStatusesOf(call).map((status) => [
      status,
      {
        description: failureStatuses[status],
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
      },
    ]),
  ),
})

/** Parts of an address that say nothing of what its call does. */
const UNSAID = /^(?:api|public|v\d+|:.*)$/

/** Name of a call for programs: its method and the words of its address, `postPriveProfilIban`. */
const operationId = ({ method, path }: Call): string =>
  method.toLowerCase() +
  path
    .split(/[/.-]/)
    .filter((word) => word !== '' && !UNSAID.test(word))
    .map(majuscule)
    .join('')

const operation = (call: Call) => ({
  operationId: operationId(call),
  summary: call.resume,
  security: call.access === 'connecte' ? [{ session: [] }] : [],
  ...(call.later && { 'x-a-venir': true }),
  parameters: [...parameters(call.params, 'path'), ...parameters(call.query, 'query')],
  ...body(call),
  responses: answers(call),
})

/** Version of what the API is; each address carries its own (`v1`), which stays when another comes beside it. */
const VERSION = '1.0.0'

/** The OpenAPI 3.1 document of a list of calls, served at `origin`. */
export const openApi = (calls: readonly Call[], origin: string) => {
  const paths: Record<string, Record<string, ReturnType<typeof operation>>> = {}
  for (const call of calls) {
    const path = call.path.replaceAll(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operation(call) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: `API ${serviceName}`,
      version: VERSION,
      license: { name: 'EUPL-1.2', url: 'https://joinup.ec.europa.eu/collection/eupl/eupl-text-eupl-12' },
    },
    servers: [{ url: origin }],
    paths,
    components: {
      schemas: { Failure: failureSchema },
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: SESSION_COOKIE.secure,
          description: `Après une preuve ou un nouveau mot de passe, avec le cookie ${SUITE_COOKIE.secure} que donne leur réponse.`,
        },
      },
    },
  }
}

export type OpenApi = ReturnType<typeof openApi>
