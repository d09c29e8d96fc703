import { createServer } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { deconnexion } from '#contract/connexion/connexion.ts'
import { profilExport } from '#contract/profil/profil.ts'
import { accueilnonconnecte, type Page } from '#contract/contenu/contenu.ts'
import { appConfiguration, type EntreeConfiguration } from '#contract/contenu/configuration.ts'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { send } from '#testing/calls.ts'
import { databases } from '#testing/databases.ts'
import { testApp, type TestApp } from '#testing/testApp.ts'
import { keptOutput } from '../testing/output.ts'
import { addEvenement } from '../publication/importEvenements.ts'
import {
  checkConfiguration,
  resetConfiguration,
  setConfiguration,
  showConfiguration,
} from './configuration.ts'

const CAMILLE = '269057505601260'
const LATE_MS = 2000

/** A service that answers the status its address ends with. */
const service = createServer((request, response) => {
  const status = Number(/(\d{3})/.exec(request.url ?? '')?.[1] ?? 200)
  response.writeHead(status, status === 302 ? { location: 'https://ailleurs.exemple.fr/page' } : {}).end()
})
let base: string

beforeAll(async () => {
  service.listen(0, '127.0.0.1')
  await once(service, 'listening')
  base = `http://127.0.0.1:${(service.address() as AddressInfo).port}`
})
afterAll(() => service.close())

describe.each(databases)('configuration on %s', (name) => {
  let portal: TestApp
  let said: string[]
  let output: ReturnType<typeof keptOutput>['output']
  beforeEach(async () => {
    portal = await testApp(name)
    ;({ said, output } = keptOutput())
  })
  afterEach(() => portal.close())

  const set = (cle: string, valeur: string) => setConfiguration(portal.services, { cle, valeur }, output)
  const read = async () => {
    portal.wait(LATE_MS)
    const list = (await portal.app.inject(appConfiguration.path)).json<EntreeConfiguration[]>()
    return Object.fromEntries(list.map(({ cle, valeur }) => [cle, valeur]))
  }

  it('keeps what two commands set at the same moment', async () => {
    await Promise.all([
      set('editeur', 'Ministère'),
      set('hebergeur', 'Hébergeur'),
      set('captchaConnexion', 'doute'),
    ])
    await Promise.all([
      resetConfiguration(portal.services, { cle: 'editeur' }, output),
      set('telephone', '39 39'),
    ])
    await showConfiguration(portal.services, output)
    expect(said.filter((line) => line.endsWith('[réglée]')).toSorted()).toEqual([
      'captchaConnexion = doute [réglée]',
      'hebergeur = Hébergeur [réglée]',
      'telephone = 39 39 [réglée]',
    ])
  })

  it('sets what answers, which the portal and its policy follow, and resets it', async () => {
    await set('urlMesap', `${base}/302/`)
    await set('urlApiMesap', `${base}/401`)
    await set('bloquerCopierColler', 'false')
    expect(said[0]).toBe(`${base}/302 répond 302, vers https://ailleurs.exemple.fr (non suivi).`)
    expect(await read()).toMatchObject({
      urlMesap: `${base}/302`,
      urlApiMesap: `${base}/401`,
      bloquerCopierColler: 'false',
    })
    const { headers } = await portal.app.inject('/')
    expect(headers['content-security-policy']).toContain(`connect-src 'self' ${base};`)
    await showConfiguration(portal.services, output)
    expect(said).toContain(`urlApiMesap = ${base}/401 [réglée]`)
    expect(said).toContain('urlDeconnexionFranceConnect = (vide) [défaut]')
    await resetConfiguration(portal.services, { cle: 'urlMesap' }, output)
    expect(await read()).toMatchObject({ urlMesap: '/mesap', urlApiMesap: `${base}/401` })
    await resetConfiguration(portal.services, {}, output)
    expect(await read()).toMatchObject({ urlApiMesap: '/mesap/mesap-api/api', bloquerCopierColler: 'true' })
  })

  it.each([
    ['urlMesap', '/404', 'répond 404'],
    ['urlMesap', '/503', 'répond 503'],
    ['urlApiMesap', '/302', 'répond 302, vers https://ailleurs.exemple.fr (non suivi)'],
    ['urlDeconnexionFranceConnect', '/500', 'répond 500'],
  ])('keeps nothing of %s that %s: it says so', async (cle, path, dit) => {
    await expect(set(cle, `${base}${path}`)).rejects.toThrow(dit)
    expect(await read()).toMatchObject({ urlMesap: '/mesap', urlApiMesap: '/mesap/mesap-api/api' })
  })

  it.each([
    ['urlMesap', 'http://exemple.fr', 'doit être une adresse https'],
    ['urlMesap', 'https://moi:secret@exemple.fr', 'doit être une adresse https'],
    ['bloquerCopierColler', 'oui', 'est true ou false'],
    ['verificationCompromissionMotDePasse', '2', 'est 1 (refuser) ou 0 (avertir)'],
    ['seuilAcceptabiliteOccurrencesCompromissionMotDePasse', '0', 'au moins 1'],
    ['delaiAttenteCompromissionMotDePasseMillis', '99', 'de 100 à 15000'],
    ['niveauAuthentification', 'fort', 'motdepasse, actes, connexion'],
    ['hotesReferenceUrl', 'https://exemple.fr', 'noms de sites'],
    ['editeur', '<b>Ministère</b>', 'sans balise ni point final'],
    ['editeur', 'Ministère.', 'sans balise ni point final'],
    ['editeur', '', 'sans balise ni point final'],
    ['maintenance', '1', 'ne se règle pas'],
  ])('refuses %s = %s', async (cle, valeur, dit) => {
    await expect(set(cle, valeur)).rejects.toThrow(dit)
  })

  it('says when an address is not there at all', async () => {
    const closed = createServer()
    closed.listen(0, '127.0.0.1')
    await once(closed, 'listening')
    const { port } = closed.address() as AddressInfo
    closed.close()
    await once(closed, 'close')
    await expect(set('urlMesap', `http://127.0.0.1:${port}`)).rejects.toThrow(
      'n’a pas pu être jointe (ECONNREFUSED)',
    )
  })

  it('asks again whatever is set, and fails for what no longer answers', async () => {
    await set('urlMesap', `${base}/200`)
    await checkConfiguration(portal.services, output)
    expect(said.at(-1)).toBe('Toutes les adresses réglées répondent comme attendu.')
    const gone = async () => new Response(null, { status: 410 })
    await expect(checkConfiguration(portal.services, output, gone)).rejects.toThrow('À corriger : urlMesap.')
  })

  it('sets the mode and the threshold of compromised passwords', async () => {
    await set('verificationCompromissionMotDePasse', '0')
    await set('seuilAcceptabiliteOccurrencesCompromissionMotDePasse', '25')
    portal.wait(LATE_MS)
    const page = (await portal.app.inject(accueilnonconnecte.path)).json<Page>()
    expect(page.parametrage).toMatchObject({
      verificationCompromissionMotDePasse: 0,
      seuilAcceptabiliteOccurrencesCompromissionMotDePasse: 25,
      delaiAttenteCompromissionMotDePasseMillis: 5000,
    })
  })

  it('asks for more than a password where the administration wants it: FranceConnect at eidas2 counts', async () => {
    await portal.addPerson(CAMILLE)
    const cookie = await portal.signIn(CAMILLE)
    const act = async () => {
      portal.wait(LATE_MS)
      return (await send(portal, profilExport, {}, { cookie })).statusCode
    }
    await set('niveauAuthentification', 'actes')
    expect(await act()).toBe(511)
    const { db, clock } = portal.services
    await db.updateTable('session').set({ moyen: 'franceconnect' }).execute()
    expect(await act()).toBe(511)
    await db.updateTable('session').set({ prouve_le: clock().getTime(), preuve: 'facteur' }).execute()
    expect(await act()).toBe(200)
    expect((await portal.tryToSignIn({ identifiant: CAMILLE })).json().code).toBe(60)
    await set('niveauAuthentification', 'connexion')
    portal.wait(LATE_MS)
    const refused = await portal.tryToSignIn({ identifiant: CAMILLE })
    expect(refused.json()).toEqual({ code: 67, message: expect.stringContaining('FranceConnect') })
    expect(refused.headers['set-cookie']).toBeUndefined()
    expect((await portal.tryToSignIn({ identifiant: CAMILLE, secret: 'Autre-2026!ok' })).json().code).toBe(61)
    await db.updateTable('compte').set({ etat: 'AFFIRME' }).execute()
    expect((await portal.tryToSignIn({ identifiant: CAMILLE })).json().code).toBe(60)
    expect((await send(portal, deconnexion, {}, { cookie })).json()).toMatchObject({ federee: true })
  })

  it('lets events lead only to the sites of the list, when there is one', async () => {
    await portal.addPerson(CAMILLE)
    const cookie = await portal.signIn(CAMILLE)
    const event = (host: string) =>
      addEvenement(
        portal.services,
        {
          nir: CAMILLE,
          service: 'information',
          libelle1: 'Réunion',
          date: '2026-11-20',
          action: 'ouvrirUrl',
          url: `https://${host}/reunion`,
        },
        output,
      )
    const led = async () => {
      portal.wait(LATE_MS)
      const home = await portal.app.inject({ url: '/api/prive/accueilconnecte/v1', headers: { cookie } })
      return home
        .json()
        .donnee.listeEvenement.map(({ referenceUrl }: { referenceUrl?: string }) => referenceUrl)
    }
    await event('autre.exemple.fr')
    expect(await led()).toEqual(['https://autre.exemple.fr/reunion'])
    await set('hotesReferenceUrl', 'www.exemple.fr,retraite.exemple.fr')
    expect(await led()).toEqual([undefined])
    await expect(event('autre.exemple.fr')).rejects.toThrow('www.exemple.fr, retraite.exemple.fr')
    await expect(event('www.exemple.fr.autre.fr')).rejects.toThrow('n’est pas de la liste')
    await event('www.exemple.fr')
    expect(await led()).toContain('https://www.exemple.fr/reunion')
  })
})
