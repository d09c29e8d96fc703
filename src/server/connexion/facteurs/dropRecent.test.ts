import { modifiermotdepasseoublie } from '#contract/connexion/identite.ts'
import { profilPasMoi } from '#contract/profil/profil.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { facteurApp } from '#testing/apps/facteurApp.ts'
import { lastToken, mailsOf, send } from '#testing/calls.ts'
import { databases } from '#testing/databases.ts'

const HOUR = 60 * 60_000

describe.each(databases)('an account that is recovered, on %s', (database) => {
  let camille: Awaited<ReturnType<typeof facteurApp>>
  beforeEach(async () => {
    camille = await facteurApp(database)
  })
  afterEach(() => camille.portal.close())

  /** Changes the password by the link of a mail, or has such a link sent by « ce n’était pas moi ». */
  const recover = async () => {
    await send(camille.portal, profilPasMoi, {}, { cookie: camille.cookie() })
    const validationMotDePasseOublie = await lastToken(camille.portal, 'validationMotDePasseOublie')
    const body = { validationMotDePasseOublie, motDePasse: 'Bonjour-2026!Lyon' }
    return send(camille.portal, modifiermotdepasseoublie, { body })
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
    const told = (await mailsOf(camille.portal)).filter(({ genre }) => genre === 'facteurretire')
    expect(told.map(({ destinataire }) => destinataire).toSorted()).toEqual([
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
})
