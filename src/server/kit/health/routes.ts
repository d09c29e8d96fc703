import type { FastifyInstance } from 'fastify'
import type { Ability, Health } from './Health.ts'

/** Addresses of the probes. */
export const healthPaths = { live: '/health/live', ready: '/health/ready' } as const

const probes = new Set<string>(Object.values(healthPaths))

/** Whether a path is that of a probe. They come every few seconds, some by an address of the machine. */
export const isProbe = (path: string): boolean => probes.has(path)

const READY = new Set<Ability>(['pret', 'lecture'])

/**
 * Probes: `live` answers as long as the process does, `ready` refuses (503) while the base does not answer and from the moment
 * the process is told to stop. While it is, each answer also ends its connection: a proxy opens the next one elsewhere.
 */
export const setUpHealth = (app: FastifyInstance, health: Health) => {
  app.get(healthPaths.live, async (_, reply) =>
    reply.header('cache-control', 'no-store').send({ etat: 'vivant' }),
  )
  app.get(healthPaths.ready, async (_, reply) => {
    const etat = await health.ability()
    return reply
      .code(READY.has(etat) ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ etat })
  })
  app.addHook('preClose', async () => health.drain())
  app.addHook('onSend', async (_, reply) => {
    if (health.isDraining()) void reply.header('connection', 'close')
  })
}
