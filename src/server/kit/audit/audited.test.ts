import { authenticator } from '#testing/authenticator.ts'
import { actes } from '#contract/kit/actes.ts'
import { profilActivite, profilNir } from '#contract/profil/profil.ts'
import { profilIban, profilMotDePasse } from '#contract/profil/profilModifications.ts'
import { telechargements } from '#contract/documents/document.ts'
import { deconnexion } from '#contract/connexion/connexion.ts'
import { calls } from '#contract/calls.ts'
import { failures } from '#contract/kit/failures.ts'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { send } from '#testing/calls.ts'
import { databases } from '#testing/databases.ts'
import { PASSWORD, sessionCookies, testApp, type TestApp } from '#testing/testApp.ts'
import { foundActs, verifyChain } from './store.ts'

const CAMILLE = '269057505601260'
const ODILE = '265055935006362'
const PIERRE = '163093306301432'
const IBAN = 'FR1420041010050500013M02606'

it.each(['connexion', 'export', 'iban', 'motdepasse', 'coordonnees', 'telechargement', 'demande'] as const)(
  'a call of the contract, or signing in, is kept as « %s »',
  (acte) => expect(acte === 'connexion' || calls.some((call) => call.acte === acte)).toBe(true),
)

it('every download and every change of the profile is kept', () => {
  const forgotten = calls.filter(
    ({ acte, path, method, produces }) =>
      acte === undefined &&
      ((produces !== undefined && /telecharger/.test(path)) ||
        (method === 'POST' && /prive\/profil/.test(path))),
  )
  expect(forgotten.map(({ path }) => path)).toEqual(['/api/prive/profil/v1/notifications'])
})

describe.each(databases)('what is done on an account, on %s', (name) => {
  let portal: TestApp
  let compteId: string
  let cookie: string

  /** Signs in as people do: the journal has it. */
  const signIn = async (identifiant: string) =>
    sessionCookies((await portal.tryToSignIn({ identifiant })).headers['set-cookie'])

  beforeAll(async () => {
    portal = await testApp(name)
    compteId = await portal.addPerson(CAMILLE)
    await portal.tryToSignIn({ identifiant: CAMILLE, secret: 'Autre-2026!secret' })
    cookie = await signIn(CAMILLE)
  })
  afterAll(() => portal.close())

  const shown = async () =>
    (await send(portal, profilActivite, {}, { cookie }))
      .json<{ listeActe: { acte: string; refuse: boolean }[] }>()
      .listeActe.map(({ acte, refuse }) => `${acte} ${refuse ? 'refuse' : 'fait'}`)

  it('is kept, done or refused, and its holder reads it', async () => {
    const wrong = { iban1: IBAN.slice(0, 14), iban2: IBAN.slice(14), motDePasseAncien: 'faux' }
    const unknown = '0199a1b2-0000-4000-8000-000000000009'
    await send(portal, profilIban, { body: wrong }, { cookie })
    await send(portal, telechargements.remuneration, { query: { documentUuid: unknown } }, { cookie })
    await send(portal, profilNir, {}, { cookie })
    expect(await shown()).toEqual([
      'nir fait',
      'telechargement refuse',
      'iban refuse',
      'connexion fait',
      'connexion refuse',
    ])
  })

  it('is not noted, not even in vain, when it is no act', async () => {
    const note = vi.spyOn(portal.services.audit, 'note')
    await shown()
    expect(note).not.toHaveBeenCalled()
    note.mockRestore()
  })

  it('says whose account, what, from which request, and never a number, an IBAN nor an address', async () => {
    const rows = await foundActs(portal.services.db, { compteId, most: 100 })
    expect(rows.map((row) => row.compte_id === compteId && row.auteur === 'personne')).not.toContain(false)
    expect(rows.find(({ acte }) => acte === 'telechargement')).toMatchObject({
      objet: '0199a1b2-0000-4000-8000-000000000009',
      motif: 'INTROUVABLE',
      requete: expect.stringMatching(/^[2-9A-Z]{4}(-[2-9A-Z]{4}){2}$/),
      reseau: expect.stringMatching(/^[0-9a-f]{24}$/),
    })
    expect(JSON.stringify(rows)).not.toMatch(/269057505601260|20041010|127\.0\.0\.1|exemple\.fr/)
    expect(await verifyChain(portal.services.db)).not.toHaveProperty('rompu')
  })

  it('gives each answer the number that the journal has of its request', async () => {
    const answer = await send(portal, deconnexion, {}, { cookie: await signIn(CAMILLE) })
    const numero = String(answer.headers['x-request-id'])
    expect(await foundActs(portal.services.db, { requete: numero, most: 9 })).toMatchObject([
      { acte: 'deconnexion', compte_id: compteId },
    ])
    const page = await portal.app.inject({
      url: telechargements.remuneration.path,
      headers: { accept: 'text/html' },
    })
    expect(page.body).toContain(String(page.headers['x-request-id']))
  })

  it('of a former holder is not shown to the one who created their space since', async () => {
    await portal.services.audit.note({ acte: 'inscription', compteId })
    expect(await shown()).toEqual(['inscription fait'])
  })

  it('of who opened a space is not shown to the one to whom the administration gave it', async () => {
    await portal.services.audit.note({ acte: 'administration', compteId, objet: 'comptes creer' })
    expect(await shown()).toEqual(['administration fait'])
  })

  it('a change of password is kept too', async () => {
    const motDePasse = 'Nouveau-2026!ok'
    const body = { motDePasseAncien: PASSWORD, motDePasse, motdepasseConfirmation: motDePasse }
    const changed = await send(portal, profilMotDePasse, { body }, { cookie })
    expect([changed.statusCode, Object.keys(actes)]).toEqual([200, expect.arrayContaining(['motdepasse'])])
    const [last] = await foundActs(portal.services.db, { compteId, most: 1 })
    expect(last).toMatchObject({ acte: 'motdepasse', resultat: 'fait' })
  })

  it('is neither used up nor hidden by strangers who fail to sign in', async () => {
    const { config } = portal.services
    const pierre = await portal.addPerson(PIERRE)
    const mine = await signIn(PIERRE)
    for (let time = 0; time < 25; time += 1)
      await portal.tryToSignIn({ identifiant: PIERRE, secret: 'autre' })
    Object.assign(portal.services, { config: { ...config, limites: { ...config.limites, actes: 2 } } })
    expect((await send(portal, profilNir, {}, { cookie: mine })).json()).toEqual({ nir: PIERRE })
    Object.assign(portal.services, { config })
    const { listeActe } = (await send(portal, profilActivite, {}, { cookie: mine })).json<{
      listeActe: { acte: string; refuse: boolean }[]
    }>()
    expect(listeActe.map(({ acte, refuse }) => `${acte} ${refuse}`)).toEqual([
      'nir false',
      ...Array.from({ length: 5 }, () => 'connexion true'),
      'connexion false',
    ])
    expect((await foundActs(portal.services.db, { compteId: pierre, most: 99 })).length).toBe(27)
  })

  it('is bounded for one person in an hour, but what protects the account', async () => {
    const { config, db } = portal.services
    Object.assign(portal.services, { config: { ...config, limites: { ...config.limites, actes: 2 } } })
    const odile = await portal.addPerson(ODILE)
    const first = await signIn(ODILE)
    const see = async (mine: string) => (await send(portal, profilNir, {}, { cookie: mine })).json<unknown>()
    for (let time = 0; time < 2; time += 1) expect(await see(first)).toEqual({ nir: ODILE })
    const { erreurCode } = failures.tropDeDemandes
    expect([await see(first), await see(first)]).toEqual([{ erreurCode }, { erreurCode }])
    expect((await send(portal, deconnexion, {}, { cookie: first })).statusCode).toBe(200)
    const kept = await foundActs(db, { compteId: odile, most: 9 })
    expect(kept.map(({ acte }) => acte)).toEqual(['deconnexion', 'nir', 'nir', 'connexion'])
    portal.wait(3_600_001)
    expect(await see(await signIn(ODILE))).toEqual({ nir: ODILE })
  })
})

/** What strangers invent for each part of the calls that need no session. */
const INVENTED: Readonly<Record<string, unknown>> = {
  jeton: 'invente',
  code: '123456',
  motDePasse: 'Nouveau-2026!ok',
  cle: authenticator('localhost', 'http://localhost:3000').sign({ challenge: 'aW52ZW50ZQ' }),
}

it('what is refused to nobody is not kept: strangers may ask for it without end', async () => {
  const portal = await testApp('SQLite')
  for (const { access, acte, path, body } of calls) {
    if (access !== 'public' || acte === undefined) continue
    const names = Object.keys(body?.properties ?? {})
    const payload = Object.fromEntries(names.map((name) => [name, INVENTED[name] ?? 'INVENTE']))
    const answer = await portal.app.inject({ method: 'POST', url: path, payload })
    expect([path, answer.statusCode]).toEqual([path, 444])
  }
  expect(await foundActs(portal.services.db, { most: 99 })).toEqual([])
  await portal.close()
})

it.each([
  ['the person’s, whom the proxy names', '1', 2],
  ['the proxy’s own, where none is trusted', '0', 1],
])('the network of an act is %s', async (_, TRUST_PROXY, networks) => {
  const portal = await testApp('SQLite', { TRUST_PROXY })
  await portal.addPerson(CAMILLE)
  for (const from of ['192.0.2.7', '198.51.100.9'])
    await portal.tryToSignIn({ identifiant: CAMILLE }, { headers: { 'x-forwarded-for': from } })
  const acts = await foundActs(portal.services.db, { most: 9 })
  expect(acts.map(({ acte }) => acte)).toEqual(['connexion', 'connexion'])
  expect(new Set(acts.map(({ reseau }) => reseau)).size).toBe(networks)
  await portal.close()
})
