import { accueilconnecte } from '#contract/accueil/evenement.ts'
import { recupereriban, verifieriban } from '#contract/connexion/identite.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addFacteur } from '#server/connexion/facteurs/store.ts'
import { setReglage } from '#server/kit/database/reglages.ts'
import { CONFIGURATION } from '#server/kit/published.ts'
import { compteByIdentifiant } from '#server/kit/people/comptes.ts'
import type { OpenSession } from '#server/kit/session/sessions.ts'
import { changeProfil } from '#server/kit/people/profils.ts'
import { databases } from '#testing/databases.ts'
import { mailsOf, send } from '#testing/calls.ts'
import { testApp, type TestApp } from '#testing/testApp.ts'
import { confirmIdentity } from './confirmIdentity.ts'
import { askToConfirm } from './identityEvent.ts'

const MARIE = '270112B03301109'
const CAMILLE = '269057505601260'
const IBAN = 'FR7630006000011234567890189'
const DIGITS = '3478'

describe.each(databases)('an identity confirmed by the IBAN, on %s', (database) => {
  let portal: TestApp
  const add = async (nir: string, changes: Parameters<TestApp['addPerson']>[1] = {}) => {
    const id = await portal.addPerson(nir, changes)
    await changeProfil(portal.services.db, id, { iban: IBAN, courriel_principal: 'camille@example.org' })
    return id
  }
  afterEach(() => portal.close())
  let cookie: string
  let query: { evenementId: string }
  const verify = (ibanSaisi: string) => send(portal, verifieriban, { query, body: { ibanSaisi } }, { cookie })
  const events = async () =>
    (await send(portal, accueilconnecte, {}, { cookie })).json<{
      donnee: { listeEvenement: { evenementId: string }[] }
    }>().donnee.listeEvenement

  beforeEach(async () => {
    portal = await testApp(database)
    const id = await add(MARIE, { etat: 'AFFIRME', granted: ['remuneration'] })
    await askToConfirm(portal.services.db, id, '2026-11-01')
    cookie = await portal.signIn(MARIE)
    query = { evenementId: (await events())[0]?.evenementId ?? '' }
  })

  it('shows of the IBAN its country and its last three characters, and where the digits asked are', async () => {
    const shown = await send(portal, recupereriban, { query }, { cookie })
    expect(shown.json()).toEqual({
      ibanCacheDebut: 'FR••••••••••••••',
      ibanCacheMasque: ['••••', '••••'],
      ibanCacheFin: '189',
    })
  })

  it('opens the services and takes the event away', async () => {
    expect((await verify(DIGITS)).statusCode).toBe(200)
    expect(await events()).toEqual([])
    const again = await portal.tryToSignIn({ identifiant: MARIE })
    expect(again.json<{ listeService: object }>().listeService).toMatchObject({ remuneration: true })
  })

  it('is told at both addresses', async () => {
    const { db } = portal.services
    await db.updateTable('profil').set({ courriel_secondaire: 'camille@example.com' }).execute()
    await verify(DIGITS)
    expect(
      (await mailsOf(portal)).map(({ genre, destinataire }) => `${genre} ${destinataire}`).toSorted(),
    ).toEqual(['identiteconfirmee camille@example.com', 'identiteconfirmee camille@example.org'])
  })

  it('asks for a second factor first where a password alone opens no confirmed account', async () => {
    const { db } = portal.services
    await setReglage(db, CONFIGURATION, JSON.stringify({ niveauAuthentification: 'connexion' }))
    portal.wait(2000)
    const missing = { erreurCode: 'SRE_ESPACEAGENT_IDENTITE_SANS_FACTEUR' }
    expect((await send(portal, recupereriban, { query }, { cookie })).json()).toEqual(missing)
    expect((await verify(DIGITS)).json()).toEqual(missing)
    expect((await compteByIdentifiant(db, MARIE))?.etat).toBe('AFFIRME')
    const compteId = (await compteByIdentifiant(db, MARIE))?.id ?? ''
    await addFacteur(db, { compte_id: compteId, genre: 'totp', nom: 'Téléphone', cree_le: 1 })
    expect((await verify(DIGITS)).statusCode).toBe(200)
  })

  it('does not come after the end of its session', async () => {
    const { db } = portal.services
    const compte = await compteByIdentifiant(db, MARIE)
    const ended = { compte, empreinte: 'terminee' } as OpenSession
    const late = confirmIdentity(portal.services, ended, { ...query, ibanSaisi: DIGITS }, 'essai')
    await expect(late).rejects.toMatchObject({ failure: 'sessionTerminee' })
    expect((await compteByIdentifiant(db, MARIE))?.etat).toBe('AFFIRME')
  })

  it('blocks after five wrong answers sent together, the right one too', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => verify('0000')))
    const codes = answers.map((answer) => answer.json<{ erreurCode: string }>().erreurCode)
    expect(codes.filter((code) => /CONFIRMATION_(KO|DERNIER)$/.test(code))).toHaveLength(4)
    expect((await verify(DIGITS)).json()).toEqual({
      erreurCode: 'SRE_ESPACEAGENT_IBAN_CONFIRMATION_BLOQUE',
    })
    expect(await events()).toHaveLength(1)
  })

  it('is not found for the event of someone else', async () => {
    await add(CAMILLE)
    const other = await portal.signIn(CAMILLE)
    expect((await send(portal, recupereriban, { query }, { cookie: other })).statusCode).toBe(404)
    expect(
      (await send(portal, verifieriban, { query, body: { ibanSaisi: DIGITS } }, { cookie: other }))
        .statusCode,
    ).toBe(404)
  })

  it('takes four digits only', async () => {
    for (const ibanSaisi of ['347', '34789', '34A8', ''])
      expect((await verify(ibanSaisi)).statusCode).toBe(400)
  })
})
