import type { Connexion } from '#contract/connexion/connexion.ts'
import { codessecours } from '#contract/connexion/facteurs/facteurs.ts'
import { modifiermotdepasseoublie } from '#contract/connexion/identite.ts'
import { profilPasMoi } from '#contract/profil/profil.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { CAMILLE, facteurApp } from '#testing/apps/facteurApp.ts'
import { lastToken, mailsOf, send } from '#testing/calls.ts'
import { databases } from '#testing/databases.ts'
import { PASSWORD, sessionCookies } from '#testing/testApp.ts'

const HOUR = 60 * 60_000
const CHOSEN = 'Bonjour-2026!Lyon'

describe.each(databases)('an account that is recovered, on %s', (database) => {
  let camille: Awaited<ReturnType<typeof facteurApp>>
  beforeEach(async () => {
    camille = await facteurApp(database)
  })
  afterEach(() => camille.portal.close())

  /** Changes the password by the link of a mail, or has such a link sent by « ce n’était pas moi ». */
  const recover = async (cookie = camille.cookie()) => {
    await send(camille.portal, profilPasMoi, {}, { cookie })
    const validationMotDePasseOublie = await lastToken(camille.portal, 'validationMotDePasseOublie')
    const body = { validationMotDePasseOublie, motDePasse: CHOSEN }
    return send(camille.portal, modifiermotdepasseoublie, { body })
  }

  const told = async () => (await mailsOf(camille.portal)).filter(({ genre }) => genre === 'facteurretire')

  /** The password chosen since, then a code. */
  const signIn = async (code: string) => {
    const answer = await camille.portal.tryToSignIn({ identifiant: CAMILLE, secret: CHOSEN })
    const jeton = answer.json<Connexion>().secondFacteur?.jeton ?? ''
    return (await camille.show({ jeton, code })).statusCode
  }

  it('loses the factors of less than 72 hours, with their codes; both addresses are told', async () => {
    await camille.addCle('Intrus')
    camille.portal.wait(71 * HOUR)
    await camille.signInAgain()
    expect((await recover()).statusCode).toBe(200)
    expect(await camille.enter(camille.key.sign(await camille.defi()))).toMatchObject({ statusCode: 444 })
    const { db } = camille.portal.services
    for (const table of ['facteur', 'code_secours'] as const)
      expect(await db.selectFrom(table).selectAll().execute()).toEqual([])
    expect((await told()).map(({ destinataire }) => destinataire).toSorted()).toEqual([
      'camille@example.com',
      'camille@example.org',
    ])
  })

  it('keeps an older one: a mailbox alone is not worth it', async () => {
    await camille.addCle()
    camille.portal.wait(72 * HOUR)
    await camille.signInAgain()
    expect((await recover()).statusCode).toBe(200)
    expect((await camille.enter(camille.key.sign(await camille.defi()))).statusCode).toBe(200)
  })

  it('loses the recovery codes made anew since, not the factor that they were made with; both addresses are told', async () => {
    const { secret } = await camille.addTotp()
    camille.portal.wait(73 * HOUR)
    const stolen = await camille.portal.signIn(CAMILLE)
    const { headers } = await camille.prove({ motDePasse: PASSWORD }, stolen)
    const intruder = sessionCookies(headers['set-cookie'], stolen)
    const renewed = await send(camille.portal, codessecours, {}, { cookie: intruder })
    const [kept = ''] = renewed.json<{ codesSecours: string[] }>().codesSecours
    await recover(await camille.portal.signIn(CAMILLE))
    expect(await signIn(kept)).toBe(444)
    const mails = await told()
    expect(mails.map(({ destinataire }) => destinataire).toSorted()).toEqual([
      'camille@example.com',
      'camille@example.org',
    ])
    expect(mails[0]?.texte).toContain('Vos codes de secours ne fonctionnent plus.')
    expect(mails[0]?.texte).not.toContain('clés d’accès')
    expect(await signIn(camille.codeOf(secret))).toBe(200)
  })

  it('keeps older codes, and is told of nothing that went', async () => {
    const { codesSecours: [kept = ''] = [] } = await camille.addTotp()
    camille.portal.wait(73 * HOUR)
    await recover(await camille.portal.signIn(CAMILLE))
    expect(await told()).toEqual([])
    expect(await signIn(kept)).toBe(200)
  })
})
