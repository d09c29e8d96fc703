import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { inscriptionMail } from './inscription/mails.ts'
import { keepHere } from './kit/mail/sending/Delivery.ts'
import { queueMail } from './kit/mail/queueMail.ts'
import { sendDue } from './kit/mail/sending/sendDue.ts'
import { monthsBefore, purge, purgeAlone } from './purge.ts'
import { lastCourriels } from './kit/mail/courriels.ts'
import { addConnexion } from './kit/database/journal.ts'
import { addJeton } from './kit/session/jetons.ts'
import { addEvenements } from './kit/news/evenements.ts'
import { databases } from '#testing/databases.ts'
import { testApp, type TestApp } from '#testing/testApp.ts'
import { idOf } from '#testing/idOf.ts'

const DAY = 86_400_000

describe.each(databases)('the purge on %s', (name) => {
  let portal: TestApp
  const count = async (table: 'jeton' | 'journal' | 'inscription' | 'demarrage_fc') =>
    (await portal.services.db.selectFrom(table).selectAll().execute()).length
  const present = () => portal.services.clock().getTime()

  beforeEach(async () => {
    portal = await testApp(name)
  })
  afterEach(() => portal.close())

  it.each([
    [true, 7],
    [false, 30],
  ])(
    'keeps sent mails for some days (demonstration: %s, %i days), and those that wait',
    async (demo, days) => {
      const { services } = portal
      const mail = inscriptionMail({ url: 'http://localhost:3000/' })
      await queueMail(services.db, present(), 'a@exemple.fr', mail)
      await sendDue({ ...services, deliver: keepHere, log: portal.app.log })
      await queueMail(services.db, present(), 'b@exemple.fr', mail)
      const given = { ...services, config: { ...services.config, demo } }
      portal.wait(days * DAY - 1)
      await purge(given)
      expect(await lastCourriels(services.db)).toHaveLength(2)
      portal.wait(2)
      await purge(given)
      expect((await lastCourriels(services.db)).map(({ destinataire }) => destinataire)).toEqual([
        'b@exemple.fr',
      ])
    },
  )

  it('deletes expired tokens and what was begun, and sign-ins older than thirteen months', async () => {
    const { services, addPerson } = portal
    const { db } = services
    await addPerson('269057505601260')
    const compte = await db.selectFrom('compte').select('id').executeTakeFirstOrThrow()
    const expire_le = present() + 1000
    await addJeton(db, 'A', { genre: 'inscription', expireLe: expire_le })
    await addConnexion(db, { compte_id: compte.id, quand: present(), moyen: 'motdepasse', navigateur: '' })
    await db
      .insertInto('inscription')
      .values({
        empreinte: 'x',
        identifiant: '288064410907773',
        nom: 'Cherif',
        prenom: 'Nadia',
        date_naissance: '1988-06-01',
        mode: 'AFFIRME',
        envoi: null,
        envoye_le: null,
        expire_le,
      })
      .execute()
    await db.insertInto('demarrage_fc').values({ empreinte: 'x', nonce: 'x', expire_le }).execute()

    await purge(services)
    expect(await Promise.all([count('jeton'), count('inscription'), count('demarrage_fc')])).toEqual([
      1, 1, 1,
    ])
    portal.wait(1000)
    await purge(services)
    expect(await Promise.all([count('jeton'), count('inscription'), count('demarrage_fc')])).toEqual([
      0, 0, 0,
    ])
    portal.wait(390 * DAY)
    await purge(services)
    expect(await count('journal')).toBe(1)
    portal.wait(10 * DAY)
    await purge(services)
    expect(await count('journal')).toBe(0)
  })

  it('is done by one process, and by another once that one is gone', async () => {
    const { services } = portal
    const captcha = (uuid: string) =>
      services.db.insertInto('captcha').values({ uuid, empreinte: 'x', expire_le: present() }).execute()
    const captchas = async () =>
      (await services.db.selectFrom('captcha').select('uuid').execute()).map(({ uuid }) => uuid)
    const both = await Promise.all([purgeAlone(services, 'a'), purgeAlone(services, 'b')])
    expect(both.toSorted()).toEqual([false, true])
    const [first, second] = both[0] ? (['a', 'b'] as const) : (['b', 'a'] as const)
    await captcha(idOf('un'))
    portal.wait(9 * 60_000 - 1)
    expect(await purgeAlone(services, second)).toBe(false)
    expect(await captchas()).toEqual([idOf('un')])
    expect(await purgeAlone(services, first)).toBe(true)
    portal.wait(9 * 60_000)
    expect(await purgeAlone(services, second)).toBe(true)
    expect(await purgeAlone(services, first)).toBe(false)
  })

  it('is done though a clock was a year ahead when another process took it', async () => {
    const { services } = portal
    const ahead = { ...services, clock: () => new Date(present() + 365 * DAY) }
    expect(await purgeAlone(ahead, 'a')).toBe(true)
    expect(await purgeAlone(services, 'b')).toBe(true)
    expect(await purgeAlone(services, 'c')).toBe(false)
  })

  it('goes through more rows than it deletes at once, and leaves those of others', async () => {
    const { db } = portal.services
    const rows = Array.from({ length: 2500 }, (_, rank) => ({
      cle: `c${rank}`,
      nombre: 1,
      expire_le: present() + (rank < 2400 ? 0 : 1),
    }))
    for (let from = 0; from < rows.length; from += 500)
      await db
        .insertInto('tentative')
        .values(rows.slice(from, from + 500))
        .execute()
    await purge(portal.services)
    const left = await db.selectFrom('tentative').select('cle').execute()
    expect(left).toHaveLength(100)
  })

  it('deletes events two years after their day once read, five years after otherwise, never one that waits for an act', async () => {
    const compte_id = await portal.addPerson('269057505601260')
    const base = {
      compte_id,
      document_uuid: null,
      service: 'retraite',
      tri: 1,
      libelle1: 'x',
      libelle2: null,
      reference_url: null,
    }
    const [read, unread] = ['EVE_LU', 'EVE_NON_LU'] as const
    await addEvenements(portal.services.db, [
      { ...base, id: idOf('lu'), statut: read, date_evenement: '2024-11-20', action_ihm: 'ouvrirDocument' },
      {
        ...base,
        id: idOf('lu avant'),
        statut: read,
        date_evenement: '2024-11-19',
        action_ihm: 'ouvrirDocument',
      },
      { ...base, id: idOf('lu sans acte'), statut: read, date_evenement: '2024-11-19', action_ihm: null },
      { ...base, id: idOf('non lu'), statut: unread, date_evenement: '2021-11-20', action_ihm: null },
      { ...base, id: idOf('non lu avant'), statut: unread, date_evenement: '2021-11-19', action_ihm: null },
      {
        ...base,
        id: idOf('attend'),
        statut: unread,
        date_evenement: '2015-01-01',
        action_ihm: 'confirmerIdentite',
      },
      {
        ...base,
        id: idOf('fait'),
        statut: read,
        date_evenement: '2015-01-01',
        action_ihm: 'confirmerIdentite',
        clos_le: '2015-01-02',
      },
    ])
    await purge(portal.services)
    const left = await portal.services.db.selectFrom('evenement').select('id').orderBy('id').execute()
    expect(left.map(({ id }) => id)).toEqual(['attend', 'lu', 'non lu'].map(idOf))
  })
})

it.each([
  ['2026-03-31T10:00:00Z', 13, '2025-02-27T23:00:00.000Z'],
  ['2028-02-29T10:00:00Z', 12, '2027-02-27T23:00:00.000Z'],
  ['2026-05-31T10:00:00Z', 1, '2026-04-29T22:00:00.000Z'],
])('%s, %i months before: %s, never a month that is shorter overrun', (moment, months, before) => {
  expect(new Date(monthsBefore(new Date(moment), months)).toISOString()).toBe(before)
})
