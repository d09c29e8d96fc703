import { rubriques } from '#contract/documents/rubrique.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { databases } from '#testing/databases.ts'
import { messagerieApp } from '#testing/apps/messagerieApp.ts'

describe.each(databases)('texts that hold a NUL on %s', (database) => {
  let app: Awaited<ReturnType<typeof messagerieApp>>
  beforeEach(async () => {
    app = await messagerieApp(database)
  })
  afterEach(() => app.portal.close())

  it('are refused in a body, and kept when they only look like one', async () => {
    const refused = await app.open(app.camille, { objet: 'Ma\u0000prime' })
    expect([refused.statusCode, refused.json()]).toEqual([400, { erreurCode: 'REQUETE_MAL_FORMEE' }])
    expect((await app.open(app.camille, { objet: String.raw`Ma\u0000prime` })).statusCode).toBe(200)
    expect((await app.listed()).some(({ objet }) => objet === String.raw`Ma\u0000prime`)).toBe(true)
  })

  it('are refused in an address', async () => {
    const url = `${rubriques.remunerationpaie.recherche.path}?texte=%00%00`
    const refused = await app.portal.app.inject({ url, headers: { cookie: app.camille } })
    expect(refused.statusCode).toBe(400)
    expect(refused.headers['content-security-policy']).toContain("default-src 'none'")
  })

  it('are refused in a form', async () => {
    const refused = await app.portal.tryToSignIn({ identifiant: '269057505601\u0000260' })
    expect(refused.statusCode).toBe(400)
  })
})
