import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { connexionCle, defiCle } from '#contract/connexion/facteurs/secondFacteur.ts'
import { ajoutercle, creercle, demandercle } from '#contract/connexion/facteurs/facteurs.ts'
import { countAttempt } from '#server/kit/limits/throttle.ts'
import { CAMILLE, facteurApp } from '#testing/apps/facteurApp.ts'
import { authenticator } from '#testing/authenticator.ts'
import { refusalOf, send } from '#testing/calls.ts'
import { crowdedNetwork } from '#testing/crowdedNetwork.ts'
import { databases } from '#testing/databases.ts'
import { PASSWORD, sessionCookies } from '#testing/testApp.ts'

const KO = [444, 'SRE_ESPACEAGENT_FACTEUR_CLE_KO']

describe.each(databases)('an access key on %s', (database) => {
  let camille: Awaited<ReturnType<typeof facteurApp>>
  beforeEach(async () => {
    camille = await facteurApp(database)
  })
  afterEach(() => camille.portal.close())

  it('signs in alone, without captcha nor list of keys, and one signature serves once', async () => {
    expect((await camille.addCle()).json()).toMatchObject({ codesSecours: expect.arrayContaining([]) })
    const defi = await camille.defi()
    expect(defi).toEqual({
      challenge: expect.any(String),
      rpId: 'localhost',
      timeout: 300_000,
      userVerification: 'required',
    })
    const cle = camille.key.sign(defi)
    const answer = await camille.enter(cle)
    expect(answer.json()).toMatchObject({ code: 60, listeService: { simulation: true } })
    expect(sessionCookies(answer.headers['set-cookie'])).toContain('session=')
    expect(refusalOf(await camille.enter(cle))).toEqual(KO)
    expect(refusalOf(await camille.prove({ cle }))).toEqual(KO)
    const [journal] = await camille.portal.services.db
      .selectFrom('journal')
      .selectAll()
      .where('moyen', '=', 'cleacces')
      .execute()
    expect(journal?.compte_id).toBe(camille.id)
  })

  it('stays open to a network from which one machine asked for too many: it is slowed, never shut', async () => {
    const { db, clock } = camille.portal.services
    await countAttempt(db, 'cleacces:127.0.0.1', clock().getTime(), 3_600_000, 300)
    expect(await camille.defi()).toMatchObject({ rpId: 'localhost' })
  })

  it('is refused for now to a network of which too many wait already, and to no other', async () => {
    const ask = (remoteAddress: string) =>
      camille.portal.app.inject({ method: defiCle.method, url: defiCle.path, remoteAddress })
    expect((await ask(await crowdedNetwork(camille.portal, 'cleacces'))).statusCode).toBe(503)
    expect((await ask('192.0.2.1')).statusCode).toBe(200)
  })

  it('is refused the same whatever is wrong', async () => {
    await camille.addCle()
    const { key, defi, enter } = camille
    const refused = async (answer: ReturnType<typeof enter>) => expect(refusalOf(await answer)).toEqual(KO)
    await refused(enter(key.sign(await defi(), { verified: false })))
    await refused(enter(key.sign(await defi(), { origin: 'https://ailleurs.exemple.fr' })))
    await refused(enter(key.sign(await defi(), { userHandle: 'YXV0cmU' })))
    await refused(enter(key.sign({ challenge: 'aW52ZW50ZQ' })))
    const stranger = authenticator('localhost', 'http://localhost:3000')
    await refused(enter(stranger.sign(await defi())))
    const elsewhere = authenticator('exemple.fr', 'http://localhost:3000')
    await refused(enter({ ...elsewhere.sign(await defi()), id: key.sign(await defi()).id }))
    const late = await defi()
    camille.portal.wait(5 * 60_000)
    await refused(enter(key.sign(late)))
    const signed = key.sign(await defi())
    const { response } = signed
    await refused(enter({ ...signed, response: { ...response, signature: response.signature.slice(0, -4) } }))
  })

  it('that was copied counts backwards, and is refused', async () => {
    await camille.addCle()
    const [first, second] = [camille.key.sign(await camille.defi()), camille.key.sign(await camille.defi())]
    expect((await camille.enter(second)).statusCode).toBe(200)
    expect(refusalOf(await camille.enter(first))).toEqual(KO)
  })

  it('that was copied signs at the same time as its copy, and one of them is refused', async () => {
    await camille.addCle()
    const signed = await Promise.all(
      [1, 2, 3, 4].map(async () => camille.key.sign(await camille.defi(), { counter: 7 })),
    )
    const answers = await Promise.all(signed.map(camille.enter))
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  })

  it('that never counts signs as often as it is asked', async () => {
    const { portal, prove, cookie, defi, enter } = camille
    await prove({ motDePasse: PASSWORD })
    const key = authenticator('localhost', 'http://localhost:3000')
    const creation = (await send(portal, creercle, {}, { cookie: cookie() })).json()
    const body = { nom: 'Mon téléphone', cle: key.create(creation, { counter: 0 }) }
    await send(portal, ajoutercle, { body }, { cookie: cookie() })
    for (let time = 0; time < 2; time += 1)
      expect((await enter(key.sign(await defi(), { counter: 0 }))).statusCode).toBe(200)
  })

  it('proves nothing for another account, and is made by its own only', async () => {
    await camille.addCle()
    const { portal, key } = camille
    await portal.addPerson('163115935007107')
    const alain = await portal.signIn('163115935007107')
    expect(refusalOf(await camille.prove({ cle: key.sign(await camille.defi()) }, alain))).toEqual(KO)
    await camille.prove({ motDePasse: PASSWORD })
    const creation = (await send(portal, creercle, {}, { cookie: camille.cookie() })).json()
    expect(creation.excludeCredentials).toHaveLength(1)
    const made = authenticator('localhost', 'http://localhost:3000').create(creation)
    const add = (cookie: string) =>
      send(portal, ajoutercle, { body: { nom: 'La mienne', cle: made } }, { cookie })
    expect(refusalOf(await add(alain))[1]).toBe('SRE_ESPACEAGENT_FACTEUR_CREATION_KO')
    // The challenge was looked at in vain: it serves no more.
    expect(refusalOf(await add(camille.cookie()))[1]).toBe('SRE_ESPACEAGENT_FACTEUR_CREATION_KO')
  })

  it('signs nothing with a challenge that was asked for on another account', async () => {
    await camille.addCle()
    const { portal, key, enter, cookie } = camille
    await portal.addPerson('163115935007107')
    const asked = async (as: string) => (await send(portal, demandercle, {}, { cookie: as })).json()
    expect(refusalOf(await enter(key.sign(await asked(await portal.signIn('163115935007107')))))).toEqual(KO)
    expect((await enter(key.sign(await asked(cookie())))).statusCode).toBe(200)
  })

  it('shows nobody whether someone has one: the answer of a challenge is the same for all', async () => {
    const without = Object.keys(await camille.defi())
    await camille.addCle()
    expect(Object.keys(await camille.defi())).toEqual(without)
    const { portal } = camille
    const malformed = await portal.app.inject({
      method: 'POST',
      url: connexionCle.path,
      payload: { cle: {} },
    })
    expect(malformed.statusCode).toBe(400)
    expect((await portal.tryToSignIn({ identifiant: CAMILLE, secret: 'Autre-2026!ok' })).json()).toEqual(
      expect.not.objectContaining({ secondFacteur: expect.anything() }),
    )
  })
})
