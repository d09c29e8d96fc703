import { facteurVu } from '#contract/connexion/facteurs/facteurs.ts'
import { accueilconnecte } from '#contract/accueil/evenement.ts'
import { initialiserhabilitation } from '#contract/connexion/habilitation.ts'
import { notifications, profil, type Profil } from '#contract/profil/profil.ts'
import { profilNotifications } from '#contract/profil/profilModifications.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { databases } from '#testing/databases.ts'
import { mailsOf, send } from '#testing/calls.ts'
import { DIGITS, inscriptionApp, NADIA, NEW_PASSWORD, STRANGER } from '#testing/apps/inscriptionApp.ts'
import { sessionCookies } from '#testing/testApp.ts'

describe.each(databases)('creation of an account on %s', (database) => {
  let creation: Awaited<ReturnType<typeof inscriptionApp>>
  beforeEach(async () => {
    creation = await inscriptionApp(database)
  })
  afterEach(() => creation.portal.close())
  const rightsOf = async (cookie: string) =>
    (await send(creation.portal, initialiserhabilitation, {}, { cookie })).json<{
      listeService: Record<string, boolean>
      identification: { identite: string }
    }>()

  it('lets a person of the register in once the link is opened, and not before', async () => {
    const { portal, open, create } = creation
    const token = await create(DIGITS)
    expect((await portal.tryToSignIn({ identifiant: NADIA, secret: NEW_PASSWORD })).json()).toMatchObject({
      code: 61,
    })
    expect((await open(token)).statusCode).toBe(200)
    const signedIn = await portal.tryToSignIn({ identifiant: NADIA, secret: NEW_PASSWORD })
    expect(signedIn.json()).toMatchObject({ code: 60, identification: { identite: 'Nadia Cherif' } })
    expect(signedIn.json<{ listeService: object }>().listeService).toMatchObject({ remuneration: true })
  })

  it('opens a link once, even from two browsers at the same time', async () => {
    const { open, create } = creation
    const token = await create(DIGITS)
    const answers = await Promise.all([open(token), open(token)])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 444])
    expect((await open(token)).json()).toEqual({ erreurCode: 'SRE_ESPACEAGENT_LIEN_INSCRIPTION_KO' })
  })

  it('answers alike for a person that the register does not know', async () => {
    const { begin, verify } = creation
    const known = await begin()
    const unknown = await begin({ nir: STRANGER, nomNaissance: 'Rivière', dateNaissance: '1993-05-02' })
    expect(unknown.statusCode).toBe(known.statusCode)
    expect(Object.keys(unknown.json<object>())).toEqual(Object.keys(known.json<object>()))
    expect(known.json()).toMatchObject({ ibanCacheDebut: 'FR••••••••••', ibanCacheFin: '••••606' })
    expect(unknown.json<{ ibanCacheDebut: string }>().ibanCacheDebut).toMatch(/^[A-Z]{2}•{2,14}$/)
    const again = await begin({ nir: STRANGER, nomNaissance: 'Rivière', dateNaissance: '1993-05-02' })
    expect({ ...again.json<object>(), inscriptionId: '' }).toEqual({
      ...unknown.json<object>(),
      inscriptionId: '',
    })
    const wrong = await verify(unknown.json<{ inscriptionId: string }>().inscriptionId, '1234')
    expect(wrong.json()).toEqual({ erreurCode: 'SRE_ESPACEAGENT_IBAN_CONFIRMATION_KO' })
  })

  it('shows nothing of the register to who did not prove their identity', async () => {
    const { portal, open, create } = creation
    await open(await create(undefined))
    const cookie = await portal.tryToSignIn({ identifiant: NADIA, secret: NEW_PASSWORD }).then((answer) =>
      [answer.headers['set-cookie'] ?? []]
        .flat()
        .map((one) => one.split(';')[0])
        .join('; '),
    )
    const { listeService, identification } = await rightsOf(cookie)
    expect(Object.values(listeService)).not.toContain(true)
    expect(identification.identite).toBe('Nadia CHERIF')
    const events = (await send(portal, accueilconnecte, {}, { cookie })).json<{
      donnee: { listeEvenement: { actionIhm: string }[] }
    }>().donnee.listeEvenement
    expect(events.map(({ actionIhm }) => actionIhm)).toEqual(['confirmerIdentite'])
  })

  it('gives a stranger the same empty account', async () => {
    const { portal, open, create } = creation
    const stranger = { nir: STRANGER, nomNaissance: 'Rivière', prenom: 'Zoé', dateNaissance: '1993-05-02' }
    expect((await open(await create(undefined, stranger))).statusCode).toBe(200)
    const signedIn = await portal.tryToSignIn({ identifiant: STRANGER, secret: NEW_PASSWORD })
    expect(signedIn.json()).toMatchObject({ code: 60, identification: { identite: 'Zoé Rivière' } })
    expect(Object.values(signedIn.json<{ listeService: object }>().listeService)).not.toContain(true)
  })

  it('lets a confirmed creation take the place of one that was not, and tells its holder', async () => {
    const { portal, open, create } = creation
    await open(
      await create(
        undefined,
        {},
        { courrielPrincipal: 'x@example.org', courrielPrincipalConfirmation: 'x@example.org' },
      ),
    )
    const before = await portal.tryToSignIn({ identifiant: NADIA, secret: NEW_PASSWORD })
    expect(before.json()).toMatchObject({ code: 60 })
    const cookie = sessionCookies(before.headers['set-cookie'])
    await send(portal, profilNotifications, { body: { notifications: [] } }, { cookie })
    await send(portal, facteurVu, {}, { cookie })
    portal.wait(1000)
    const other = 'Bonsoir-2026!Lyon'
    const token = await create(DIGITS, {}, { motDePasse: other, motDePasseConfirmation: other })
    portal.wait(1000)
    expect((await open(token)).statusCode).toBe(200)
    expect((await mailsOf(portal))[0]).toMatchObject({
      genre: 'espaceremplace',
      destinataire: 'x@example.org',
    })
    expect((await portal.tryToSignIn({ identifiant: NADIA, secret: NEW_PASSWORD })).json()).toMatchObject({
      code: 61,
    })
    const entered = await portal.tryToSignIn({ identifiant: NADIA, secret: other })
    expect(entered.json()).toMatchObject({ code: 60 })
    // What the former holder chose, or was offered, is not what this one is told and offered.
    const own = { cookie: sessionCookies(entered.headers['set-cookie']) }
    expect((await send(portal, profil, {}, own)).json<Profil>().notifications).toEqual(notifications)
    expect((await send(portal, initialiserhabilitation, {}, own)).json()).toMatchObject({
      proposerSecondFacteur: true,
    })
  })

  it('warns the holder of an account instead of sending a link, with the same answer', async () => {
    const { portal, started, submit, open, create } = creation
    await open(await create(DIGITS))
    portal.wait(1000)
    const { inscriptionId } = await started()
    const answer = await submit(inscriptionId, {
      courrielPrincipal: 'intrus@example.org',
      courrielPrincipalConfirmation: 'intrus@example.org',
    })
    expect(answer.json()).toEqual({ courrielMasque: 'i•••@example.org', attenteRenvoi: 60 })
    expect((await mailsOf(portal))[0]).toMatchObject({
      genre: 'tentativeinscription',
      destinataire: 'nadia@example.org',
    })
  })
})
