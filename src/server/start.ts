import { randomInt } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { dayInParis } from '#rules/calendar/dates.ts'
import { baremesManquants } from '#rules/retraite/regle/catalogue.ts'
import { createApp } from './app.ts'
import { systemClock, type Clock } from './kit/clock.ts'
import type { Config } from './config.ts'
import { type Demo, isDemoSeeded } from './Demo.ts'
import { franceConnectOf } from './connexion/franceconnect/FranceConnect.ts'
import { checkObjects, objectsOf } from './kit/objects/objectsOf.ts'
import { antivirusOf } from './kit/pieces/antivirus/antivirus.ts'
import { openQuarantine } from './kit/pieces/antivirus/openQuarantine.ts'
import { openPost } from './kit/mail/openPost.ts'
import { publishedReader } from './kit/published.ts'
import type { Services } from './services.ts'
import { type Say, StartFault } from './kit/StartFault.ts'
import { purgeRegularly } from './purge.ts'
import { openTransmission } from './demande/transmission/openTransmission.ts'
import { newToken } from './kit/secrets.ts'
import { reglageOr } from './kit/database/reglages.ts'
import {
  type Db,
  migrate,
  openEmbedded,
  openPostgres,
  prepareFolder,
  type Store,
} from './kit/database/Store.ts'
import { contenusACompleter } from './contenu/aCompleter.ts'
import { defaultContenus } from './contenu/content/defaultContents.ts'
import { askAgain } from './demande/dossier/askAgain.ts'
import { listeningPort } from './kit/http/closing.ts'

export interface Started {
  readonly address: string
  readonly close: () => Promise<void>
}

const openStore = async (config: Config): Promise<Store> => {
  prepareFolder(config.dataDir)
  return config.databaseUrl === undefined ? openEmbedded(config.dataDir) : openPostgres(config.databaseUrl)
}

const migrateStore = async (db: Db, say: Say) => {
  const ran = await migrate(db)
  if (ran.length > 0) say(`Base de données mise à jour (${ran.join(', ')}).`)
}

/** Names the contents that wait for what only the administration can say; the portal leaves out what it can. */
const tellUnfilled = async (published: Services['published'], say: Say) => {
  const pages = contenusACompleter((await published()).contenus)
  if (pages.length > 0)
    say(`Attention : contenus à compléter, par « npm run admin -- contenu publier » (${pages.join(', ')}).`)
}

/** Setting that holds the key of this installation, drawn at its first start. */
const installationKey = (db: Db) => reglageOr(db, 'cle', newToken())

const prepareDemo = async (services: Services, demo: Demo | undefined, say: Say) => {
  const seeded = await isDemoSeeded(services.db)
  if (seeded && !demo)
    throw new StartFault(
      'Cette base contient les personnes de la démonstration, dont le mot de passe est public : choisissez un autre dossier avec DATA_DIR, ou une autre base.',
    )
  if (!seeded) await demo?.seed(services, say)
}

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

interface Parts {
  readonly clock?: Clock
  /** Present when the configuration wants it. */
  readonly demo?: Demo | undefined
}

/** Opens the store, brings it up to date, seeds the demo, and listens. */
export const start = async (
  config: Config,
  dist: string,
  say: Say,
  { clock = systemClock, demo }: Parts = {},
): Promise<Started> => {
  if (!config.secureCookies)
    say(`Attention : ${config.origin} n’est pas en HTTPS, les cookies de session passent en clair.`)
  const manquants = baremesManquants(dayInParis(clock()))
  if (manquants.length > 0)
    say(
      `Attention : barèmes à compléter (${manquants.map(({ nom, annee }) => `${nom} ${annee}`).join(', ')}).`,
    )
  await checkObjects(config)
  const store = await openStore(config)
  try {
    await migrateStore(store.db, say)
    const published = publishedReader(store.db, clock, { ...defaultContenus, ...demo?.contenus })
    await tellUnfilled(published, say)
    let port = config.port
    let wake = (): void => undefined
    let wakeTransmission = (): void => undefined
    const key = await installationKey(store.db)
    const services: Services = {
      config,
      clock,
      db: store.db,
      objects: objectsOf(config),
      antivirus: antivirusOf(config.antivirus, () => clock().getTime()),
      published,
      wakeMail: () => wake(),
      wakeTransmission: () => wakeTransmission(),
      key,
      franceConnect: franceConnectOf(
        { config, clock },
        demo?.provider(config.origin, key, () => port),
      ),
      random: randomInt,
    }
    await prepareDemo(services, demo, say)
    const app = await createApp(services, dist, demo)
    const stopPurge = purgeRegularly(services, app.log)
    app.addHook('onClose', async () => stopPurge())
    const outbox = openPost(services, app.log, say)
    if (outbox) {
      wake = outbox.wake
      app.addHook('onClose', () => outbox.close())
    }
    const transmission = openTransmission(services, app.log)
    wakeTransmission = transmission.wake
    app.addHook('onClose', () => transmission.close())
    const quarantine = openQuarantine(services, app.log, askAgain)
    app.addHook('onClose', () => quarantine.close())
    await listen(app, config)
    port = listeningPort(app)
    return {
      address: config.origin,
      close: async () => {
        await app.close()
        await store.close()
      },
    }
  } catch (error) {
    await store.close()
    throw error
  }
}
