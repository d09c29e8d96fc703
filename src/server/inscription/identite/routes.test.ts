import { verifiersession } from '#contract/connexion/connexion.ts'
import {
  changernir,
  modifiermotdepasseoublie,
  motdepasseoublie,
  validermotdepasseoublie,
} from '#contract/connexion/identite.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { changeProfil } from '#server/kit/people/profils.ts'
import { databases } from '#testing/databases.ts'
import { lastToken, mailsOf, send } from '#testing/calls.ts'
import { PASSWORD, solvedCaptcha, testApp, type TestApp } from '#testing/testApp.ts'

const CAMILLE = '269057505601260'
const NOEL = '170129201203343'
const NOEL_NEW = '170129201204729'
const IBAN = 'FR7630006000011234567890189'
const NEW_PASSWORD = 'Bonjour-2026!Lyon'
const MINUTE = 60_000

describe.each(databases)('identity on %s', (database) => {
  let portal: TestApp
  const add = async (nir: string, changes: Parameters<TestApp['addPerson']>[1] = {}) => {
    const id = await portal.addPerson(nir, changes)
    await changeProfil(portal.services.db, id, { iban: IBAN, courriel_principal: 'camille@example.org' })
    return id
  }
  beforeEach(async () => {
    portal = await testApp(database)
  })
  afterEach(() => portal.close())

  describe('forgotten password', () => {
    beforeEach(() => add(CAMILLE))
    const ask = async (changes: object = {}) =>
      send(portal, motdepasseoublie, {
        body: {
          identifiant: CAMILLE,
          courrielPrincipal: 'Camille@Example.org',
          ...(await solvedCaptcha(portal)),
          ...changes,
        },
      })
    const change = (validationMotDePasseOublie: string, motDePasse = NEW_PASSWORD) =>
      send(portal, modifiermotdepasseoublie, { body: { validationMotDePasseOublie, motDePasse } })
    const look = (validationMotDePasseOublie: string) =>
      send(portal, validermotdepasseoublie, { body: { validationMotDePasseOublie } })
    const asked = async () => {
      await ask()
      return lastToken(portal, 'validationMotDePasseOublie')
    }

    it('is changed through the link, every session ends, and both addresses are told', async () => {
      const cookie = await portal.signIn(CAMILLE)
      const token = await asked()
      expect((await look(token)).statusCode).toBe(200)
      portal.wait(1000)
      expect((await change(token)).statusCode).toBe(200)
      expect((await send(portal, verifiersession, {}, { cookie })).statusCode).toBe(401)
      expect((await portal.tryToSignIn({ identifiant: CAMILLE })).json()).toMatchObject({ code: 61 })
      expect((await portal.tryToSignIn({ identifiant: CAMILLE, secret: NEW_PASSWORD })).json()).toMatchObject(
        { code: 60 },
      )
      expect((await mailsOf(portal))[0]).toMatchObject({
        genre: 'motdepassemodifie',
        destinataire: 'camille@example.org',
      })
    })

    it('answers the same, and as late, whether the pair exists or not', async () => {
      const answers = []
      for (const changes of [{}, { identifiant: NOEL }, { courrielPrincipal: 'autre@example.org' }]) {
        const begun = performance.now()
        const { statusCode, body } = await ask(changes)
        answers.push({ statusCode, body, late: performance.now() - begun >= 195 })
      }
      expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
      expect(answers[0]?.late).toBe(true)
      expect(await mailsOf(portal)).toHaveLength(1)
    })

    it('lifts the lock of sign-in', async () => {
      for (let round = 0; round < 4; round += 1)
        await portal.tryToSignIn({ identifiant: CAMILLE, secret: 'faux' })
      expect((await change(await asked())).statusCode).toBe(200)
      expect((await portal.tryToSignIn({ identifiant: CAMILLE, secret: NEW_PASSWORD })).json()).toMatchObject(
        { code: 60 },
      )
    })

    it('serves a link once, for 30 minutes, and only by the change', async () => {
      const token = await asked()
      for (const bad of ['court', 'Motdepasse2026!', 'Moreau-Nuages-31!', `${NEW_PASSWORD}é`])
        expect((await change(token, bad)).json<{ champs: string[] }>().champs).toEqual(['motDePasse'])
      const answers = await Promise.all([change(token), change(token, 'Bonsoir-2026!Lyon')])
      expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 444])
      expect((await look(token)).json()).toEqual({ erreurCode: 'SRE_ESPACEAGENT_LIEN_MDP_KO' })
      const late = await asked()
      portal.wait(30 * MINUTE + 1)
      expect((await look(late)).statusCode).toBe(444)
      expect((await change(late)).statusCode).toBe(444)
    })

    it('sends three links an hour at most, and says nothing of it', async () => {
      for (let round = 0; round < 5; round += 1) expect((await ask()).statusCode).toBe(200)
      expect(await mailsOf(portal)).toHaveLength(3)
    })

    it('asks for a captcha, once', async () => {
      const { uuid, code } = await solvedCaptcha(portal)
      expect((await ask({ uuid, code: 'FAUX' })).json()).toEqual({ erreurCode: '76' })
      expect((await ask({ uuid, code })).json()).toEqual({ erreurCode: '76' })
    })
  })

  it('changes its identifier once validated: the old one is worth nothing, every session ends', async () => {
    await add(NOEL, { nouveau_nir: NOEL_NEW })
    const cookie = await portal.signIn(NOEL)
    expect((await portal.tryToSignIn({ identifiant: NOEL })).json()).toMatchObject({ nouveauNir: NOEL_NEW })
    expect((await send(portal, changernir, {}, { cookie })).statusCode).toBe(200)
    expect((await send(portal, verifiersession, {}, { cookie })).statusCode).toBe(401)
    expect((await portal.tryToSignIn({ identifiant: NOEL })).json()).toMatchObject({ code: 61 })
    const signedIn = await portal.tryToSignIn({ identifiant: NOEL_NEW, secret: PASSWORD })
    expect(signedIn.json()).toMatchObject({ code: 60 })
    expect(signedIn.json()).not.toHaveProperty('nouveauNir')
    expect((await mailsOf(portal))[0]).toMatchObject({ genre: 'identifiantchange' })
  })
})
