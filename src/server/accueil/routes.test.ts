import { messagealerte } from '#contract/contenu/contenu.ts'
import { appConfiguration } from '#contract/contenu/configuration.ts'
import type { Insertable } from 'kysely'
import { accueilconnecte, lireevenement, messagesNonLus } from '#contract/accueil/evenement.ts'
import { PUBLISHED_ONLY } from '#contract/messages.ts'
import { initialiserhabilitation } from '#contract/connexion/habilitation.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#server/kit/identifiers.ts'
import { addConversation } from '#server/messagerie/store.ts'
import { addEvenements } from '#server/kit/news/evenements.ts'
import type { EvenementTable } from '#server/kit/database/schema/schema.ts'
import { setReglage } from '#server/kit/database/reglages.ts'
import { databases } from '#testing/databases.ts'
import { testApp, type TestApp } from '#testing/testApp.ts'

const CAMILLE = '269057505601260'
const ANGE = '164062A00401545'
const KARIM = '182071305502136'

describe.each(databases)('dashboard on %s', (database) => {
  let portal: TestApp
  const cookies: Record<string, string> = {}
  const [mine, hers, readOnly] = [newId(), newId(), newId()]

  const event = (compte_id: string, id: string, tri: number): Insertable<EvenementTable> => ({
    id,
    compte_id,
    document_uuid: null,
    statut: 'EVE_NON_LU',
    service: 'retraite',
    action_ihm: 'ouvrirUrl',
    tri,
    libelle1: 'Une nouvelle',
    libelle2: null,
    date_evenement: '2026-11-01',
    reference_url: 'https://www.info-retraite.fr',
  })

  beforeAll(async () => {
    portal = await testApp(database)
    const { db } = portal.services
    const camille = await portal.addPerson(CAMILLE)
    const karim = await portal.addPerson(KARIM, {
      date_naissance: '1982-07-14',
      granted: ['simulation', 'mesap'],
    })
    const ange = await portal.addPerson(ANGE, { lecture_seule: 1, granted: ['remuneration'] })
    await addEvenements(db, [event(camille, mine, 2), event(karim, hers, 1), event(ange, readOnly, 1)])
    for (const objet of ['Question', 'Autre question'])
      await addConversation(db, { compte_id: karim, objet, non_lue: 1, cle_envoi: null })
    for (const nir of [CAMILLE, KARIM, ANGE]) cookies[nir] = await portal.signIn(nir)
  })
  afterAll(() => portal.close())

  const ask = (nir: string, url: string) =>
    portal.app.inject({ url, headers: { cookie: cookies[nir] ?? '' } })
  const post = (nir: string, url: string, payload?: object) =>
    portal.app.inject({
      method: 'POST',
      url,
      headers: { cookie: cookies[nir] ?? '' },
      ...(payload && { payload }),
    })
  const statuses = async (nir: string) =>
    (await ask(nir, accueilconnecte.path))
      .json()
      .donnee.listeEvenement.map((row: { statut: string }) => row.statut)

  it('gives a person only their own events, with contents and messages', async () => {
    const home = (await ask(CAMILLE, accueilconnecte.path)).json()
    expect(home.donnee.listeEvenement).toEqual([
      {
        evenementId: mine,
        statut: 'EVE_NON_LU',
        service: 'retraite',
        actionIhm: 'ouvrirUrl',
        tri: 2,
        libelle1: 'Une nouvelle',
        dateEvenement: '2026-11-01',
        referenceUrl: 'https://www.info-retraite.fr',
      },
    ])
    expect(home.message.SRE_ESPACEAGENT_HABILITATION_KO).toBe(
      'Désolé, vous ne pouvez pas accéder à cette page.',
    )
    expect(home.contenu.paragraphe.vignetteremunerationpaie.titre).not.toBe('')
    expect(home).not.toHaveProperty('messagealerte')
  })

  it('sends the messages that were published only to a client that has the default ones', async () => {
    const { services, app } = portal
    const headers = { cookie: cookies[CAMILLE] ?? '', prefer: PUBLISHED_ONLY }
    const short = async () => (await app.inject({ url: accueilconnecte.path, headers })).json().message
    expect(await short()).toEqual({})
    await setReglage(services.db, 'messages', JSON.stringify({ DAC_BLOCAGE: 'Attendez.' }))
    portal.wait(2000)
    expect(await short()).toEqual({ DAC_BLOCAGE: 'Attendez.' })
    expect(Object.keys((await ask(CAMILLE, accueilconnecte.path)).json().message).length).toBeGreaterThan(50)
    await setReglage(services.db, 'messages', '{}')
    portal.wait(2000)
  })

  it('opens the simulator from 45 years old, with an account on file', async () => {
    const open = async (nir: string) =>
      (await ask(nir, accueilconnecte.path)).json().donnee.simulateurAccessible
    expect([await open(CAMILLE), await open(KARIM)]).toEqual([true, false])
  })

  it('marks an event read, and does not find another person’s', async () => {
    expect((await post(CAMILLE, lireevenement.path, { evenementId: hers })).statusCode).toBe(404)
    expect(await statuses(KARIM)).toEqual(['EVE_NON_LU'])
    expect((await post(CAMILLE, lireevenement.path, { evenementId: mine })).statusCode).toBe(200)
    expect(await statuses(CAMILLE)).toEqual(['EVE_LU'])
    expect((await post(CAMILLE, lireevenement.path, { evenementId: 'pas-un-uuid' })).statusCode).toBe(400)
  })

  it('answers 200 to a read-only account and marks nothing', async () => {
    expect((await post(ANGE, lireevenement.path, { evenementId: readOnly })).statusCode).toBe(200)
    expect(await statuses(ANGE)).toEqual(['EVE_NON_LU'])
  })

  it('gives the eleven services, durations and the unread count', async () => {
    const answer = await post(KARIM, initialiserhabilitation.path)
    expect([answer.statusCode, Object.keys(answer.json().listeService).length]).toEqual([200, 11])
    expect(answer.json()).toMatchObject({ nombreDemande: 2, dureeInactivite: 1200, lectureSeule: false })
    expect((await ask(KARIM, messagesNonLus.path)).json()).toEqual({ nombreDemande: 2 })
  })

  it('answers 344 to a restricted account, with its rights and where to go', async () => {
    const answer = await post(ANGE, initialiserhabilitation.path)
    expect([answer.statusCode, answer.headers['sre-location']]).toEqual([344, '/accueilconnecte'])
    expect(answer.json()).toMatchObject({
      lectureSeule: true,
      listeService: { mesap: false, remuneration: true },
    })
    expect(answer.json()).not.toHaveProperty('nombreDemande')
  })

  it('applies a change of rights at the next request', async () => {
    const { db } = portal.services
    expect((await ask(KARIM, messagesNonLus.path)).statusCode).toBe(200)
    await db.updateTable('compte').set({ services: '[]' }).where('identifiant', '=', KARIM).execute()
    const refused = await ask(KARIM, messagesNonLus.path)
    expect([refused.statusCode, refused.json().erreurCode]).toEqual([403, 'SRE_ESPACEAGENT_HABILITATION_KO'])
  })

  it('shows a published alert, and answers 544 in maintenance, but for the configuration of the portal', async () => {
    const alerte = { titre: 'Travaux', niveau: 'orange', texte: 'Ce soir.' }
    await setReglage(portal.services.db, 'messagealerte', JSON.stringify(alerte))
    portal.wait(2000)
    expect((await ask(CAMILLE, accueilconnecte.path)).json().messagealerte).toEqual(alerte)
    await setReglage(portal.services.db, 'maintenance', '1')
    portal.wait(2000)
    const closed = await ask(CAMILLE, accueilconnecte.path)
    expect([closed.statusCode, closed.json().erreurCode]).toEqual([544, 'MAINTENANCE'])
    expect((await portal.app.inject(appConfiguration.path)).statusCode).toBe(200)
    expect((await portal.app.inject(messagealerte.path)).json()).toEqual({ messagealerte: alerte })
    await setReglage(portal.services.db, 'maintenance', '0')
  })
})
