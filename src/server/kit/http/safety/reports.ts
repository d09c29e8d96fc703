import type { FastifyInstance } from 'fastify'
import { hourlyCount } from '../../limits/hourlyCount.ts'
import { whoAsks } from '../../session/browserCookie.ts'
import type { Services } from '#server/services.ts'

/** Where browsers tell what the content policy stopped. */
export const REPORTS_PATH = '/api/public/rapportcsp/v1'

/** Reports that are read in one call. */
const MOST = 10

const textOf = (value: unknown): string => (typeof value === 'string' ? value.slice(0, 200) : '')

/** An address without what it asks: that may hold the token of a link. */
const placeOf = (address: string): string => {
  const url = URL.parse(address)
  return url ? `${url.origin}${url.pathname}` : address
}

/** What the log keeps of a report, in the form of the Reporting API or of `report-uri`. */
const told = (report: unknown) => {
  const { body, 'csp-report': former } = (report ?? {}) as { body?: unknown; 'csp-report'?: unknown }
  const held = (body ?? former ?? {}) as Readonly<Record<string, unknown>>
  return {
    directive: textOf(held['effectiveDirective'] ?? held['effective-directive']),
    bloque: placeOf(textOf(held['blockedURL'] ?? held['blocked-uri'])),
    page: placeOf(textOf(held['documentURL'] ?? held['document-uri'])),
  }
}

/** Takes the reports of browsers into the log, within the limit of a network: beyond, they are thanked and left. */
export const setUpReports = (app: FastifyInstance, services: Services) => {
  const count = hourlyCount(services.clock)
  app.post(REPORTS_PATH, async (request, reply) => {
    const reports: unknown[] = Array.isArray(request.body) ? request.body : [request.body]
    if (count(whoAsks(services, request)) <= services.config.limites.demandes)
      for (const report of reports.slice(0, MOST)) request.log.warn(told(report), 'content policy broken')
    return reply.code(204).send()
  })
}
