import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { inscriptionMail } from './inscription/mails.ts'
import { keepHere } from './kit/mail/Delivery.ts'
import { queueMail } from './kit/mail/queueMail.ts'
import { sendDue } from './kit/mail/sendDue.ts'
import { purge } from './purge.ts'
import { lastCourriels } from './kit/mail/courriels.ts'
import { addConnexion } from './kit/database/journal.ts'
import { addJeton } from './kit/session/jetons.ts'
import { databases } from '#testing/databases.ts'
import { testApp, type TestApp } from '#testing/testApp.ts'

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
})
