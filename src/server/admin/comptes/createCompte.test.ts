import { verifiersession } from '#contract/connexion/connexion.ts'
import { validermotdepasseoublie } from '#contract/connexion/identite.ts'
import { initialiserhabilitation } from '#contract/connexion/habilitation.ts'
import { notifications } from '#contract/profil/profil.ts'
import { profilNotifications } from '#contract/profil/profilModifications.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { changeForgotten } from '#server/connexion/motdepasse/changeForgotten.ts'
import { compteByIdentifiant } from '#server/kit/people/comptes.ts'
import { profilOf } from '#server/kit/people/profils.ts'
import { newLink } from '#server/kit/session/jetons.ts'
import { lastToken, mailsOf, send } from '#testing/calls.ts'
import { databases } from '#testing/databases.ts'
import { DIGITS, inscriptionApp, NADIA, NEW_PASSWORD } from '#testing/apps/inscriptionApp.ts'
import { sessionCookies } from '#testing/testApp.ts'
import { addOneDocument, UUID } from '../testing/oneDocument.ts'
import { keptOutput } from '../testing/output.ts'
import { createCompte } from './createCompte.ts'

const values = {
  nir: NADIA,
  nom: 'Cherif',
  prenom: 'Nadia',
  date_naissance: '1988-06-11',
  courriel: 'nadia@example.org',
  services: 'mesap',
}
const intruder = {
  courrielPrincipal: 'intrus@example.org',
  courrielPrincipalConfirmation: 'intrus@example.org',
  courrielSecondaire: 'intrus@example.com',
  courrielSecondaireConfirmation: 'intrus@example.com',
}

describe.each(databases)('a space opened by the administration, on %s', (database) => {
  let creation: Awaited<ReturnType<typeof inscriptionApp>>
  const { said, output } = keptOutput()
  beforeEach(async () => {
    said.length = 0
    creation = await inscriptionApp(database)
  })
  afterEach(() => creation.portal.close())

  const signIn = (secret: string) => creation.portal.tryToSignIn({ identifiant: NADIA, secret })
  const nadia = async () => {
    const compte = await compteByIdentifiant(creation.portal.services.db, NADIA)
    return compte?.id ?? ''
  }

  it('is taken from who opened it without proving to be that person, with every way in that they had', async () => {
    const { portal, create, open } = creation
    const { services } = portal
    await addOneDocument(services, await nadia())
    await open(await create(undefined, { nomNaissance: 'Voleur' }, intruder))
    const cookie = sessionCookies((await signIn(NEW_PASSWORD)).headers['set-cookie'])
    await newLink(services, services.db, { genre: 'motdepasse', compteId: await nadia() })
    await send(portal, profilNotifications, { body: { notifications: [] } }, { cookie })
    portal.wait(1000)

    await createCompte(services, values, output)
    expect(said[0]).toContain('ses sessions sont fermées')
    expect((await mailsOf(portal)).map(({ genre, destinataire }) => `${genre} ${destinataire}`)).toEqual(
      expect.arrayContaining(['espaceremplace intrus@example.org', 'espaceouvert nadia@example.org']),
    )
    expect((await send(portal, verifiersession, {}, { cookie })).statusCode).toBe(401)
    expect((await signIn(NEW_PASSWORD)).json()).toMatchObject({ code: 61 })
    const { db } = services
    expect(await db.selectFrom('jeton').select('genre').execute()).toEqual([{ genre: 'motdepasse' }])
    expect(await profilOf(db, await nadia())).toMatchObject({
      courriel_principal: 'nadia@example.org',
      courriel_secondaire: '',
      telephone_principal: '',
      notifications: JSON.stringify(notifications),
    })

    const token = await lastToken(portal, 'validationMotDePasseOublie')
    expect(
      (await send(portal, validermotdepasseoublie, { body: { validationMotDePasseOublie: token } }))
        .statusCode,
    ).toBe(200)
    await changeForgotten(services, token, 'Retraite-2026!ok')
    const own = sessionCookies((await signIn('Retraite-2026!ok')).headers['set-cookie'])
    const rights = await send(portal, initialiserhabilitation, {}, { cookie: own })
    expect(rights.json()).toMatchObject({
      listeService: { mesap: true },
      identification: { identite: 'Nadia Cherif' },
    })
    expect(await db.selectFrom('document').select('uuid').execute()).toEqual([{ uuid: UUID }])
  })

  it('is not opened without an address for the link', async () => {
    const { portal } = creation
    await expect(createCompte(portal.services, { ...values, courriel: ' ' }, output)).rejects.toThrow(
      'Donnez par --courriel',
    )
    expect(await compteByIdentifiant(portal.services.db, NADIA)).toMatchObject({ etat: 'REGISTRE' })
    expect(await mailsOf(portal)).toEqual([])
  })

  it('opens although the space of the one before was suspended', async () => {
    const { portal, create, open } = creation
    const { db } = portal.services
    await open(await create(undefined, {}, intruder))
    await db.updateTable('compte').set({ suspendu_le: 1 }).execute()
    await createCompte(portal.services, values, output)
    expect(await compteByIdentifiant(db, NADIA)).toMatchObject({ etat: 'CONFIRME', suspendu_le: null })
  })

  it('is never taken from who confirmed their identity', async () => {
    const { portal, create, open } = creation
    await open(await create(DIGITS))
    await expect(createCompte(portal.services, values, output)).rejects.toThrow('identité y est confirmée')
    expect((await signIn(NEW_PASSWORD)).json()).toMatchObject({ code: 60 })
    expect((await mailsOf(portal)).map(({ genre }) => genre)).not.toContain('espaceouvert')
  })
})
