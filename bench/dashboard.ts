import { ecrire } from '#rules/format/nombres.ts'
import { accueilconnecte } from '#contract/accueil/evenement.ts'
import { PUBLISHED_ONLY } from '#contract/messages.ts'
import { addEvenements, evenementsOf } from '#server/kit/news/evenements.ts'
import { findSession } from '#server/kit/session/sessions.ts'
import type { AddressInfo } from 'node:net'
import fastify, { type FastifyInstance } from 'fastify'
import { eventOf } from './kit/eventOf.ts'
import { atLeast, type Measure } from './kit/Measure.ts'
import { openPortal, type Portal } from './kit/portal.ts'
import { runAlone } from './kit/report.ts'
import { ratesOf } from './kit/time.ts'

/** Enough for the engine to have compiled what it runs, as in a server that has been up for a while. */
const CALLS = 1500
const EVENTS = 10

const listen = async (app: FastifyInstance) => {
  await app.listen({ port: 0, host: '127.0.0.1' })
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
}

/** Routes that send the same bytes: as they are, and after the two reads without which there is no dashboard. */
const bareApp = ({ services: { db } }: Portal, token: string, compteId: string, bytes: string) => {
  const app = fastify()
  const send = { 'content-type': 'application/json; charset=utf-8' }
  app.get('/nue', (_, reply) => reply.headers(send).send(bytes))
  app.get('/lue', async (_, reply) => {
    await findSession(db, token)
    await evenementsOf(db, compteId)
    return reply.headers(send).send(bytes)
  })
  return app
}

/** Calls of the dashboard per second, against those of the bare routes, over HTTP with kept connections. */
export const dashboardBench = async (): Promise<readonly Measure[]> => {
  const portal = await openPortal()
  const compteId = await portal.addPerson('269057505601260')
  await addEvenements(
    portal.services.db,
    Array.from({ length: EVENTS }, (_, tri) => eventOf(compteId, tri)),
  )
  const { token, cookie } = await portal.signIn(compteId)
  const get = (url: string) => async () => {
    const answer = await fetch(url, { headers: { cookie, prefer: PUBLISHED_ONLY } })
    if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}`)
    return answer.text()
  }
  const dashboard = get(`${await listen(portal.app)}${accueilconnecte.path}`)
  const bytes = await dashboard()
  const bare = bareApp(portal, token, compteId, bytes)
  const origin = await listen(bare)
  const [full = 0, empty = 1, read = 1] = await ratesOf(
    [dashboard, get(`${origin}/nue`), get(`${origin}/lue`)],
    CALLS,
  )
  await bare.close()
  await portal.close()
  const detail = (rate: number) => `${ecrire(full, 0)} contre ${ecrire(rate, 0)} appels/s`
  const size = ecrire(Buffer.byteLength(bytes) / 1024, 0)
  return [
    atLeast(`Tableau de bord / route nue (${size} Kio)`, full / empty, 0.5, detail(empty)),
    atLeast('Tableau de bord / route à deux lectures', full / read, 0.7, detail(read)),
  ]
}

await runAlone(import.meta.url, dashboardBench)
