import type { Insertable } from 'kysely'
import {
  NOTIFICATIONS_PAR_PAGE,
  nonlire,
  notifications,
  type Notifications,
  RELUS_MAXIMUM,
  toutlire,
} from '#contract/accueil/notifications.ts'
import { type Accueil, accueilconnecte } from '#contract/accueil/evenement.ts'
import { nomsGenreDocument } from '#contract/documents/genres.ts'
import type { InputOf } from '#contract/kit/call.ts'
import type { EvenementTable } from '#server/kit/database/schema/schema.ts'
import { addEvenements, closeEvenements } from '#server/kit/news/evenements.ts'
import { grantService } from '#server/kit/people/rights.ts'
import { newId } from '#server/kit/identifiers.ts'
import { send } from '#testing/calls.ts'
import { databases } from '#testing/databases.ts'
import { testApp, type TestApp } from '#testing/testApp.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const CAMILLE = '269057505601260'
const ANGE = '164062A00401545'
const TOTAL = NOTIFICATIONS_PAR_PAGE + 5

const eventOf = (compte_id: string, rank: number, service: string): Insertable<EvenementTable> => ({
  id: newId(),
  compte_id,
  document_uuid: null,
  statut: 'EVE_NON_LU',
  service,
  action_ihm: service === 'retraite' ? 'lienDemandeDepartRetraite' : null,
  tri: rank,
  libelle1: `${service} ${rank}`,
  libelle2: null,
  date_evenement: `2026-10-${String(rank).padStart(2, '0')}` as `${number}-${number}-${number}`,
  reference_url: null,
})

describe.each(databases)('notifications on %s', (database) => {
  let portal: TestApp
  const cookies: Record<string, string> = {}

  const read = async (nir: string, query: InputOf<typeof notifications>['query'] = {}) =>
    (await send(portal, notifications, { query }, { cookie: cookies[nir] ?? '' })).json<Notifications>()
  const unread = async (nir: string) =>
    (await read(nir)).groupes.map(({ groupe, nonLus }) => [groupe, nonLus])

  beforeAll(async () => {
    portal = await testApp(database)
    const { db } = portal.services
    const camille = await portal.addPerson(CAMILLE)
    const ange = await portal.addPerson(ANGE, { lecture_seule: 1 })
    const services = ['remuneration', 'titrepension', 'remunerationpension', 'retraite', 'information']
    const all = Array.from({ length: TOTAL }, (_, index) =>
      eventOf(camille, index + 1, services[index % services.length] ?? ''),
    )
    await addEvenements(db, [...all, eventOf(ange, 1, 'retraite'), eventOf(ange, 2, 'remuneration')])
    for (const nir of [CAMILLE, ANGE]) cookies[nir] = await portal.signIn(nir)
  })
  afterAll(() => portal.close())

  it('gives the latest first, a page at a time, and says how many each group has', async () => {
    const first = await read(CAMILLE)
    expect(first.total).toBe(TOTAL)
    expect(first.listeEvenement).toHaveLength(NOTIFICATIONS_PAR_PAGE)
    expect(first.listeEvenement[0]?.dateEvenement).toBe('2026-10-25')
    expect(first.groupes).toEqual([
      { groupe: 'autres', total: 5, nonLus: 5 },
      { groupe: 'remunerationpaie', total: 5, nonLus: 5 },
      { groupe: 'pension', total: 10, nonLus: 10 },
      { groupe: 'preparation', total: 5, nonLus: 5 },
    ])
    const second = await read(CAMILLE, { page: '2' })
    expect(second.listeEvenement.map(({ dateEvenement }) => dateEvenement).at(-1)).toBe('2026-10-01')
    expect(second.listeEvenement).toHaveLength(5)
    expect((await read(CAMILLE, { page: '3' })).listeEvenement).toEqual([])
  })

  it('gives one group alone', async () => {
    const { listeEvenement, total } = await read(CAMILLE, { groupe: 'pension' })
    expect(total).toBe(10)
    expect(new Set(listeEvenement.map(({ service }) => service))).toEqual(
      new Set(['titrepension', 'remunerationpension']),
    )
  })

  it('keeps what is closed, with its day', async () => {
    const { db } = portal.services
    const compte = await db.selectFrom('compte').select('id').where('identifiant', '=', CAMILLE).execute()
    await closeEvenements(db, compte[0]?.id ?? '', '2026-11-20', { actions: ['lienDemandeDepartRetraite'] })
    const { listeEvenement } = await read(CAMILLE, { groupe: 'preparation' })
    expect(listeEvenement.map(({ closLe, statut }) => [closLe, statut])).toEqual(
      Array.from({ length: 5 }, () => ['2026-11-20', 'EVE_LU']),
    )
  })

  it('marks those of a group as read, then all', async () => {
    const { app } = portal
    const readAll = (payload: object) =>
      app.inject({ method: 'POST', url: toutlire.path, payload, headers: { cookie: cookies[CAMILLE] ?? '' } })
    expect((await readAll({ groupe: 'pension' })).statusCode).toBe(200)
    expect(await unread(CAMILLE)).toEqual([
      ['autres', 5],
      ['remunerationpaie', 5],
      ['pension', 0],
      ['preparation', 0],
    ])
    await readAll({})
    expect((await unread(CAMILLE)).map(([, nonLus]) => nonLus)).toEqual([0, 0, 0, 0])
    expect(await unread(ANGE)).toEqual([['remunerationpaie', 1]])
  })

  it('marks those that were unread again, of their person only', async () => {
    const again = (evenements: string[], nir: string) =>
      send(portal, nonlire, { body: { evenements } }, { cookie: cookies[nir] ?? '' })
    const { db } = portal.services
    const rows = await db.selectFrom('evenement').select('id').where('service', '=', 'titrepension').execute()
    const ids = rows.map(({ id }) => id)
    expect(ids.length).toBeGreaterThan(0)
    const before = await unread(CAMILLE)
    await again(ids, ANGE)
    expect(await unread(CAMILLE)).toEqual(before)
    expect((await again(ids, CAMILLE)).statusCode).toBe(200)
    expect(await unread(CAMILLE)).not.toEqual(before)
    const answer = await send(portal, toutlire, { body: {} }, { cookie: cookies[CAMILLE] ?? '' })
    expect(answer.json().lus.toSorted()).toEqual(ids.toSorted())
  })

  it('takes as many of them as it says, and no more', async () => {
    const again = (nombre: number) =>
      send(
        portal,
        nonlire,
        { body: { evenements: Array.from({ length: nombre }, newId) } },
        { cookie: cookies[CAMILLE] ?? '' },
      )
    expect((await again(RELUS_MAXIMUM)).statusCode).toBe(200)
    expect((await again(RELUS_MAXIMUM + 1)).statusCode).toBe(400)
  })

  it('marks nothing for someone who may only read, and asks nothing of them', async () => {
    const answer = await send(portal, toutlire, { body: {} }, { cookie: cookies[ANGE] ?? '' })
    expect(answer.statusCode).toBe(200)
    expect(await unread(ANGE)).toEqual([['remunerationpaie', 1]])
  })
})

describe.each(databases)('notifications of someone without every service on %s', (database) => {
  let portal: TestApp
  let id = ''
  let cookie = ''
  const about = [...nomsGenreDocument, 'compteindividuelretraite', 'information']

  beforeAll(async () => {
    portal = await testApp(database)
    id = await portal.addPerson(CAMILLE, { granted: ['remuneration'] })
    cookie = await portal.signIn(CAMILLE)
    await addEvenements(
      portal.services.db,
      about.map((service, index) => eventOf(id, index + 1, service)),
    )
  })
  afterAll(() => portal.close())

  const said = async () => {
    const [dashboard, page] = await Promise.all([
      send(portal, accueilconnecte, {}, { cookie }),
      send(portal, notifications, { query: {} }, { cookie }),
    ])
    const { listeEvenement, total } = page.json<Notifications>()
    const onDashboard = dashboard.json<Accueil>().donnee.listeEvenement
    expect(onDashboard.map(({ service }) => service)).toEqual(
      listeEvenement.map(({ service }) => service).toReversed(),
    )
    expect(total).toBe(listeEvenement.length)
    return onDashboard.map(({ service }) => service)
  }

  it('are not about what would be refused to them, and are once its service is granted', async () => {
    expect(await said()).toEqual(['remuneration', 'information'])
    const { db } = portal.services
    await grantService(db, id, 'pension')
    expect(await said()).toEqual(['remuneration', 'remunerationpension', 'titrepension', 'information'])
    await grantService(db, id, 'compteindividuelretraite')
    expect(await said()).toContain('compteindividuelretraite')
  })

  it('that they do not see are not marked as read', async () => {
    const before = await said()
    const { lus } = (await send(portal, toutlire, { body: {} }, { cookie })).json<{ lus: string[] }>()
    expect(lus).toHaveLength(before.length)
  })
})
