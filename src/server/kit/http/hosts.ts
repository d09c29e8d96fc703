import type { FastifyRequest } from 'fastify'
import type { Config } from '#server/config.ts'
import { healthPaths } from '../health/routes.ts'

const probes = new Set<string>(Object.values(healthPaths))

/**
 * Whether a request says to be for this portal, by its `Host` or by what a trusted proxy tells of it. Probes may use an
 * address of the machine.
 */
export const isForUs = (request: FastifyRequest, { isHost }: Config): boolean =>
  isHost(request.host) || probes.has(request.url.split('?', 1)[0] ?? '')
