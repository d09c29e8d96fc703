import { randomInt } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { dayInParis } from '#rules/calendar/dates.ts'
import { createApp } from '#server/app.ts'
import { systemElapsed, type Clock } from '#server/kit/clock.ts'
import { openAudit } from '#server/kit/audit/Audit.ts'
import { openOutgoing } from '#server/kit/health/outgoing.ts'
import { openHealth } from '#server/kit/health/Health.ts'
import type { Config } from '#server/config.ts'
import type { Demo } from '#server/Demo.ts'
import { franceConnectOf } from '#server/connexion/franceconnect/FranceConnect.ts'
import { isLocal } from '#server/config/addresses.ts'
import { checkObjects, objectsOf } from '#server/kit/objects/objectsOf.ts'
import { captchEtatOf } from '#server/kit/captcha/captchetat.ts'
import { antivirusOf } from '#server/kit/pieces/antivirus/antivirus.ts'
import { openQuarantine } from '#server/kit/pieces/antivirus/openQuarantine.ts'
import { openPost } from '#server/kit/mail/sending/openPost.ts'
import { publishedReader } from '#server/kit/published.ts'
import type { Services } from '#server/services.ts'
import { type Say, StartFault } from '#server/kit/StartFault.ts'
import { purgeRegularly } from '#server/purge.ts'
import { openTransmission } from '#server/demande/transmission/transmitDue.ts'
import { newToken } from '#server/kit/secrets.ts'
import { openBaseClock } from '#server/kit/database/baseClock.ts'
import { tellPresence } from '#server/kit/database/presence.ts'
import { reglageOr } from '#server/kit/database/reglages.ts'
import type { Db, Store } from '#server/kit/database/Store.ts'
import { openStore, prepareDemo, prepareSchema } from './prepareBase.ts'
import { tellMissing, tellUnsaid } from './tellLacks.ts'
import { defaultContenus } from '#server/contenu/content/defaultContents.ts'
import { askAgain } from '#server/demande/dossier/askAgain.ts'
import { listeningPort } from '#server/kit/http/log.ts'

export interface Started {
  readonly address: string
  readonly close: () => Promise<void>
}

/** Setting that holds the key of this installation, drawn at its first start. */
const installationKey = (db: Db) => reglageOr(db, 'cle', newToken())

const listen = async (app: FastifyInstance, { port }: Config): Promise<string> => {
  try {
    return await app.listen({ port, host: '::' })
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : ''
    if (code === 'EADDRINUSE')
      throw new StartFault(
        `Le port ${port} est déjà pris : arrêtez ce qui l’occupe, ou choisissez-en un autre avec PORT.`,
      )
    if (code === 'EACCES')
      throw new StartFault(
        `Le port ${port} est réservé à l’administrateur : choisissez-en un autre avec PORT.`,
      )
    throw error
  }
}

/** Metrics of this process, loaded only where a port asks for them. */
const metricsOf = async ({ metricsPort }: Config, { db, pool }: Store, clock: Clock) => {
  if (metricsPort === undefined) return undefined
  const { openMetrics } = await import('#server/kit/metrics/metrics.ts')
  return openMetrics({ db, pool, now: () => clock().getTime() })
}

/** Traces of this process, loaded only where an address asks for them. */
const tracingOf = async ({ traces }: Config) => {
  if (traces === undefined) return undefined
  const { openTracing } = await import('#server/kit/tracing/tracing.ts')
  return openTracing(traces)
}

interface Parts {
  /** In the place of that of the base. */
  readonly clock?: Clock
  /** Present when the configuration wants it. */
  readonly demo?: Demo | undefined
}

/** Opens the store, brings it up to date, seeds the demo, and listens. */
export const start = async (
  config: Config,
  dist: string,
  say: Say,
  { clock: given, demo }: Parts = {},
): Promise<Started> => {
  if (!config.secureCookies && !isLocal(new URL(config.origin)))
    say(`Attention : ${config.origin} n’est pas en HTTPS, les cookies de session passent en clair.`)
  await checkObjects(config, say)
  const tracing = await tracingOf(config)
  const store = await openStore(config, tracing?.queried)
  const health = openHealth(store.db, systemElapsed)
  const opened = [async () => tracing?.close(), store.close]
  const closeAll = async () => {
    for (const close of opened.toReversed()) await close()
  }
  try {
    const shared = await openBaseClock(store.db)
    opened.push(async () => shared.close())
    const clock = given ?? shared.clock
    tellMissing(dayInParis(clock()), say)
    await prepareSchema(store.db, demo !== undefined, say)
    const published = publishedReader(store.db, systemElapsed, defaultContenus)
    let port = config.port
    let wake = (): void => undefined
    let wakeTransmission = (): void => undefined
    // Before the key is read: it is not changed under a server that runs.
    opened.push(await tellPresence({ db: store.db, clock }))
    const key = await installationKey(store.db)
    const audit = openAudit({ db: store.db, clock, key })
    const metrics = await metricsOf(config, store, clock)
    const services: Services = {
      config,
      clock,
      elapsed: systemElapsed,
      audit: metrics ? metrics.counted(audit) : audit,
      db: store.db,
      objects: objectsOf(config),
      antivirus: antivirusOf(config.antivirus, systemElapsed),
      captchEtat: config.captchEtat && captchEtatOf(config.captchEtat, systemElapsed),
      published,
      wakeMail: () => wake(),
      wakeTransmission: () => wakeTransmission(),
      key,
      franceConnect: franceConnectOf(
        { config, clock, elapsed: systemElapsed },
        demo?.provider(config.origin, key, () => port),
      ),
      random: randomInt,
    }
    await prepareDemo(services, demo, say)
    // Read anew: the demo may have said what the first reading did not find.
    const now = publishedReader(store.db, systemElapsed, defaultContenus)
    await tellUnsaid(now, dayInParis(clock()), say)
    const app = await createApp(services, dist, demo, health)
    opened.push(() => app.close())
    metrics?.watch(app)
    tracing?.watch(app)
    const stopPurge = purgeRegularly(services, app.log)
    app.addHook('onClose', async () => stopPurge())
    const outbox = openPost(services, app.log, say, tracing?.carrying)
    if (outbox) {
      wake = outbox.wake
      app.addHook('onClose', () => outbox.close())
    }
    const transmission = openTransmission(services, app.log, say)
    wakeTransmission = transmission.wake
    app.addHook('onClose', () => transmission.close())
    const quarantine = openQuarantine(services, app.log, askAgain)
    app.addHook('onClose', () => quarantine.close())
    if (metrics && config.metricsPort !== undefined) {
      const { openMetricsPort } = await import('#server/kit/metrics/openMetricsPort.ts')
      const outgoing = openOutgoing(services, () => outbox?.answers() ?? true)
      const at = { port: config.metricsPort, host: config.metricsHost }
      const operator = await openMetricsPort(at, { metrics, health, outgoing })
      app.addHook('onClose', () => operator.close())
    }
    await listen(app, config)
    port = listeningPort(app)
    return {
      address: config.origin,
      close: async () => {
        health.drain()
        await setTimeout(config.graceMs)
        await closeAll()
      },
    }
  } catch (error) {
    // All of it: a port of metrics that stays open would say that a server which never started is alive.
    await closeAll()
    throw error
  }
}
