import fastify, { LogController } from 'fastify'
import type { Health } from '../health/Health.ts'
import { setUpHealth } from '../health/routes.ts'
import { setUpOutgoing, type Outgoing } from '../health/outgoing.ts'
import { StartFault } from '../StartFault.ts'
import { listeningPort } from '../http/log.ts'
import type { Metrics } from './metrics.ts'

/** Port of the operator, at an address of this machine: metrics and probes, which people never reach. */
export const openMetricsPort = async (
  { port, host }: { readonly port: number; readonly host: string },
  {
    metrics,
    health,
    outgoing,
  }: { readonly metrics: Metrics; readonly health: Health; readonly outgoing: Outgoing },
): Promise<{ readonly port: number; readonly close: () => Promise<void> }> => {
  const app = fastify({ logController: new LogController({ disableRequestLogging: true }) })
  setUpHealth(app, health)
  setUpOutgoing(app, outgoing)
  app.get('/metrics', async (_, reply) => reply.type(metrics.contentType).send(await metrics.text()))
  try {
    await app.listen({ port, host })
  } catch {
    throw new StartFault(
      `Le port ${port} des mesures ne peut pas être pris à l’adresse ${host} : choisissez-en un autre avec METRICS_PORT, une adresse de cette machine avec METRICS_HOST, ou retirez ces variables.`,
    )
  }
  return { port: listeningPort(app), close: () => app.close() }
}
