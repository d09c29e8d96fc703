import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { deconnexion } from '#contract/connexion/connexion.ts'
import { prouver } from '#contract/connexion/facteurs/facteurs.ts'
import { initialiserhabilitation } from '#contract/connexion/habilitation.ts'
import { changernir } from '#contract/connexion/identite.ts'
import { formulaires } from '#contract/connexion/formulaires.ts'
import { profilPasMoi } from '#contract/profil/profil.ts'
import { profilMotDePasse } from '#contract/profil/profilModifications.ts'
import { send } from '#testing/calls.ts'
import { databases } from '#testing/databases.ts'
import { PASSWORD, sessionCookies, testApp, type TestApp } from '#testing/testApp.ts'

const CAMILLE = '269057505601260'
const KARIM = '182071305502136'
const NEW_PASSWORD = 'Bonjour-2026!Lyon'

const newPassword = {
  motDePasseAncien: PASSWORD,
  motDePasse: NEW_PASSWORD,
  motdepasseConfirmation: NEW_PASSWORD,
}

describe.each(databases)('in a browser where someone else has signed in meanwhile, on %s', (database) => {
  let portal: TestApp
  beforeEach(async () => {
    await portal?.close()
    portal = await testApp(database)
    await portal.addPerson(CAMILLE, { nouveau_nir: '269057505601261' })
    await portal.addPerson(KARIM, { prenom: 'Karim', nom: 'Benali' })
  })
  afterAll(() => portal.close())

  const signIn = async (identifiant: string, cookie = '') => {
    const { headers } = await portal.tryToSignIn({ identifiant }, { headers: { cookie } })
    return sessionCookies(headers['set-cookie'], cookie)
  }
  const whoIs = async (cookie: string) =>
    (await send(portal, initialiserhabilitation, {}, { cookie })).json().identification?.identite

  it.each([
    ['a sign-out', (cookie: string) => send(portal, deconnexion, {}, { cookie })],
    [
      'a sign-out without script',
      (cookie: string) =>
        portal.app.inject({ method: 'POST', url: formulaires.deconnexion, headers: { cookie } }),
    ],
    ['a proof', (cookie: string) => send(portal, prouver, { body: { motDePasse: PASSWORD } }, { cookie })],
    ['a new password', (cookie: string) => send(portal, profilMotDePasse, { body: newPassword }, { cookie })],
    ['« pas moi »', (cookie: string) => send(portal, profilPasMoi, {}, { cookie })],
    ['a new identifier', (cookie: string) => send(portal, changernir, {}, { cookie })],
  ])('the late answer of %s leaves them their session', async (_, act) => {
    const camille = await signIn(CAMILLE)
    const late = await act(camille)
    expect(late.statusCode).toBeLessThan(400)
    const karim = await signIn(KARIM, camille)
    const after = sessionCookies(late.headers['set-cookie'], karim)
    expect([await whoIs(karim), await whoIs(after)]).toEqual(['Karim Benali', 'Karim Benali'])
    // They prove who they are as well: what came late is not in their way.
    const proved = await send(portal, prouver, { body: { motDePasse: PASSWORD } }, { cookie: after })
    expect(await whoIs(sessionCookies(proved.headers['set-cookie'], after))).toBe('Karim Benali')
  })

  it('a sign-out that ends once they have signed in empties nothing that they type', async () => {
    const camille = await signIn(CAMILLE)
    const { db } = portal.services
    await db.updateTable('session').set({ moyen: 'franceconnect', jeton_identite: 'jeton' }).execute()
    let karim = ''
    const signOutUrl = async () => {
      karim = await signIn(KARIM, camille)
      return new URL('https://franceconnect.exemple.fr/session/end')
    }
    Object.assign(portal.services, { franceConnect: { signOutUrl } })
    const late = await send(portal, deconnexion, {}, { cookie: camille })
    expect([late.statusCode, late.headers['clear-site-data']]).toEqual([200, undefined])
    expect(await whoIs(karim)).toBe('Karim Benali')
  })

  it('a sign-out without script empties the browser of who is still there, and no other', async () => {
    const leave = (cookie: string) =>
      portal.app.inject({ method: 'POST', url: formulaires.deconnexion, headers: { cookie } })
    const camille = await signIn(CAMILLE)
    expect((await leave(camille)).headers['clear-site-data']).toBe('"storage"')
    expect((await leave(camille)).headers['clear-site-data']).toBeUndefined()
  })

  it('what a proof gave opens nothing without what the sign-in gave, nor the other way round', async () => {
    const camille = await signIn(CAMILLE)
    const proof = await send(portal, prouver, { body: { motDePasse: PASSWORD } }, { cookie: camille })
    const suite = sessionCookies(proof.headers['set-cookie'])
    const token = suite.split('.')[1] ?? ''
    expect(token).toMatch(/^[\w-]{43}$/)
    const wrong = [
      camille,
      suite,
      `__Host-session=${token}`,
      `${await signIn(KARIM)}; ${suite}`.replace(/__Host-session=[^;]+/, `__Host-session=${token}`),
    ]
    for (const cookie of wrong) expect(await whoIs(cookie)).toBeUndefined()
    expect(await whoIs(`${camille}; ${suite}`)).toBe('Camille Moreau')
  })
})
