import type { Call, InputOf } from '#contract/kit/call.ts'
import type { FastifyRequest } from 'fastify'
import { sessionToken } from '#server/kit/http/cookies.ts'
import { findSession, type OpenSession } from '#server/kit/session/sessions.ts'
import type { TestApp } from './testApp.ts'

interface Options {
  readonly cookie?: string
  readonly agent?: string
}

/** Makes a call of the contract on a test application. */
export const send = <C extends Call>(
  { app }: TestApp,
  call: C,
  input: InputOf<C>,
  { cookie, agent }: Options = {},
) => {
  const { query, body } = input as { query?: Record<string, string>; body?: object }
  return app.inject({
    method: call.method,
    url: call.path,
    ...(query && { query }),
    ...(body && { payload: body }),
    headers: { ...(cookie && { cookie }), ...(agent && { 'user-agent': agent }) },
  })
}

/** Status and code of a refusal. */
export const refusalOf = (answer: { readonly statusCode: number; json: () => { erreurCode?: string } }) => [
  answer.statusCode,
  answer.json().erreurCode,
]

/** Mails in the outbox, the last one first. */
export const mailsOf = ({ services }: TestApp) =>
  services.db.selectFrom('courriel').selectAll().orderBy('cree_le', 'desc').execute()

/** Token of the last link of a kind that was sent. */
export const lastToken = async (portal: TestApp, parameter: string): Promise<string> => {
  for (const { texte } of await mailsOf(portal)) {
    const token = new RegExp(`${parameter}=([A-Z0-9]+)`).exec(texte)?.[1]
    if (token !== undefined) return token
  }
  throw new Error(`No mail has a link with ${parameter}`)
}

/** The open session of a `cookie` header, as a use case is given it. */
export const sessionOf = async (
  { services }: Pick<TestApp, 'services'>,
  cookie: string,
): Promise<OpenSession> => {
  const request = { headers: { cookie } } as FastifyRequest
  const session = await findSession(services.db, sessionToken(request, services.config) ?? '')
  if (!session) throw new Error('No session is open')
  return session
}

/** Has every open session count as proved, whatever time passes: for tests of what sensitive acts do, once allowed. */
export const proveForGood = ({ services }: Pick<TestApp, 'services'>) =>
  services.db
    .updateTable('session')
    .set({ prouve_le: Date.parse('2100-01-01T00:00:00Z'), preuve: 'facteur' })
    .execute()
