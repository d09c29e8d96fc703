import { changernir, recupereriban, verifieriban } from '#contract/connexion/identite.ts'
import { accueilconnecte } from '#contract/accueil/evenement.ts'
import { profil, profilExport } from '#contract/profil/profil.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { changeProfil } from '#server/kit/people/profils.ts'
import { databases } from '#testing/databases.ts'
import { mailsOf, proveForGood, send } from '#testing/calls.ts'
import { DIGITS, IBAN, inscriptionApp, NADIA, NEW_PASSWORD, STRANGER } from '#testing/apps/inscriptionApp.ts'
import { sessionCookies } from '#testing/testApp.ts'

const impostor = { nomNaissance: 'Voleur', prenom: 'Arsène', dateNaissance: '1950-01-01' }
const NEW_NIR = '170129201204729'
const NOEL = '170129201203343'

describe.each(databases)('what a creation must not tell, on %s', (database) => {
  let creation: Awaited<ReturnType<typeof inscriptionApp>>
  beforeEach(async () => {
    creation = await inscriptionApp(database)
  })
  afterEach(() => creation.portal.close())

  const signInAs = async (identifiant: string) =>
    sessionCookies(
      (await creation.portal.tryToSignIn({ identifiant, secret: NEW_PASSWORD })).headers['set-cookie'],
    )

  it('shows another IBAN to another name, of strangers and of the register alike', async () => {
    const shown = async (changes: object) => (await creation.started(changes)).ibanCacheFin
    const stranger = { nir: STRANGER, nomNaissance: 'Rivière', prenom: 'Zoé', dateNaissance: '1993-05-02' }
    expect(await shown(stranger)).not.toBe(await shown({ ...stranger, prenom: 'Chloé' }))
    expect(await shown({})).not.toBe(await shown(impostor))
    expect(await shown(impostor)).toBe(await shown({ ...impostor, prenom: 'ARSENE' }))
  })

  it('never shows the register’s IBAN to an account created under false names, nor lets its digits confirm it', async () => {
    const { portal, open, create } = creation
    await open(await create(undefined, impostor))
    const cookie = await signInAs(NADIA)
    const [event] = (await send(portal, accueilconnecte, {}, { cookie })).json<{
      donnee: { listeEvenement: { evenementId: string }[] }
    }>().donnee.listeEvenement
    const query = { evenementId: event?.evenementId ?? '' }
    const challenge = await send(portal, recupereriban, { query }, { cookie })
    const { ibanCacheFin } = challenge.json<{ ibanCacheFin: string }>()
    expect(IBAN.endsWith(ibanCacheFin.slice(-3))).toBe(false)
    const body = { ibanSaisi: DIGITS }
    expect((await send(portal, verifieriban, { query, body }, { cookie })).statusCode).toBe(444)
  })

  it('keeps the register’s events and address out of the profile and the archive', async () => {
    const { portal, open, create } = creation
    await open(await create(undefined))
    const { db } = portal.services
    const compte = await db
      .selectFrom('compte')
      .select('id')
      .where('identifiant', '=', NADIA)
      .executeTakeFirstOrThrow()
    await changeProfil(db, compte.id, {
      adresse: JSON.stringify({
        codePays: '99100',
        voie: '1 rue du Registre',
        complement: '',
        codePostal: '44000',
        commune: 'Nantes',
      }),
    })
    const cookie = await signInAs(NADIA)
    await proveForGood(portal)
    for (const call of [profil, profilExport])
      expect((await send(portal, call, {}, { cookie })).rawPayload.toString('latin1')).not.toContain(
        'Registre',
      )
  })

  it('answers the last step alike where the number has an account already', async () => {
    const { started, submit, open, create } = creation
    await open(await create(DIGITS))
    const taken = await submit((await started()).inscriptionId)
    const free = await submit((await started({ nir: STRANGER })).inscriptionId)
    expect([taken.statusCode, taken.json()]).toEqual([free.statusCode, free.json()])
  })

  it('sends the last step five times at most, and five mails an hour to one address for one number', async () => {
    const { portal, started, submit } = creation
    const { inscriptionId } = await started()
    const codes = []
    for (let round = 0; round < 7; round += 1) codes.push((await submit(inscriptionId)).statusCode)
    expect(codes).toEqual([200, 200, 200, 200, 200, 444, 444])
    expect((await submit((await started()).inscriptionId)).statusCode).toBe(200)
    expect(await mailsOf(portal)).toHaveLength(5)
  })

  it('does not shut an address by the sends of another creation, and floods none', async () => {
    const { portal, started, submit } = creation
    const numbers = Array.from({ length: 6 }, (_, at) => {
      const number = 2_930_575_114_001 + at
      return `${number}${String(97 - (number % 97)).padStart(2, '0')}`
    })
    const left = async () => (await mailsOf(portal)).filter(({ genre }) => genre === 'inscription').length
    const sendFiveTimes = async (nir = '') => {
      const { inscriptionId } = await started({ nir })
      for (let time = 0; time < 5; time += 1) expect((await submit(inscriptionId)).statusCode).toBe(200)
    }
    await sendFiveTimes(numbers[0])
    expect(await left()).toBe(5)
    const { inscriptionId } = await started({ nir: numbers[1] ?? '' })
    expect((await submit(inscriptionId)).statusCode).toBe(200)
    expect(await left()).toBe(6)
    for (const nir of numbers.slice(2)) await sendFiveTimes(nir)
    expect(await left()).toBe(20)
  })

  it('does not let a stranger keep someone’s new identifier from them', async () => {
    const { portal, open, create } = creation
    await open(await create(undefined, { ...impostor, nir: NEW_NIR }))
    await portal.addPerson(NOEL, { nouveau_nir: NEW_NIR })
    const cookie = await portal.signIn(NOEL)
    expect((await send(portal, changernir, {}, { cookie })).statusCode).toBe(200)
    expect((await portal.tryToSignIn({ identifiant: NEW_NIR })).json()).toMatchObject({ code: 60 })
    expect((await mailsOf(portal)).map(({ genre }) => genre)).toContain('espaceremplace')
  })

  it('offers no new identifier to who did not prove who they are', async () => {
    const { portal, open, create } = creation
    await open(await create(undefined))
    await portal.services.db
      .updateTable('compte')
      .set({ nouveau_nir: NEW_NIR })
      .where('identifiant', '=', NADIA)
      .execute()
    const signedIn = await portal.tryToSignIn({ identifiant: NADIA, secret: NEW_PASSWORD })
    expect(signedIn.json()).not.toHaveProperty('nouveauNir')
    const cookie = sessionCookies(signedIn.headers['set-cookie'])
    expect((await send(portal, changernir, {}, { cookie })).statusCode).toBe(404)
  })
})
