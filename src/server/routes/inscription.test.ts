import { validerinscription } from '#contract/identite.ts'
import {
  inscription,
  inscriptionIdentite,
  inscriptionRenvoi,
  inscriptionVerification,
} from '#contract/inscription.ts'
import { accueilconnecte } from '#contract/evenement.ts'
import { initialiserhabilitation } from '#contract/habilitation.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { changeProfil } from '../store/profils.ts'
import { databases } from '../testing/databases.ts'
import { lastToken, mailsOf, send, solvedCaptcha } from '../testing/calls.ts'
import { testApp, type TestApp } from '../testing/testApp.ts'

const NADIA = '288064410907773'
const STRANGER = '293057511400165'
const IBAN = 'FR1420041010050500013M02606'
const DIGITS = '0500'
const NEW_PASSWORD = 'Bonjour-2026!Lyon'
const HOUR = 3_600_000

const nadia = { nir: NADIA, nomNaissance: 'CHERIF', prenom: 'Nadia', dateNaissance: '1988-06-11' }

const contacts = {
  courrielPrincipal: 'nadia@example.org',
  courrielPrincipalConfirmation: 'nadia@example.org',
  courrielSecondaire: '',
  courrielSecondaireConfirmation: '',
  telephonePrincipal: '06 39 98 00 01',
  telephonePrincipalConfirmation: '0639980001',
  telephoneSecondaire: '',
  telephoneSecondaireConfirmation: '',
}

const last = {
  ...contacts,
  motDePasse: NEW_PASSWORD,
  motDePasseConfirmation: NEW_PASSWORD,
  conditionsAcceptees: true,
}

describe.each(databases)('creation of an account on %s', (database) => {
  let portal: TestApp

  beforeEach(async () => {
    portal = await testApp(database)
    const id = await portal.addPerson(NADIA, {
      prenom: 'Nadia',
      nom: 'Cherif',
      nom_naissance: 'Chérif',
      date_naissance: '1988-06-11',
      etat: 'REGISTRE',
      secret: '',
    })
    await changeProfil(portal.services.db, id, { iban: IBAN, iban_depuis: '2020-01-01' })
  })
  afterEach(() => portal.close())

  const begin = async (changes: Partial<typeof nadia> = {}) =>
    send(portal, inscriptionIdentite, { body: { ...nadia, ...changes, ...(await solvedCaptcha(portal)) } })
  const started = async (changes: Partial<typeof nadia> = {}) =>
    (await begin(changes)).json<{ inscriptionId: string; ibanCacheDebut: string; ibanCacheFin: string }>()
  const verify = (inscriptionId: string, ibanSaisi = DIGITS) =>
    send(portal, inscriptionVerification, { body: { inscriptionId, ibanSaisi } })
  const submit = (inscriptionId: string, changes: Partial<typeof last> = {}) =>
    send(portal, inscription, { body: { inscriptionId, ...last, ...changes } })
  const open = (validationInscription: string) =>
    send(portal, validerinscription, { body: { validationInscription } })
  const create = async (digits: string | undefined, changes: Partial<typeof nadia> = {}, mail = {}) => {
    const { inscriptionId } = await started(changes)
    if (digits !== undefined) await verify(inscriptionId, digits)
    await submit(inscriptionId, mail)
    return lastToken(portal, 'validationInscription')
  }
  const rightsOf = async (cookie: string) =>
    (await send(portal, initialiserhabilitation, {}, { cookie })).json<{
      listeService: Record<string, boolean>
      identification: { identite: string }
    }>()

  it('lets a person of the register in once the link is opened, and not before', async () => {
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
    const token = await create(DIGITS)
    const answers = await Promise.all([open(token), open(token)])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 444])
    expect((await open(token)).json()).toEqual({ erreurCode: 'SRE_ESPACEAGENT_LIEN_INSCRIPTION_KO' })
  })

  it('refuses a link after 24 hours, or of another kind', async () => {
    const token = await create(DIGITS)
    portal.wait(24 * HOUR + 1)
    expect((await open(token)).statusCode).toBe(444)
    expect((await open('AAAA')).statusCode).toBe(444)
    expect((await open('abc-!')).statusCode).toBe(400)
  })

  it('answers alike for a person that the register does not know', async () => {
    const known = await begin()
    const unknown = await begin({ nir: STRANGER, nomNaissance: 'Rivière', dateNaissance: '1993-05-02' })
    expect(unknown.statusCode).toBe(known.statusCode)
    expect(Object.keys(unknown.json<object>())).toEqual(Object.keys(known.json<object>()))
    expect(unknown.json<{ ibanCacheDebut: string }>().ibanCacheDebut).toMatch(/^FR76\d{12}$/)
    const again = await begin({ nir: STRANGER, nomNaissance: 'Rivière', dateNaissance: '1993-05-02' })
    expect({ ...again.json<object>(), inscriptionId: '' }).toEqual({
      ...unknown.json<object>(),
      inscriptionId: '',
    })
    const wrong = await verify(unknown.json<{ inscriptionId: string }>().inscriptionId, '1234')
    expect(wrong.json()).toEqual({ erreurCode: 'SRE_ESPACEAGENT_IBAN_CONFIRMATION_KO' })
  })

  it('does not show the register’s IBAN to who gets the name or the birth wrong', async () => {
    const { ibanCacheDebut } = await started()
    expect(IBAN.startsWith(ibanCacheDebut)).toBe(true)
    for (const mistake of [{ prenom: 'Nadine' }, { dateNaissance: '1988-06-12' }]) {
      const { ibanCacheDebut: shown, inscriptionId } = await started(mistake)
      expect(IBAN.startsWith(shown)).toBe(false)
      expect((await verify(inscriptionId)).statusCode).toBe(444)
    }
  })

  it('stops after five wrong answers, even the right one, for a day', async () => {
    const { inscriptionId } = await started()
    const answers = []
    for (let round = 0; round < 5; round += 1) answers.push(await verify(inscriptionId, '1234'))
    expect(answers.map((answer) => answer.json<{ erreurCode: string }>().erreurCode)).toEqual([
      ...Array.from({ length: 4 }, () => 'SRE_ESPACEAGENT_IBAN_CONFIRMATION_KO'),
      'SRE_ESPACEAGENT_IBAN_CONFIRMATION_BLOQUE',
    ])
    expect((await verify(inscriptionId)).statusCode).toBe(444)
    portal.wait(24 * HOUR + 1)
    expect((await verify((await started()).inscriptionId)).statusCode).toBe(200)
  })

  it('shows nothing of the register to who did not prove their identity', async () => {
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
    const stranger = { nir: STRANGER, nomNaissance: 'Rivière', prenom: 'Zoé', dateNaissance: '1993-05-02' }
    expect((await open(await create(undefined, stranger))).statusCode).toBe(200)
    const signedIn = await portal.tryToSignIn({ identifiant: STRANGER, secret: NEW_PASSWORD })
    expect(signedIn.json()).toMatchObject({ code: 60, identification: { identite: 'Zoé Rivière' } })
    expect(Object.values(signedIn.json<{ listeService: object }>().listeService)).not.toContain(true)
  })

  it('lets a confirmed creation take the place of one that was not, and tells its holder', async () => {
    await open(
      await create(
        undefined,
        {},
        { courrielPrincipal: 'x@example.org', courrielPrincipalConfirmation: 'x@example.org' },
      ),
    )
    const before = await portal.tryToSignIn({ identifiant: NADIA, secret: NEW_PASSWORD })
    expect(before.json()).toMatchObject({ code: 60 })
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
    expect((await portal.tryToSignIn({ identifiant: NADIA, secret: other })).json()).toMatchObject({
      code: 60,
    })
  })

  it('warns the holder of an account instead of sending a link, with the same answer', async () => {
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

  it('sends the mail again after a minute, not before', async () => {
    const { inscriptionId } = await started()
    await submit(inscriptionId)
    const again = () => send(portal, inscriptionRenvoi, { body: { inscriptionId } })
    expect((await again()).json()).toEqual({ erreurCode: 'SRE_ESPACEAGENT_INSCRIPTION_RENVOI_TROP_TOT' })
    portal.wait(60_000)
    expect((await again()).json()).toEqual({ attenteRenvoi: 60 })
    expect(await mailsOf(portal)).toHaveLength(2)
  })

  it('refuses what the rules refuse, names the fields, and writes nothing', async () => {
    const refused = await begin({ nir: '288064410907774', dateNaissance: '2027-01-01', prenom: '' })
    expect(refused.statusCode).toBe(444)
    expect(refused.json<{ champs: string[] }>().champs.toSorted()).toEqual(['dateNaissance', 'nir', 'prenom'])
    const { inscriptionId } = await started()
    const faults = [
      [{ motDePasse: 'Bonjour-2026', motDePasseConfirmation: 'Bonjour-2026!' }, 'motDePasseConfirmation'],
      [{ motDePasse: 'Motdepasse2026!', motDePasseConfirmation: 'Motdepasse2026!' }, 'motDePasse'],
      [{ courrielPrincipalConfirmation: 'autre@example.org' }, 'courrielPrincipal'],
      [{ conditionsAcceptees: false }, 'conditionsAcceptees'],
      [
        { courrielSecondaire: 'NADIA@example.org', courrielSecondaireConfirmation: 'NADIA@example.org' },
        'courrielSecondaire',
      ],
    ] as const
    for (const [changes, field] of faults) {
      const answer = await submit(inscriptionId, changes)
      expect(answer.statusCode).toBe(444)
      expect(answer.json<{ champs: string[] }>().champs).toContain(field)
    }
    expect(await mailsOf(portal)).toEqual([])
  })

  it('keeps no password and no IBAN in what it sends', async () => {
    const token = await create(DIGITS)
    const stored = JSON.stringify([
      await mailsOf(portal),
      await portal.services.db.selectFrom('jeton').selectAll().execute(),
      await portal.services.db.selectFrom('inscription').selectAll().execute(),
    ])
    expect(stored).not.toContain(NEW_PASSWORD)
    expect(stored).not.toContain(IBAN)
    const tokens = await portal.services.db.selectFrom('jeton').selectAll().execute()
    expect(JSON.stringify(tokens)).not.toContain(token)
  })
})
