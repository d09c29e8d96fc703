import { verifiersession } from '#contract/connexion/connexion.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { CAMILLE, facteurApp } from '#testing/apps/facteurApp.ts'
import { mailsOf, proveForGood, refusalOf, send } from '#testing/calls.ts'
import { databases } from '#testing/databases.ts'
import { ajoutertotp, creertotp } from '#contract/connexion/facteurs/facteurs.ts'
import { FACTEURS_AU_PLUS } from '#contract/connexion/facteurs/bornes.ts'
import { foundActs } from '#server/kit/audit/store.ts'
import { addFacteur } from './store.ts'
import { sessionCookies } from '#testing/testApp.ts'

const TROP = 'SRE_ESPACEAGENT_FACTEUR_NOMBRE'

describe.each(databases)('a second factor on %s', (database) => {
  let camille: Awaited<ReturnType<typeof facteurApp>>
  beforeEach(async () => {
    camille = await facteurApp(database)
  })
  afterEach(() => camille.portal.close())

  const refused = async (answer: ReturnType<typeof camille.show>) => refusalOf(await answer)[1]

  it('is awaited after the right password, opens no session before, and one code counts once', async () => {
    const { secret } = await camille.addTotp()
    camille.portal.wait(60_000)
    const answer = await camille.portal.tryToSignIn({ identifiant: '269057505601260' })
    expect(answer.headers['set-cookie']).toBeUndefined()
    expect(answer.json()).toEqual({
      code: 67,
      message: expect.stringContaining('second facteur'),
      secondFacteur: { jeton: expect.stringMatching(/^[\w-]{43}$/), moyens: ['totp', 'codesecours'] },
    })
    const { jeton } = answer.json().secondFacteur
    const code = camille.codeOf(secret)
    expect(await refused(camille.show({ jeton, code: code === '000000' ? '000001' : '000000' }))).toBe(
      'SRE_ESPACEAGENT_FACTEUR_CODE_KO',
    )
    const entered = await camille.show({ jeton, code: `${code.slice(0, 3)} ${code.slice(3)}` })
    expect(entered.json()).toMatchObject({ code: 60, identification: { identite: 'Camille Moreau' } })
    const cookie = sessionCookies(entered.headers['set-cookie'])
    expect((await send(camille.portal, verifiersession, {}, { cookie })).statusCode).toBe(200)
    // The same wait serves no more, and the same code neither.
    expect(await refused(camille.show({ jeton, code }))).toBe('SRE_ESPACEAGENT_FACTEUR_ATTENTE_KO')
    const again = (await camille.password())?.jeton ?? ''
    expect(await refused(camille.show({ jeton: again, code }))).toBe('SRE_ESPACEAGENT_FACTEUR_CODE_KO')
    expect((await camille.shown()).facteurs[0]?.utiliseLe).toBeDefined()
  })

  it('that is wrong is in the journal of the account, and no number of tries fills it', async () => {
    await camille.addTotp()
    const jeton = (await camille.password())?.jeton ?? ''
    for (let time = 0; time < 25; time += 1) await camille.show({ jeton, code: 'rien' })
    const acts = await foundActs(camille.portal.services.db, { compteId: camille.id, most: 99 })
    const refusals = acts.filter(({ acte, resultat }) => acte === 'connexion' && resultat === 'refuse')
    expect(refusals.map(({ motif }) => motif)).toEqual(
      Array.from({ length: 20 }, () => 'SRE_ESPACEAGENT_FACTEUR_CODE_KO'),
    )
  })

  it('ends the sessions that a password alone had opened elsewhere, when it is the first', async () => {
    const elsewhere = await camille.portal.signIn(CAMILLE)
    const isOpen = async (cookie: string) =>
      (await send(camille.portal, verifiersession, {}, { cookie })).statusCode === 200
    const { secret } = await camille.addTotp()
    expect([await isOpen(elsewhere), (await camille.shown()).facteurs.length]).toEqual([false, 1])
    const told = async () =>
      (await mailsOf(camille.portal)).filter(({ texte }) => texte.includes('les autres sessions ouvertes'))
        .length
    expect(await told()).toBe(2)
    camille.portal.wait(60_000)
    const jeton = (await camille.password())?.jeton ?? ''
    const entered = await camille.show({ jeton, code: camille.codeOf(secret) })
    await proveForGood(camille.portal)
    await camille.addTotp('Ma tablette')
    expect([await isOpen(sessionCookies(entered.headers['set-cookie'])), await told()]).toEqual([true, 2])
  })

  it('takes the code of the period before and after, no further, and never an earlier one than the last', async () => {
    const { secret } = await camille.addTotp()
    camille.portal.wait(600_000)
    const show = async (shift: number) => {
      const jeton = (await camille.password())?.jeton ?? ''
      return (await camille.show({ jeton, code: camille.codeOf(secret, shift) })).statusCode
    }
    expect([await show(-2), await show(2), await show(-1), await show(1), await show(0)]).toEqual([
      444, 444, 200, 200, 444,
    ])
  })

  it('of parallel sends of one code, one counts', async () => {
    const { secret } = await camille.addTotp()
    camille.portal.wait(60_000)
    const waits = await Promise.all([1, 2, 3].map(() => camille.password()))
    const code = camille.codeOf(secret)
    const answers = await Promise.all(waits.map((wait) => camille.show({ jeton: wait?.jeton ?? '', code })))
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 444, 444])
  })

  it('is one of ten at most, also when the tenth came while another was being added', async () => {
    const { portal, id } = camille
    const one = { genre: 'cleacces', nom: 'Clé', compte_id: id, cree_le: 0 } as const
    for (let added = 1; added < FACTEURS_AU_PLUS; added += 1) await addFacteur(portal.services.db, one)
    await proveForGood(portal)
    const { jeton, secret } = await camille.beginTotp()
    await addFacteur(portal.services.db, one)
    const body = { nom: 'Mon téléphone', jeton, code: camille.codeOf(secret) }
    const cookie = camille.cookie()
    expect(await refused(send(portal, ajoutertotp, { body }, { cookie }))).toBe(TROP)
    expect(await refused(send(portal, creertotp, {}, { cookie }))).toBe(TROP)
    expect((await camille.shown()).facteurs).toHaveLength(FACTEURS_AU_PLUS)
  })

  it('waits five minutes, and no longer', async () => {
    const { secret } = await camille.addTotp()
    const jeton = (await camille.password())?.jeton ?? ''
    camille.portal.wait(5 * 60_000)
    expect(await refused(camille.show({ jeton, code: camille.codeOf(secret) }))).toBe(
      'SRE_ESPACEAGENT_FACTEUR_ATTENTE_KO',
    )
    expect(await refused(camille.show({ jeton: 'inconnu', code: '123456' }))).toBe(
      'SRE_ESPACEAGENT_FACTEUR_ATTENTE_KO',
    )
  })

  it('stops wrong codes at six an hour, tells both addresses once, and leaves the key open', async () => {
    const { secret } = await camille.addTotp()
    await camille.addCle()
    camille.portal.wait(60_000)
    const right = camille.codeOf(secret)
    const wrong = right === '111111' ? '222222' : '111111'
    for (let round = 0; round < 6; round += 1) {
      const jeton = (await camille.password())?.jeton ?? ''
      expect(await refused(camille.show({ jeton, code: wrong }))).toBe('SRE_ESPACEAGENT_FACTEUR_CODE_KO')
    }
    const jeton = (await camille.password())?.jeton ?? ''
    expect(await refused(camille.show({ jeton, code: right }))).toBe('SRE_ESPACEAGENT_FACTEUR_ESSAIS')
    const told = (await mailsOf(camille.portal)).filter(({ genre }) => genre === 'essaisfacteur')
    expect(told.map(({ destinataire }) => destinataire).toSorted()).toEqual([
      'camille@example.com',
      'camille@example.org',
    ])
    expect((await camille.show({ jeton, cle: camille.key.sign(await camille.defi()) })).statusCode).toBe(200)
    camille.portal.wait(3_600_000)
    const later = (await camille.password())?.jeton ?? ''
    expect((await camille.show({ jeton: later, code: camille.codeOf(secret) })).statusCode).toBe(200)
  })

  it('a recovery code opens once, is told by mail, and is kept as a fingerprint', async () => {
    const { codesSecours = [] } = await camille.addTotp()
    expect(codesSecours).toHaveLength(10)
    const [code = ''] = codesSecours
    expect(code).toMatch(/^([A-Z2-7]{4}-){3}[A-Z2-7]{4}$/)
    const kept = JSON.stringify(
      await camille.portal.services.db.selectFrom('code_secours').selectAll().execute(),
    )
    expect(kept).not.toContain(code.replaceAll('-', ''))
    camille.portal.wait(1000)
    const show = async () =>
      refusalOf(
        await camille.show({ jeton: (await camille.password())?.jeton ?? '', code: code.toLowerCase() }),
      )
    expect(await show()).toEqual([200, undefined])
    expect((await mailsOf(camille.portal))[0]).toMatchObject({ genre: 'codesecoursutilise' })
    expect(await show()).toEqual([444, 'SRE_ESPACEAGENT_FACTEUR_SECOURS_KO'])
    expect((await camille.shown()).codesSecours).toBe(9)
  })
})
