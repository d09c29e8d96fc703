import { type Habilitation, initialiserhabilitation } from '#contract/connexion/habilitation.ts'
import { deconnexion } from '#contract/connexion/connexion.ts'
import { franceconnectPaths } from '#contract/connexion/franceconnect.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { franceConnectApp, signInAtProvider, type FranceConnectApp } from './testing/franceConnectApp.ts'
import { inside, refused, SYLVIE, sylvieIdentity } from './testing/sylvie.ts'
import { changeCompte, compteByIdentifiant } from '#server/kit/people/comptes.ts'
import { changeProfil } from '#server/kit/people/profils.ts'
import { setReglage } from '#server/kit/database/reglages.ts'
import { countAttempt } from '#server/kit/limits/throttle.ts'
import { mailsOf } from '#testing/calls.ts'

const UNKNOWN = '285047511812325'
const MARIE = '270112B03301109'
const NEVER_SEEN_BUT_SAME = '262087511205489'

describe('sign-in by FranceConnect', () => {
  let portal: FranceConnectApp
  let sylvie: string

  beforeAll(async () => {
    portal = await franceConnectApp()
    sylvie = await portal.addPerson(SYLVIE, sylvieIdentity)
    await changeProfil(portal.services.db, sylvie, { courriel_principal: 'sylvie.blanc@example.org' })
  })
  beforeEach(async () => {
    const { db } = portal.services
    for (const table of ['federation', 'courriel', 'session', 'journal', 'demarrage_fc'] as const)
      await db.deleteFrom(table).execute()
  })
  afterAll(() => portal.close())

  const land = async (personne: string | undefined, browser = portal.browser()) => {
    const { url } = await signInAtProvider(browser, personne)
    return `${url.pathname}${url.search}`
  }

  it('says at the provider that it is one for demonstration, in French and without scripts', async () => {
    const { text, status } = await portal.browser().go(franceconnectPaths.connexion)
    expect(status).toBe(200)
    expect(text).toContain('Fournisseur d’identité de démonstration')
    expect(text.indexOf('Sylvie Blanc')).toBeLessThan(text.indexOf('Camille Moreau'))
    expect(text).not.toContain('<script')
  })

  it('begins nothing for a picture, a frame or a link of another site', async () => {
    const begin = (headers: Record<string, string>) =>
      portal.app.inject({ url: franceconnectPaths.connexion, headers })
    for (const headers of [
      { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'image' },
      { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'iframe' },
      { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'document' },
    ]) {
      const answer = await begin(headers)
      expect([answer.statusCode, answer.headers.location]).toEqual([303, '/accueilnonconnecte'])
    }
    const rows = () => portal.services.db.selectFrom('demarrage_fc').selectAll().execute()
    expect(await rows()).toEqual([])
    expect(
      (await begin({ 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'document' })).headers.location,
    ).toMatch(/authorize/)
  })

  it('counts a browser that begins again once, and slows a network past its limit without shutting it', async () => {
    const { db, clock } = portal.services
    const rows = () => db.selectFrom('demarrage_fc').selectAll().execute()
    const begin = (cookie = '') =>
      portal.app.inject({ url: franceconnectPaths.connexion, headers: { cookie } })
    await countAttempt(db, 'franceconnect:127.0.0.1', clock().getTime(), 3_600_000, 299)
    const first = await begin()
    const cookie = String(first.headers['set-cookie']).split(';')[0] ?? ''
    const again = await begin(cookie)
    expect(again.headers.location).toMatch(/authorize/)
    expect(await rows()).toHaveLength(1)
    expect((await begin()).headers.location).toMatch(/authorize/)
    await db.deleteFrom('tentative').execute()
  })

  it('links by exact civil identity, tells it by e-mail once, and then knows the person by their sub', async () => {
    expect(await land(SYLVIE)).toBe(inside)
    expect((await mailsOf(portal)).map(({ genre }) => genre)).toEqual(['franceconnectlie'])
    await changeCompte(portal.services.db, sylvie, { prenom: 'Sylviane', nom_naissance: 'Blanche' })
    expect(await land(SYLVIE)).toBe(inside)
    await changeCompte(portal.services.db, sylvie, sylvieIdentity)
    expect(await mailsOf(portal)).toHaveLength(1)
  })

  it('opens a session that says where it came from, and ends the former one of the browser', async () => {
    const browser = portal.browser()
    await land(SYLVIE, browser)
    await land(SYLVIE, browser)
    const { db } = portal.services
    const sessions = await db.selectFrom('session').selectAll().execute()
    expect(sessions).toMatchObject([{ moyen: 'franceconnect', compte_id: sylvie }])
    expect(await db.selectFrom('journal').select('moyen').execute()).toHaveLength(2)
    expect([...browser.cookies.keys()]).not.toContain('__Host-franceconnect')
  })

  it('tells a new identifier to who came from there, and to nobody who does not hold it', async () => {
    const { db } = portal.services
    const browser = portal.browser()
    await land(SYLVIE, browser)
    const told = async (cookie: string) => {
      const answer = await portal.app.inject({
        method: 'POST',
        url: initialiserhabilitation.path,
        headers: { cookie },
      })
      return answer.json<Habilitation>().nouveauNir
    }
    expect(await told(browser.header())).toBeUndefined()
    await changeCompte(db, sylvie, { nouveau_nir: NEVER_SEEN_BUT_SAME })
    expect(await told(browser.header())).toBe(NEVER_SEEN_BUT_SAME)
    // After a password, the sign-in itself has told it.
    await db.updateTable('session').set({ moyen: 'motdepasse' }).execute()
    expect(await told(browser.header())).toBeUndefined()
    await changeCompte(db, sylvie, { nouveau_nir: null })
  })

  it('finds no account for a person unknown, not confirmed, or only in the register', async () => {
    const marie = {
      prenom: 'Marie',
      nom: 'Colonna',
      nom_naissance: 'Colonna',
      date_naissance: '1970-11-19',
    } as const
    await portal.addPerson(MARIE, { ...marie, etat: 'AFFIRME' })
    expect(await land(UNKNOWN)).toBe(refused('DAC_IDENTIFICATION_ABSENTE'))
    expect(await land(MARIE)).toBe(refused('DAC_IDENTIFICATION_ABSENTE'))
    const { id } = (await compteByIdentifiant(portal.services.db, MARIE)) ?? { id: '' }
    await changeCompte(portal.services.db, id, { etat: 'REGISTRE' })
    expect(await land(MARIE)).toBe(refused('DAC_IDENTIFICATION_ABSENTE'))
    await changeCompte(portal.services.db, id, { etat: 'CONFIRME' })
    expect(await land(MARIE)).toBe(inside)
  })

  it('never chooses between two accounts of the same identity', async () => {
    const other = await portal.addPerson(NEVER_SEEN_BUT_SAME, sylvieIdentity)
    expect(await land(SYLVIE)).toBe(refused('DAC_PLUSIEURS_COMPTES'))
    expect(await portal.services.db.selectFrom('federation').selectAll().execute()).toEqual([])
    await portal.services.db.deleteFrom('compte').where('id', '=', other).execute()
  })

  it('does not let a homonym enter an account that someone else at FranceConnect is linked to', async () => {
    const { db } = portal.services
    expect(await land(SYLVIE)).toBe(inside)
    await db.updateTable('federation').set({ sub: 'homonymev1' }).execute()
    expect(await land(SYLVIE)).toBe(refused('DAC_PLUSIEURS_COMPTES'))
  })

  it('comes back refused when the person refuses', async () => {
    expect(await land(undefined)).toBe(refused('FRANCECONNECT_REFUS'))
  })

  it('is closed in maintenance', async () => {
    await setReglage(portal.services.db, 'maintenance', '1')
    portal.wait(2500)
    const { status } = await portal.browser().go(franceconnectPaths.connexion)
    await setReglage(portal.services.db, 'maintenance', '0')
    portal.wait(2500)
    expect(status).toBe(544)
  })

  it('signs out there as well, and only for sessions that came from there', async () => {
    const browser = portal.browser()
    await land(SYLVIE, browser)
    const signOut = (cookie: string) =>
      portal.app.inject({ method: 'POST', url: deconnexion.path, headers: { cookie } })
    const { urlDeconnexion } = (await signOut(browser.header())).json<{ urlDeconnexion: string }>()
    const { searchParams } = new URL(urlDeconnexion)
    expect(searchParams.get('id_token_hint')).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/)
    const page = await browser.go(urlDeconnexion)
    const xsrf = /name="xsrf" value="(\w+)"/.exec(page.text)?.[1] ?? ''
    const confirm = /action="([^"]+)"/.exec(page.text)?.[1] ?? ''
    const { url } = await browser.go(confirm, { form: { xsrf, logout: 'yes' } })
    expect(url.pathname).toBe('/accueilnonconnecte')
    expect(await portal.services.db.selectFrom('demarrage_fc').selectAll().execute()).toEqual([])
    expect((await signOut(await portal.signIn(SYLVIE))).json()).toEqual({ federee: false })
  })

  it('comes back from a sign-out that nobody asked for without any effect', async () => {
    const browser = portal.browser()
    await land(SYLVIE, browser)
    for (const query of ['', '?state=faux', '?state=a&state=b']) {
      const { url } = await browser.go(`${franceconnectPaths.deconnexion}${query}`)
      expect(url.pathname).toBe('/accueilnonconnecte')
    }
    expect(await portal.services.db.selectFrom('session').selectAll().execute()).toHaveLength(1)
  })
})
