import { annulerchangementiban } from '#contract/connexion/identite.ts'
import { defaultMessages } from '#contract/defaultMessages.ts'
import { messageKey } from '#contract/messages.ts'
import { accueilconnecte } from '#contract/accueil/evenement.ts'
import { profilPasMoi } from '#contract/profil/profil.ts'
import { profilIban, profilIbanAnnulation } from '#contract/profil/profilModifications.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { changeProfil, profilOf } from '#server/kit/people/profils.ts'
import { endSessionsOf } from '#server/kit/session/endSessions.ts'
import { lastToken, mailsOf, send, sessionOf } from '#testing/calls.ts'
import { databases } from '#testing/databases.ts'
import { PASSWORD } from '#testing/testApp.ts'
import { CAMILLE, profilApp } from '#testing/apps/profilApp.ts'
import { undoOwnIban } from './undoIban.ts'

const HOUR = 3_600_000
const OLD = { ibanMasque: 'FR76 •••• •••• •••• •••• •••0 189', depuis: '2020-01-01' }
const NEW = 'FR14 •••• •••• •••• •••• •••2 606'
const body = { iban1: 'FR14 2004 1010 0505', iban2: '0001 3M02 606', motDePasseAncien: PASSWORD }
const refusal = 'SRE_ESPACEAGENT_LIEN_IBAN_KO'

describe.each(databases)('an IBAN that waits, on %s', (database) => {
  let person: Awaited<ReturnType<typeof profilApp>>
  beforeEach(async () => {
    person = await profilApp(database)
    await changeProfil(person.portal.services.db, person.id, { courriel_secondaire: 'bureau@example.org' })
  })
  afterEach(() => person.portal.close())

  const ask = (changes: Partial<typeof body> = {}) =>
    send(person.portal, profilIban, { body: { ...body, ...changes } }, { cookie: person.cookie })
  const undo = (annulationIban: string) =>
    send(person.portal, annulerchangementiban, { body: { annulationIban } })
  const banque = async (cookie = person.cookie) => (await person.shown(cookie)).banque
  const mails = async (genre: string) => (await mailsOf(person.portal)).filter((mail) => mail.genre === genre)
  const token = () => lastToken(person.portal, 'annulationIban')

  it('keeps the present one for 72 hours, and counts from then on', async () => {
    await ask()
    expect(await banque()).toEqual({
      compte: OLD,
      attente: { ibanMasque: NEW, effetLe: '2026-11-23T09:00:00.000Z' },
    })
    person.portal.wait(72 * HOUR - 1)
    expect((await banque(await person.portal.signIn(CAMILLE)))?.compte).toEqual(OLD)
    person.portal.wait(1)
    expect(await banque(await person.portal.signIn(CAMILLE))).toEqual({
      compte: { ibanMasque: NEW, depuis: '2026-11-23' },
    })
  })

  it('is not undone by a session that has ended', async () => {
    await ask()
    const session = await sessionOf(person.portal, person.cookie)
    await endSessionsOf(person.portal.services.db, person.id)
    await expect(undoOwnIban(person.portal.services, session)).rejects.toMatchObject({
      failure: 'sessionTerminee',
    })
    expect((await banque(await person.portal.signIn(CAMILLE)))?.attente).toMatchObject({ ibanMasque: NEW })
  })

  it('is shown masked on the dashboard', async () => {
    await ask()
    const home = await send(person.portal, accueilconnecte, {}, { cookie: person.cookie })
    expect(home.json().donnee.banque).toEqual(await banque())
  })

  it('is told as an addition where there was none, and undone by its link', async () => {
    await changeProfil(person.portal.services.db, person.id, { iban: null })
    await ask()
    const [told] = await mails('ibandemande')
    expect(told?.sujet).toBe('L’ajout d’un IBAN est demandé dans votre espace')
    expect(told?.texte).not.toMatch(/changement|nouvel IBAN/)
    expect((await undo(await token())).statusCode).toBe(200)
    expect(await banque()).toEqual({})
    const [undone] = await mails('ibanannule')
    expect(undone?.sujet).toBe('L’ajout de l’IBAN est annulé')
    expect(undone?.texte).not.toContain('changement')
  })

  it('is told at both addresses, without any IBAN, with a way out and whom to reach', async () => {
    await ask()
    const told = await mails('ibandemande')
    expect(told.map(({ destinataire }) => destinataire).toSorted()).toEqual([
      'bureau@example.org',
      'camille@example.org',
    ])
    for (const { texte } of told) {
      expect(texte).toContain('23/11/2026 à 10:00')
      expect(texte).toContain('/contact')
      expect(texte).toContain('/accueilnonconnecte?annulationIban=')
      expect(texte).not.toMatch(/FR\d\d|À compléter/)
    }
  })

  it('is undone by the link, once, without a session, and both addresses are told', async () => {
    await ask()
    const link = await token()
    expect((await undo(link)).statusCode).toBe(200)
    expect(await banque()).toEqual({ compte: OLD })
    expect(await mails('ibanannule')).toHaveLength(2)
    expect((await undo(link)).json()).toEqual({ erreurCode: refusal })
    person.portal.wait(73 * HOUR)
    expect((await banque(await person.portal.signIn(CAMILLE)))?.compte).toEqual(OLD)
  })

  it('is told to someone who had none registered as one that was not there', async () => {
    await changeProfil(person.portal.services.db, person.id, { iban: null, iban_depuis: null })
    await ask()
    expect((await undo(await token())).statusCode).toBe(200)
    for (const { texte } of [...(await mails('ibandemande')), ...(await mails('ibanannule'))]) {
      expect(texte).toMatch(/aucun IBAN n’est enregistré/i)
      expect(texte).not.toContain('IBAN déjà enregistré')
    }
    expect(defaultMessages[messageKey('ANNULATION_IBAN_OK')]).not.toContain('IBAN déjà enregistré')
  })

  it('keeps only the fingerprint of the link', async () => {
    await ask()
    const link = await token()
    const rows = await person.portal.services.db.selectFrom('jeton').selectAll().execute()
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(link)
  })

  it('can be undone until its moment, no longer', async () => {
    await ask()
    const link = await token()
    person.portal.wait(72 * HOUR)
    expect((await undo(link)).json()).toEqual({ erreurCode: refusal })
    expect((await banque(await person.portal.signIn(CAMILLE)))?.compte?.ibanMasque).toBe(NEW)
  })

  it('is undone by two browsers at once only once', async () => {
    await ask()
    const link = await token()
    const answers = await Promise.all([undo(link), undo(link), undo(link)])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 444, 444])
    expect(await mails('ibanannule')).toHaveLength(2)
  })

  it('is replaced by the next one asked for: the links of the former are worth nothing', async () => {
    await ask()
    const former = await token()
    person.portal.wait(60_000)
    const other = { iban1: 'BE68 5390 0754 7034', iban2: '' }
    expect((await ask(other)).statusCode).toBe(200)
    expect((await undo(former)).json()).toEqual({ erreurCode: refusal })
    expect((await banque())?.attente?.ibanMasque).toBe('BE68 •••• •••• 7034')
  })

  it('is one change when it is asked for again, at once or later: the mails are sent once, and it waits no longer', async () => {
    const answers = await Promise.all([ask(), ask(), ask(), ask()])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
    person.portal.wait(60_000)
    expect((await ask()).json()).toEqual({ ibanMasque: NEW, effetLe: '2026-11-23T09:00:00.000Z' })
    expect(await mails('ibandemande')).toHaveLength(2)
    expect((await undo(await token())).statusCode).toBe(200)
  })

  it('is undone from the profile; what no longer waits is refused', async () => {
    const own = () => send(person.portal, profilIbanAnnulation, {}, { cookie: person.cookie })
    expect((await own()).json()).toEqual({ erreurCode: refusal })
    await ask()
    expect((await own()).statusCode).toBe(200)
    expect(await banque()).toEqual({ compte: OLD })
  })

  it('is withdrawn by « ce n’était pas moi »', async () => {
    await ask()
    await send(person.portal, profilPasMoi, {}, { cookie: person.cookie })
    const row = await profilOf(person.portal.services.db, person.id)
    expect([row.iban_nouveau, row.iban_effet_le]).toEqual([null, null])
  })

  it('refuses the one already there, and a sixth change in an hour', async () => {
    const same = { iban1: 'FR76 3000 6000 0112', iban2: '3456 7890 189' }
    expect((await ask(same)).json()).toEqual({
      erreurCode: 'SRE_ESPACEAGENT_IBAN_INCHANGE',
      champs: ['iban1'],
    })
    const other = { iban1: 'BE68 5390 0754 7034', iban2: '' }
    for (const changes of [{}, other, {}, other, {}]) expect((await ask(changes)).statusCode).toBe(200)
    expect((await ask(other)).json()).toEqual({ erreurCode: 'SRE_ESPACEAGENT_TROP_DE_DEMANDES' })
  })

  it('is not taken from an account whose identity is not confirmed, which sees none', async () => {
    const { db } = person.portal.services
    await db.updateTable('compte').set({ etat: 'AFFIRME' }).where('id', '=', person.id).execute()
    expect((await ask()).json()).toEqual({ erreurCode: 'SRE_ESPACEAGENT_IDENTITE_A_CONFIRMER' })
    expect(await banque()).toBeUndefined()
  })
})
