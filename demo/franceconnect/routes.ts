import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import type { Services } from '#server/services.ts'
import { API, MOUNT } from './localSettings.ts'

const load = async (services: Services) => {
  const [{ openProvider }, { linkDemoPeople }, { showChoice, takeChoice }] = await Promise.all([
    import('./provider.ts'),
    import('./linkDemoPeople.ts'),
    import('./choice.ts'),
  ])
  await linkDemoPeople(services)
  return { provider: openProvider(services), showChoice, takeChoice }
}

type Mounted = IncomingMessage & { originalUrl?: string }

const form = Type.Object({
  choix: Type.Optional(Type.String()),
  personne: Type.Optional(Type.String()),
})

/** Puts the provider of the demonstration on the application; it is loaded at its first use. */
export const localProviderRoutes = async (app: FastifyInstance, services: Services): Promise<void> => {
  const { host, protocol } = new URL(services.config.origin)
  let loading: ReturnType<typeof load> | undefined
  const loaded = () => (loading ??= load(services))

  /** The provider sees the address that users type, however the request came. */
  const asUsersType = ({ headers }: IncomingMessage) => {
    headers.host = host
    headers['x-forwarded-proto'] = protocol.slice(0, -1)
    delete headers['x-forwarded-host']
  }

  app.get<{ Params: { uid: string } }>(`${MOUNT}/interaction/:uid`, async (request, reply) => {
    const { provider, showChoice } = await loaded()
    asUsersType(request.raw)
    return showChoice(provider, request, reply)
  })

  app.post<{ Params: { uid: string }; Body: { choix?: string; personne?: string } }>(
    `${MOUNT}/interaction/:uid`,
    { schema: { body: form } },
    async (request, reply) => {
      const { provider, takeChoice } = await loaded()
      asUsersType(request.raw)
      return takeChoice(provider, request, reply)
    },
  )

  await app.register(async (mount) => {
    // The provider reads its bodies itself.
    mount.removeAllContentTypeParsers()
    mount.addContentTypeParser('*', (_request, _body, done) => done(null))
    const pass = async (request: FastifyRequest, reply: FastifyReply) => {
      const { provider } = await loaded()
      const raw: Mounted = request.raw
      asUsersType(raw)
      raw.originalUrl = raw.url ?? ''
      raw.url = raw.originalUrl.slice(API.length)
      for (const [name, value] of Object.entries(reply.getHeaders()))
        if (value !== undefined) reply.raw.setHeader(name, value)
      reply.hijack()
      await provider.callback()(raw, reply.raw)
    }
    mount.route({ method: ['GET', 'POST'], url: `${API}/*`, exposeHeadRoute: false, handler: pass })
  })
}
