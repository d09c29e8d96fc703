import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastify, { type FastifyRequest } from 'fastify'
import { appConfiguration } from '#contract/contenu/configuration.ts'
import { initialiserhabilitation } from '#contract/connexion/habilitation.ts'
import { readConfig } from '#server/config.ts'
import type { Services } from '#server/services.ts'
import { isForUs, headersFor } from '../../safety/security.ts'
import { readingWith } from '../asking.ts'
import { openDrawing } from '../drawnPages.ts'
import { ownCallsOf } from '../ownCalls.ts'
import { pageSender, setUpSite } from '../site.ts'
import { buildSite } from './buildSite.ts'

/** Not of this machine, which any name would do for. */
const ORIGIN = 'https://agent.exemple.fr'

/** Stands for the call that says who is there. */
const whoIsThere = (cookie = '') => {
  if (cookie.includes('session=camille'))
    return { status: 200, body: { identification: { identite: 'Camille' } } }
  return { status: 401, body: { erreurCode: 'fin' } }
}

/** A site of a few pages, which tests close, slow down and listen to by its `state`. `addFiles` adds to its folder. */
export const openSite = async (addFiles: (dist: string) => void = () => undefined) => {
  const state = { closed: false, late: false, logged: '', read: 0 }
  const folder = mkdtempSync(join(tmpdir(), 'espace-agent-site-'))
  const { dist, server } = buildSite(folder)
  addFiles(dist)
  const config = readConfig({ ORIGIN, TRUST_PROXY: '1', HOTES: 'ailleurs.invalid', DATA_DIR: folder })
  const clock = () => new Date('2026-11-20T09:00:00Z')
  const services = {
    config,
    clock,
    published: async () => ({ maintenance: state.closed }),
  } as unknown as Services
  const app = fastify({
    trustProxy: config.trustProxy,
    logger: {
      level: 'error',
      stream: {
        write: (line: string) => {
          state.logged += line
        },
      },
    },
  })
  app.addHook('onRequest', async (request, reply) => {
    if (!isForUs(request, config)) return reply.code(400).send()
    return void reply.headers(headersFor(config))
  })
  app.get(appConfiguration.path, async () => [])
  app.get('/lu', (request, reply) => {
    state.read += 1
    // One that never answers.
    if (state.late) return
    void reply.send({ lu: `</script><script>evil() ${request.headers.cookie ?? 'personne'}` })
  })
  app.post(initialiserhabilitation.path, async (request, reply) => {
    const { status, body } = whoIsThere(request.headers.cookie)
    return reply.code(status).send(body)
  })
  const drawing = await openDrawing(server, dist, clock, readingWith(ownCallsOf(app, config.origin)))
  const [send, lead] = [pageSender(app, services, drawing), pageSender(app, services)]
  const instead = ({ query }: FastifyRequest) => ({ path: (query as { vers: string }).vers, search: '?lu' })
  app.get('/instead', (request, reply) => send(request, reply, instead(request)))
  app.get('/undrawn', (request, reply) => lead(request, reply, instead(request)))
  await setUpSite(app, dist, services, drawing)
  return {
    state,
    dist,
    get: (url: string, headers: Record<string, string> = {}) =>
      app.inject({ url, headers: { host: new URL(ORIGIN).host, ...headers } }),
    close: async () => {
      await app.close()
      rmSync(folder, { recursive: true })
    },
  }
}
