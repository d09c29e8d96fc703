import { calls } from '#contract/calls.ts'
import type { Call } from '#contract/kit/call.ts'
import { demandesDeRetraite } from '#contract/demande/demandederetraite.ts'
import { alain } from '#demo/personas/agents.ts'
import type { Kysely, Selectable } from 'kysely'
import type { SessionTable } from '#server/kit/database/schema/schema.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { givePossessions, type Possessions } from '#testing/possessions/possessions.ts'
import { proveForGood } from '#testing/calls.ts'
import {
  avecIdentifiant,
  champsIdentifiants,
  type ChampIdentifiant,
  type Entree,
} from '#testing/securite/champsIdentifiants.ts'
import { exemplesDe } from '#testing/securite/exemples.ts'
import { testApp, type TestApp } from '#testing/testApp.ts'
import { tables } from './kit/database/tables.ts'
import { newId } from './kit/identifiers.ts'

const [OWNER, OTHER] = ['269057505601260', '182071305502136']

/** Counters, captchas and the journal of acts: what an attempt leaves by itself. */
const TRACES = new Set<string>(['audit', 'audit_tete', 'tentative', 'captcha'])

/** A number of sending is each sender's own: one that another drew is as good as any. */
const SENDING = 'cleEnvoi'

/** A simulation supposes what it likes of the lines of an account: they are looked up nowhere. */
const SUPPOSED = 'periodeId'

/** What the lists that search and page ask for besides. */
const READ = { texte: 'octobre', annee: '2026' }

type Answer = Awaited<ReturnType<TestApp['app']['inject']>>

const textsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values((value ?? {}) as object).flatMap(textsIn)

/** One of each list: what is alike is refused alike. */
const oneOfEach = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.slice(0, 1)
    : typeof value === 'object'
      ? Object.values(value ?? {}).map(oneOfEach)
      : value

const nameOf = ({ path }: ChampIdentifiant) => path.findLast((step) => step !== '*') ?? ''

const UUID = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g

/** An answer without what differs each time: identifiers and numbers. */
const told = ({ statusCode, headers, body }: Answer) => ({
  statusCode,
  type: headers['content-type'],
  cookies: headers['set-cookie'],
  body: body.replaceAll(UUID, '…').replaceAll(/(?:RET|CIR|DP|DR)-[\w-]+/g, '…'),
})

const privateCalls = calls
  .filter(({ access }) => access === 'connecte')
  .map((call) => ({
    name: `${call.method} ${call.path}`,
    call,
    champs: champsIdentifiants(call).filter((champ) => nameOf(champ) !== SUPPOSED),
  }))

const taking = privateCalls.filter(({ champs }) => champs.length > 0)

const sendings = new Set<Call>(Object.values(demandesDeRetraite).map(({ envoyer }) => envoyer))

const reading = privateCalls.filter(
  ({ call, champs }) => call.method === 'GET' && champs.length === 0 && call.produces === undefined,
)

describe('what belongs to someone else', () => {
  let portal: TestApp
  let cookie: string
  let own: Possessions
  let elsewhere: Selectable<SessionTable>
  /** Every identifier of what the other one has, and those that are tried. */
  let marks: string[] = []
  let tried: string[] = []
  /** Those of a request and its files: each is refused once its receipt is drawn, which takes a while. */
  let sent: string[] = []

  beforeAll(async () => {
    portal = await testApp('SQLite', { ACTES_PAR_PERSONNE: '100000' })
    const born = { date_naissance: alain.dateNaissance }
    const theirs = await givePossessions(portal, await portal.addPerson(OWNER, born))
    const id = await portal.addPerson(OTHER, born)
    cookie = await portal.signIn(OTHER)
    own = await givePossessions(portal, id)
    await proveForGood(portal)
    const { session } = own
    elsewhere = await portal.services.db
      .selectFrom('session')
      .selectAll()
      .where('id', '=', session)
      .executeTakeFirstOrThrow()
    marks = textsIn(theirs).filter((text) => text.length > 6)
    const { dossiers, pieces, conversation } = theirs
    sent = [...pieces.slice(0, 1), conversation.piece, ...textsIn(dossiers)]
    tried = textsIn(oneOfEach(theirs)).filter((text) => text.length > 6)
  })
  afterAll(() => portal.close())

  const ask = async (call: Call, { params, query, body }: Entree) => {
    // How often someone may try is not what is looked at.
    await portal.services.db.deleteFrom('tentative').execute()
    return portal.app.inject({
      method: call.method,
      url: call.path.replace(/:(\w+)/, (_, name: string) => String(params?.[name])),
      ...(query && { query: query as Record<string, string> }),
      ...(body && { payload: body }),
      headers: { cookie },
    })
  }

  const kept = async (about: readonly string[] = ['']) => {
    const db = portal.services.db as unknown as Kysely<Record<string, object>>
    const rows: string[] = []
    for (const table of tables.filter((name) => !TRACES.has(name)))
      for (const row of await db.selectFrom(table).selectAll().execute()) rows.push(JSON.stringify(row))
    return rows.filter((row) => about.some((text) => row.includes(text))).toSorted()
  }

  /** Each call finds what its example names as if no other call had been made. */
  const startAgain = async (call: Call) => {
    const { db } = portal.services
    // A factor that is removed closes the sessions of elsewhere.
    await db
      .insertInto('session')
      .values(elsewhere)
      .onConflict((one) => one.doNothing())
      .execute()
    await db.updateTable('evenement').set({ statut: 'EVE_NON_LU' }).where('id', '=', own.evenement).execute()
    if (sendings.has(call))
      await db.updateTable('dossier').set({ etat: 'annulee' }).where('compte_id', '=', own.compteId).execute()
  }

  /** What is answered to each identifier of what the other one has; none of them is ever said. */
  const attempts = async (call: Call, exemple: Entree, champ: ChampIdentifiant) => {
    const answers: (readonly [string, Answer])[] = []
    for (const id of (sendings.has(call) ? sent : tried).filter(champ.takes)) {
      const answer = await ask(call, avecIdentifiant(exemple, champ, id))
      expect(marks.filter((mark) => answer.body.includes(mark))).toEqual([])
      answers.push([id, answer])
    }
    return answers
  }

  it.each(taking)('is neither told from nothing nor changed by $name', async ({ call, champs }) => {
    const exemple = exemplesDe(own).get(call)
    if (!exemple) throw new Error('Give an example of this call in testing/securite/exemples.ts')
    await startAgain(call)
    const before = await kept(marks)
    const unknown: (readonly [ChampIdentifiant, string])[] = []
    for (const champ of champs.filter((one) => nameOf(one) !== SENDING)) {
      const none = told(await ask(call, avecIdentifiant(exemple, champ, newId())))
      unknown.push([champ, JSON.stringify(none)])
      for (const [id, answer] of await attempts(call, exemple, champ))
        expect([id, told(answer)]).toEqual([id, none])
    }

    // The example is a right one: what is one's own is told from nothing, or changed.
    const earlier = JSON.stringify(await kept())
    const mine = JSON.stringify(told(await ask(call, exemple)))
    const isChanged = JSON.stringify(await kept()) !== earlier
    const alike = unknown.filter(([, none]) => !isChanged && none === mine)
    expect([mine, alike.map(([{ path }]) => path)]).toEqual([mine, []])

    for (const champ of champs) if (nameOf(champ) === SENDING) await attempts(call, exemple, champ)
    expect(await kept(marks)).toEqual(before)
  })

  it.each(reading)('is not read by $name', async ({ call }) => {
    const known = Object.entries(READ).filter(([name]) => call.query && name in call.query.properties)
    const answer = await ask(call, { query: Object.fromEntries(known) })
    expect(answer.statusCode).toBe(200)
    expect(marks.filter((mark) => answer.body.includes(mark))).toEqual([])
  })
})
