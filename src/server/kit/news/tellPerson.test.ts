import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { evenementsOf } from './evenements.ts'
import { changeProfil } from '../people/profils.ts'
import { mailsOf } from '#testing/calls.ts'
import { databases } from '#testing/databases.ts'
import { testApp, type TestApp } from '#testing/testApp.ts'
import { tellPerson } from './tellPerson.ts'

const mail = { genre: 'essai', sujet: 'Une nouvelle', paragraphes: ['Elle vous attend.'] }

const evenement = (libelle1: string) => ({
  service: 'information',
  action_ihm: null,
  libelle1,
  libelle2: null,
})

describe.each(databases)('telling a person on %s', (database) => {
  let portal: TestApp

  beforeAll(async () => {
    portal = await testApp(database)
  })
  afterAll(() => portal.close())

  /** Someone who has told an address, with the titles and the mails that they have since. */
  const someone = async (identifiant: string, profil: Parameters<typeof changeProfil>[2]) => {
    const { db } = portal.services
    const id = await portal.addPerson(identifiant)
    await changeProfil(db, id, profil)
    return {
      id,
      titles: async () => (await evenementsOf(db, id)).map(({ libelle1 }) => libelle1),
      mails: async () =>
        (await mailsOf(portal)).filter(({ destinataire }) => destinataire === profil.courriel_principal),
    }
  }

  it('puts each event before those that were there, and mails it', async () => {
    const { id, titles, mails } = await someone('269057505601260', { courriel_principal: 'a@example.org' })
    for (const titre of ['Première', 'Deuxième', 'Troisième'])
      await tellPerson(portal.services, portal.services.db, id, {
        evenement: evenement(titre),
        notification: 'retraite',
        mail,
      })
    expect(await titles()).toEqual(['Troisième', 'Deuxième', 'Première'])
    expect(await mails()).toMatchObject([{ genre: 'essai' }, { genre: 'essai' }, { genre: 'essai' }])
    const [event] = await evenementsOf(portal.services.db, id)
    expect(event).toMatchObject({ statut: 'EVE_NON_LU', date_evenement: '2026-11-20' })
  })

  it('mails nothing of a kind that the person did not keep, nor to an address that is not there', async () => {
    const refuser = await someone('163115935007107', {
      courriel_principal: 'b@example.org',
      notifications: JSON.stringify(['messagerie']),
    })
    const silent = await someone('163115935007108', { courriel_principal: '' })
    for (const { id, titles, mails } of [refuser, silent]) {
      await tellPerson(portal.services, portal.services.db, id, {
        evenement: evenement('Nouvelle'),
        notification: 'retraite',
        mail,
      })
      expect([await titles(), await mails()]).toEqual([['Nouvelle'], []])
    }
  })

  it('mails alone what has its own place on the dashboard', async () => {
    const { id, titles, mails } = await someone('182071305502136', { courriel_principal: 'c@example.org' })
    await tellPerson(portal.services, portal.services.db, id, { notification: 'messagerie', mail })
    expect([await titles(), (await mails()).length]).toEqual([[], 1])
  })
})
