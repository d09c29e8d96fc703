import { accueilconnecte, accueilSchema, EVENEMENTS_PAR_GROUPE } from '#contract/accueil/evenement.ts'
import { defineCall } from '#contract/kit/call.ts'
import { PUBLISHED_ONLY } from '#contract/messages.ts'
import { openEmbedded, openPostgres } from '#server/kit/database/Store.ts'
import { answer } from '#server/kit/http/answer.ts'
import { listeningPort } from '#server/kit/http/log.ts'
import { addEvenements } from '#server/kit/news/evenements.ts'
import { fewShown } from '#server/kit/news/evenementsVus.ts'
import { findSession } from '#server/kit/session/sessions.ts'
import fastify, { type FastifyInstance } from 'fastify'
import { eventOf } from './eventOf.ts'
import { openPortal, type Portal } from './portal.ts'

const EVENTS = 10

/** What the process that answers tells the one that asks: addresses, and what is sent to each. */
export interface Told {
  readonly dashboard: string
  /** The same headers and bytes, ready, from a Fastify that has no other route and no hook. */
  readonly bare: string
  /** From there too, the answer that whoever does not say to have the messages is sent: they are nine tenths of it. */
  readonly whole: string
  /** From there too, its body written by its schema after the two reads that no dashboard can do without. */
  readonly read: string
  /** A call of the portal that reads nothing: what they all pass, and a body written by its schema. */
  readonly empty: string
  readonly headers: Readonly<Record<string, string>>
  /** Bytes of the body, and of the whole one. */
  readonly bytes: number
  readonly wholeBytes: number
}

interface Sent {
  readonly text: string
  readonly wholeText: string
  readonly headers: Readonly<Record<string, string>>
}

const plainApp = ({ services: { db } }: Portal, token: string, { text, wholeText, headers }: Sent) => {
  const app = fastify()
  const body: unknown = JSON.parse(text)
  app.get('/nue', (_, reply) => reply.headers(headers).send(text))
  app.get('/entiere', (_, reply) => reply.headers(headers).send(wholeText))
  app.get('/lue', { schema: { response: { 200: accueilSchema } } }, async (_, reply) => {
    const session = await findSession(db, token)
    if (session) await fewShown(db, session.compte, EVENEMENTS_PAR_GROUPE)
    return reply.headers(headers).send(body)
  })
  return app
}

/** What of its headers HTTP itself does not write. */
const ownHeaders = (answered: Response) =>
  Object.fromEntries(
    [...answered.headers].filter(
      ([name]) => !['connection', 'content-length', 'date', 'keep-alive'].includes(name),
    ),
  )

const listen = async (app: FastifyInstance) => {
  await app.listen({ port: 0, host: '127.0.0.1' })
  return `http://127.0.0.1:${listeningPort(app)}`
}

const url = process.env['DATABASE_URL']
const portal = await openPortal((folder) => (url === undefined ? openEmbedded(folder) : openPostgres(url)))
const compteId = await portal.addPerson('269057505601260')
await addEvenements(
  portal.services.db,
  Array.from({ length: EVENTS }, (_, tri) => eventOf(compteId, tri)),
)
const { token, cookie } = await portal.signIn(compteId)
const sent: { body?: unknown } = {}
// What every call of the portal passes, and a body written by its schema: nothing of it is read.
answer(
  portal.app,
  portal.services,
  defineCall({ method: 'GET', path: '/vide', resume: '', access: 'public', success: accueilSchema }),
  async () => ({ status: 200, body: sent.body as never }),
)
const ours = await listen(portal.app)
const headers = { cookie, prefer: PUBLISHED_ONLY }
const dashboard = `${ours}${accueilconnecte.path}`
const answered = await fetch(dashboard, { headers })
const wholeText = await (await fetch(dashboard, { headers: { cookie } })).text()
const text = await answered.text()
sent.body = JSON.parse(text)
const plain = plainApp(portal, token, { text, wholeText, headers: ownHeaders(answered) })
const theirs = await listen(plain)
process.on('message', () => process.send?.(process.cpuUsage()))
process.once('disconnect', () => void Promise.all([plain.close(), portal.close()]))
process.send?.({
  dashboard,
  bare: `${theirs}/nue`,
  whole: `${theirs}/entiere`,
  read: `${theirs}/lue`,
  empty: `${ours}/vide`,
  headers,
  bytes: Buffer.byteLength(text),
  wholeBytes: Buffer.byteLength(wholeText),
} satisfies Told)
