import { verifiersession } from '#contract/connexion/connexion.ts'
import { keptOutput } from '#server/admin/testing/output.ts'
import { setReglage } from '#server/kit/database/reglages.ts'
import { changeProfil } from '#server/kit/people/profils.ts'
import { CONFIGURATION } from '#server/kit/published.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { CAMILLE, facteurApp } from '#testing/apps/facteurApp.ts'
import { mailsOf, send } from '#testing/calls.ts'
import { databases } from '#testing/databases.ts'
import { secondFactors } from './secondFactors.ts'

describe.each(databases)('second factors that the administration removes on %s', (database) => {
  let camille: Awaited<ReturnType<typeof facteurApp>>
  beforeEach(async () => {
    camille = await facteurApp(database)
    await camille.addTotp()
  })
  afterEach(() => camille.portal.close())

  const told = async () => (await mailsOf(camille.portal)).filter(({ genre }) => genre === 'facteursretires')

  it('are those of who lost them all: the password opens again, both addresses are told', async () => {
    expect(await camille.password()).toBeDefined()
    const { said, output } = keptOutput()
    const { services } = camille.portal
    camille.portal.wait(1000)
    await secondFactors(services, CAMILLE, {}, output)
    expect(await camille.password()).toBeDefined()
    await secondFactors(services, CAMILLE, { retirer: true }, output)
    expect(said[0]).toBe('Clés d’accès : 0 ; applications de codes : 1.')
    expect(await camille.password()).toBeUndefined()
    expect((await send(camille.portal, verifiersession, {}, { cookie: camille.cookie() })).statusCode).toBe(
      401,
    )
    const mails = await told()
    expect(mails).toHaveLength(2)
    expect(mails[0]?.texte).toContain('Vous vous connectez avec votre mot de passe')
    expect(said.at(-1)).toContain('ses deux adresses en sont prévenues')
  })

  it('leave FranceConnect alone to who signs in where a factor is always asked for, and this is what is told', async () => {
    const { said, output } = keptOutput()
    const { services } = camille.portal
    await setReglage(services.db, CONFIGURATION, JSON.stringify({ niveauAuthentification: 'connexion' }))
    camille.portal.wait(2000)
    await changeProfil(services.db, camille.id, { courriel_secondaire: '' })
    await secondFactors(services, CAMILLE, { retirer: true }, output)
    const [mail, ...others] = await told()
    expect(others).toEqual([])
    expect(mail?.texte).toContain('plus vous connecter que par FranceConnect')
    expect(mail?.texte).not.toContain('avec votre mot de passe')
    expect(said.at(-1)).toContain('sa seule adresse en est prévenue')
    expect((await camille.portal.tryToSignIn({ identifiant: CAMILLE })).json()).toMatchObject({ code: 67 })
  })

  it('are told to nobody, and it is said, when the profile has no address', async () => {
    const { said, output } = keptOutput()
    const { services } = camille.portal
    await changeProfil(services.db, camille.id, { courriel_principal: '', courriel_secondaire: '' })
    await secondFactors(services, CAMILLE, { retirer: true }, output)
    expect(said.at(-1)).toContain('personne n’en est prévenu')
    expect(await told()).toEqual([])
  })
})
