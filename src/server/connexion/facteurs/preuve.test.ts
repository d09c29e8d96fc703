import {
  codessecours,
  creercle,
  creertotp,
  facteurVu,
  nommerfacteur,
  retirerfacteur,
  verifierpreuve,
} from '#contract/connexion/facteurs/facteurs.ts'
import { initialiserhabilitation } from '#contract/connexion/habilitation.ts'
import { verifiersession } from '#contract/connexion/connexion.ts'
import { profilExport } from '#contract/profil/profil.ts'
import { profilIban } from '#contract/profil/profilModifications.ts'
import { foundActs } from '#server/kit/audit/store.ts'
import { setReglage } from '#server/kit/database/reglages.ts'
import { CONFIGURATION } from '#server/kit/published.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { CAMILLE, facteurApp } from '#testing/apps/facteurApp.ts'
import { mailsOf, refusalOf, send } from '#testing/calls.ts'
import { databases } from '#testing/databases.ts'
import { PASSWORD, sessionCookies } from '#testing/testApp.ts'
import { openSecret } from './totp.ts'

const ASKED = [511, 'SRE_ESPACEAGENT_PREUVE_DEMANDEE']
const MORE_ASKED = [511, 'SRE_ESPACEAGENT_DAC_NIVEAU_INSUFFISANT']
const DONE = [200, undefined]
const MINUTES = 60_000

describe.each(databases)('a proof on %s', (database) => {
  let camille: Awaited<ReturnType<typeof facteurApp>>
  beforeEach(async () => {
    camille = await facteurApp(database)
  })
  afterEach(() => camille.portal.close())

  const policy = async (niveauAuthentification: string) => {
    const { services, wait } = camille.portal
    await setReglage(services.db, CONFIGURATION, JSON.stringify({ niveauAuthentification }))
    wait(2000)
  }
  const act = async (cookie = camille.cookie()) => {
    const answer = await send(camille.portal, verifierpreuve, {}, { cookie })
    return refusalOf(answer)
  }

  it('is asked of a cookie alone, counts five minutes, and renews the token of the session', async () => {
    const stolen = camille.cookie()
    expect(await act()).toEqual(ASKED)
    expect((await send(camille.portal, profilExport, {}, { cookie: stolen })).statusCode).toBe(511)
    expect(refusalOf(await camille.prove({ motDePasse: 'faux' }))).toEqual([
      444,
      'SRE_ESPACEAGENT_SAISIE_MDP_ANCIEN_KO',
    ])
    const [guess] = await foundActs(camille.portal.services.db, { compteId: camille.id, most: 1 })
    expect(guess).toMatchObject({ acte: 'preuve', resultat: 'refuse' })
    expect(await act()).toEqual(ASKED)
    expect(refusalOf(await camille.prove({ motDePasse: PASSWORD }))).toEqual(DONE)
    expect(await act()).toEqual(DONE)
    expect((await send(camille.portal, verifiersession, {}, { cookie: stolen })).statusCode).toBe(401)
    camille.portal.wait(5 * MINUTES - 1)
    expect(await act()).toEqual(DONE)
    camille.portal.wait(1)
    expect(await act()).toEqual(ASKED)
  })

  it('is asked for an IBAN, before which nothing changes', async () => {
    const { portal } = camille
    await portal.services.db.updateTable('profil').set({ iban: 'FR7630006000011234567890189' }).execute()
    const iban = { iban1: 'FR1420041010050500013M02606', iban2: '' }
    const ask = async (body: typeof iban & { motDePasseAncien?: string }) =>
      refusalOf(await send(portal, profilIban, { body }, { cookie: camille.cookie() }))
    expect(await ask(iban)).toEqual(ASKED)
    expect(await ask({ ...iban, motDePasseAncien: '' })).toEqual(ASKED)
    const [row] = await portal.services.db.selectFrom('profil').select('iban_nouveau').execute()
    expect(row?.iban_nouveau).toBeNull()
    await camille.prove({ motDePasse: PASSWORD })
    expect(await ask(iban)).toEqual(DONE)
  })

  it('is made by a key, a code or a recovery code as well, and by signing in with one', async () => {
    const { secret, codesSecours = [] } = await camille.addTotp()
    await camille.addCle()
    for (const proof of [
      () => ({ code: camille.codeOf(secret) }),
      () => ({ code: codesSecours[3] ?? '' }),
      async () => ({ cle: camille.key.sign(await camille.defi()) }),
    ]) {
      camille.portal.wait(6 * MINUTES)
      expect(await act()).toEqual(ASKED)
      expect(refusalOf(await camille.prove(await proof()))).toEqual(DONE)
      expect(await act()).toEqual(DONE)
    }
    const entered = await camille.enter(camille.key.sign(await camille.defi()))
    expect(await act(sessionCookies(entered.headers['set-cookie']))).toEqual(DONE)
  })

  it('is a factor where the administration asks for more than a password; a first factor takes the password', async () => {
    await policy('actes')
    expect(await act()).toEqual(MORE_ASKED)
    await camille.prove({ motDePasse: PASSWORD })
    expect(await act()).toEqual(MORE_ASKED)
    expect(await camille.shown()).toMatchObject({ niveau: 'actes', motDePasseSuffit: false })
    const { secret } = await camille.addTotp()
    expect(await act()).toEqual(MORE_ASKED)
    const more = (call: typeof creercle | typeof creertotp) =>
      send(camille.portal, call, {}, { cookie: camille.cookie() })
    expect(refusalOf(await more(creertotp))).toEqual(MORE_ASKED)
    camille.portal.wait(MINUTES)
    await camille.prove({ code: camille.codeOf(secret) })
    expect(await act()).toEqual(DONE)
    expect((await more(creercle)).statusCode).toBe(200)
  })

  it('signing in asks for a factor of those who have one, and keeps the others out where it is asked of all', async () => {
    await policy('connexion')
    const refused = await camille.portal.tryToSignIn({ identifiant: CAMILLE })
    expect(refused.json()).toEqual({ code: 67, message: expect.stringContaining('FranceConnect') })
    await policy('motdepasse')
    const { secret } = await camille.addTotp()
    await policy('connexion')
    camille.portal.wait(MINUTES)
    const wait = await camille.password()
    expect(wait?.moyens).toEqual(['totp', 'codesecours'])
    expect((await camille.show({ jeton: wait?.jeton ?? '', code: camille.codeOf(secret) })).statusCode).toBe(
      200,
    )
  })

  it('is asked before a factor is added, removed or its codes renewed; both addresses are told', async () => {
    const ask = async (call: typeof creercle | typeof creertotp | typeof codessecours) =>
      refusalOf(await send(camille.portal, call, {}, { cookie: camille.cookie() }))
    expect([await ask(creercle), await ask(creertotp), await ask(codessecours)]).toEqual([
      ASKED,
      ASKED,
      ASKED,
    ])
    const { secret, facteurId, codesSecours = [] } = await camille.addTotp()
    camille.portal.wait(6 * MINUTES)
    const remove = async (id = facteurId) =>
      refusalOf(
        await send(camille.portal, retirerfacteur, { body: { facteurId: id } }, { cookie: camille.cookie() }),
      )
    expect(await remove()).toEqual(ASKED)
    await camille.prove({ motDePasse: PASSWORD })
    const renewed = await send(camille.portal, codessecours, {}, { cookie: camille.cookie() })
    expect(renewed.json().codesSecours).not.toContain(codesSecours[0])
    expect(await remove('00000000-0000-4000-8000-000000000000')).toEqual([404, 'INTROUVABLE'])
    const wait = await camille.password()
    const entered = await camille.show({ jeton: wait?.jeton ?? '', code: camille.codeOf(secret) })
    const elsewhere = sessionCookies(entered.headers['set-cookie'])
    expect((await send(camille.portal, verifiersession, {}, { cookie: elsewhere })).statusCode).toBe(200)
    expect(await remove()).toEqual(DONE)
    // A device that was lost may be signed in by what is removed.
    expect(refusalOf(await send(camille.portal, verifiersession, {}, { cookie: elsewhere }))[0]).toBe(401)
    expect(await camille.shown()).toMatchObject({ facteurs: [], codesSecours: 0 })
    const told = (await mailsOf(camille.portal)).map(({ genre, destinataire }) => `${genre} ${destinataire}`)
    for (const genre of ['facteurajoute', 'codessecours', 'facteurretire'])
      for (const address of ['camille@example.org', 'camille@example.com'])
        expect(told).toContain(`${genre} ${address}`)
    const removed = (await mailsOf(camille.portal)).find(({ genre }) => genre === 'facteurretire')
    expect(removed?.texte.replaceAll('\u00A0', ' ')).toMatch(
      /^L’application de codes ajoutée le 20\/11\/2026 vient/m,
    )
    expect(await ask(codessecours)).toEqual([444, 'SRE_ESPACEAGENT_FACTEUR_AUCUN'])
  })

  it('is told by mail without a word of the name that was typed', async () => {
    const name = 'rétabli sur https://mal.example'
    const { facteurId } = await camille.addTotp(name)
    await camille.addCle(name)
    await send(camille.portal, retirerfacteur, { body: { facteurId } }, { cookie: camille.cookie() })
    const mails = await mailsOf(camille.portal)
    expect(new Set(mails.map(({ genre }) => genre))).toEqual(new Set(['facteurajoute', 'facteurretire']))
    for (const { sujet, texte, html } of mails) expect(sujet + texte + html).not.toContain('mal.example')
  })

  it('names and renames one’s own factors; secrets are kept encrypted, for one account', async () => {
    const { facteurId, secret } = await camille.addTotp('  Mon téléphone ')
    expect((await camille.shown()).facteurs).toEqual([
      { facteurId, genre: 'totp', nom: 'Mon téléphone', creeLe: expect.stringContaining('2026-11-20T09:00') },
    ])
    const name = async (nom: string, cookie = camille.cookie()) =>
      refusalOf(await send(camille.portal, nommerfacteur, { body: { facteurId, nom } }, { cookie }))
    expect(await name('')).toEqual([444, 'SRE_ESPACEAGENT_FACTEUR_NOM_OBLIGATOIRE'])
    expect(await name('\u200B\u00AD')).toEqual([444, 'SRE_ESPACEAGENT_FACTEUR_NOM_OBLIGATOIRE'])
    expect(await name('x'.repeat(61))).toEqual([444, 'SRE_ESPACEAGENT_FACTEUR_NOM_MAXIMUM'])
    expect(await name('Tablette')).toEqual(DONE)
    const { services } = camille.portal
    await camille.portal.addPerson('163115935007107')
    expect(await name('À moi', await camille.portal.signIn('163115935007107'))).toEqual([404, 'INTROUVABLE'])
    const row = await services.db.selectFrom('facteur').selectAll().executeTakeFirstOrThrow()
    expect(row).toMatchObject({ nom: 'Tablette', genre: 'totp' })
    expect(row.secret).not.toContain(secret)
    expect(openSecret(services, camille.id, row.secret ?? '')).toBe(secret)
    expect(() => openSecret(services, 'autre', row.secret ?? '')).toThrow()
  })

  it('offers a second factor once', async () => {
    const offered = async () =>
      (await send(camille.portal, initialiserhabilitation, {}, { cookie: camille.cookie() })).json()
        .proposerSecondFacteur
    expect(await offered()).toBe(true)
    await send(camille.portal, facteurVu, {}, { cookie: camille.cookie() })
    expect(await offered()).toBeUndefined()
  })
})
