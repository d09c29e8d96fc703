import type { FastifyRequest } from 'fastify'
import type { Config } from '#server/config.ts'
import { healthPaths } from '../../health/routes.ts'

const probes = new Set<string>(Object.values(healthPaths))

/** A request with two hosts may be for one to whoever handed it on, and for the other here (RFC 9112, §3.2: refused). */
const hasSeveralHosts = ({ raw: { rawHeaders } }: FastifyRequest): boolean =>
  rawHeaders.filter((name, rank) => rank % 2 === 0 && name.length === 4 && name.toLowerCase() === 'host')
    .length > 1

/**
 * Whether a request says to be for this portal, by its `Host` or by what a trusted proxy tells of it. Probes may use an
 * address of the machine.
 */
export const isForUs = (request: FastifyRequest, { isHost }: Config): boolean =>
  !hasSeveralHosts(request) && (isHost(request.host) || probes.has(request.url.split('?', 1)[0] ?? ''))
