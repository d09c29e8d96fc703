import { verifiersession } from '#contract/connexion/connexion.ts'
import {
  type ActeDuCompte,
  type Profil,
  profilExport,
  profilFermerSession,
  profilPasMoi,
} from '#contract/profil/profil.ts'
import { profilCoordonnees, profilMotDePasse } from '#contract/profil/profilModifications.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addConnexion } from '#server/kit/database/journal.ts'
import { readZip } from '#testing/readZip.ts'
import { databases } from '#testing/databases.ts'
import { lastToken, mailsOf, proveForGood, send } from '#testing/calls.ts'
import { rubriqueApp } from '#testing/apps/rubriqueApp.ts'
import { CAMILLE, contacts, profilApp } from '#testing/apps/profilApp.ts'
import { PASSWORD, sessionCookies, type TestApp } from '#testing/testApp.ts'

const NEW_PASSWORD = 'Bonjour-2026!Lyon'
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; rv:131.0) Gecko/20100101 Firefox/131.0'

describe.each(databases)('safety of a profile on %s', (database) => {
  let person: Awaited<ReturnType<typeof profilApp>>
  let portal: TestApp
  let id: string
  let cookie: string
  beforeEach(async () => {
    person = await profilApp(database)
    ;({ portal, id, cookie } = person)
  })
  afterEach(() => portal.close())

  const change = (changes: object = {}) =>
    send(
      portal,
      profilMotDePasse,
      {
        body: {
          motDePasseAncien: PASSWORD,
          motDePasse: NEW_PASSWORD,
          motdepasseConfirmation: NEW_PASSWORD,
          ...changes,
        },
      },
      { cookie },
    )

  it('changes the password, goes on here under another token, and ends the other sessions', async () => {
    const elsewhere = await portal.signIn(CAMILLE)
    const answer = await change()
    expect(answer.statusCode).toBe(200)
    const renewed = sessionCookies(answer.headers['set-cookie'], cookie)
    const check = async (as: string) => (await send(portal, verifiersession, {}, { cookie: as })).statusCode
    expect([await check(renewed), await check(cookie), await check(elsewhere)]).toEqual([200, 401, 401])
    expect((await portal.tryToSignIn({ identifiant: CAMILLE, secret: NEW_PASSWORD })).json()).toMatchObject({
      code: 60,
    })
  })

  it.each(['court', 'Bonjour-2026!Lyoné', 'Motdepasse2026!', 'Moreau-Nuages-31!'])(
    'refuses « %s », which the rules refuse, and changes nothing',
    async (motDePasse) => {
      const answer = await change({ motDePasse, motdepasseConfirmation: motDePasse })
      expect([answer.statusCode, answer.json<{ champs: string[] }>().champs]).toEqual([444, ['motDePasse']])
      expect((await portal.tryToSignIn({ identifiant: CAMILLE })).json()).toMatchObject({ code: 60 })
    },
  )

  it('refuses a new password that is not typed twice alike', async () => {
    const answer = await change({ motdepasseConfirmation: `${NEW_PASSWORD}!` })
    expect([answer.statusCode, answer.json<{ champs: string[] }>().champs]).toEqual([
      444,
      ['motDePasseConfirmation'],
    ])
  })

  it('refuses a wrong present password, five times an hour, then the right one too', async () => {
    for (let round = 0; round < 5; round += 1)
      expect((await change({ motDePasseAncien: 'faux' })).json()).toEqual({
        // The last try is told before it.
        erreurCode: `SRE_ESPACEAGENT_SAISIE_MDP_ANCIEN_${round === 3 ? 'DERNIER' : 'KO'}`,
        champs: ['motDePasseAncien'],
      })
    expect((await change()).json()).toEqual({ erreurCode: 'SRE_ESPACEAGENT_TROP_DE_DEMANDES' })
  })

  it('lists sign-ins and sessions, and closes another session of one’s own only', async () => {
    await portal.tryToSignIn({ identifiant: CAMILLE }, { headers: { 'user-agent': FIREFOX } })
    const { connexions, sessions } = await person.shown()
    expect(connexions.map(({ navigateur }) => navigateur)).toContain('Firefox sur Windows')
    expect(sessions.filter(({ actuelle }) => actuelle)).toHaveLength(1)
    const other = sessions.find(({ actuelle }) => !actuelle)?.sessionId ?? ''
    await portal.addPerson('163115935007107')
    const stranger = await portal.signIn('163115935007107')
    const close = (as: string) =>
      send(portal, profilFermerSession, { body: { sessionId: other } }, { cookie: as })
    expect((await close(stranger)).statusCode).toBe(404)
    expect((await close(cookie)).statusCode).toBe(200)
    expect((await person.shown()).sessions).toHaveLength(1)
  })

  it('ends everything when a sign-in was not theirs, and sends the way back by mail only', async () => {
    const elsewhere = await portal.signIn(CAMILLE)
    await person.setMail('intrus@example.org')
    const pending = await lastToken(portal, 'validationMail')
    portal.wait(1000)
    expect((await send(portal, profilPasMoi, {}, { cookie })).json()).toEqual({})
    for (const as of [cookie, elsewhere])
      expect((await send(portal, verifiersession, {}, { cookie: as })).statusCode).toBe(401)
    expect((await person.open(pending)).statusCode).toBe(444)
    expect((await mailsOf(portal))[0]).toMatchObject({ genre: 'pasmoi', destinataire: 'camille@example.org' })
  })

  it('withdraws what waits to move the address when the password changes: an intruder may have asked for it', async () => {
    await person.setMail('intrus@example.org')
    const pending = await lastToken(portal, 'validationMail')
    expect((await change()).statusCode).toBe(200)
    expect((await person.open(pending)).statusCode).toBe(444)
  })

  it('gives all that it holds in an archive: every sign-in and every act, not the last twenty', async () => {
    for (const rang of Array.from({ length: 25 }, (_, one) => one))
      await addConnexion(portal.services.db, {
        compte_id: id,
        quand: rang + 1,
        navigateur: 'x',
        moyen: 'motdepasse',
      })
    const changed = sessionCookies((await change()).headers['set-cookie'], cookie)
    await proveForGood(portal)
    const answer = await send(portal, profilExport, {}, { cookie: changed })
    expect(answer.headers['content-type']).toBe('application/zip')
    const held = JSON.parse(String(readZip(answer.rawPayload).get('donnees.json'))) as Pick<
      Profil,
      'connexions'
    > & {
      activite: ActeDuCompte[]
    }
    expect(held.connexions.filter(({ navigateur }) => navigateur === 'x')).toHaveLength(25)
    expect(held.activite).toContainEqual(expect.objectContaining({ acte: 'motdepasse', refuse: false }))
  })

  it('gives two documents of one name both a place in the archive', async () => {
    const { portal: office, cookies, give } = await rubriqueApp(database)
    await give('camille')
    await give('camille')
    await proveForGood(office)
    const { rawPayload } = await send(office, profilExport, {}, { cookie: cookies.camille })
    for (const chemin of ['documents/remuneration/bulletin.pdf', 'documents/remuneration/bulletin (2).pdf'])
      expect(rawPayload.includes(chemin)).toBe(true)
    await office.close()
  })

  it('lets a read-only account change nothing of its profile', async () => {
    await portal.services.db.updateTable('compte').set({ lecture_seule: 1 }).where('id', '=', id).execute()
    expect((await person.setMail('x@example.org')).json()).toEqual({
      erreurCode: 'SRE_ESPACEAGENT_LECTURE_SEULE',
    })
    expect((await change()).json()).toEqual({ erreurCode: 'SRE_ESPACEAGENT_LECTURE_SEULE' })
  })

  it('asks for a proof before an address of e-mail moves', async () => {
    const answer = await send(
      portal,
      profilCoordonnees,
      {
        body: {
          ...contacts,
          courrielPrincipal: 'x@example.org',
          courrielPrincipalConfirmation: 'x@example.org',
        },
      },
      { cookie },
    )
    expect(answer.statusCode).toBe(511)
    expect(answer.json()).toEqual({ erreurCode: 'SRE_ESPACEAGENT_PREUVE_DEMANDEE' })
    expect(await mailsOf(portal)).toEqual([])
  })
})
