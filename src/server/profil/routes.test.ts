import { profilNir } from '#contract/profil/profil.ts'
import { profilAdresse, profilAdresseFuture, profilIban } from '#contract/profil/profilModifications.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { changeProfil } from '#server/kit/people/profils.ts'
import { databases } from '#testing/databases.ts'
import { lastToken, mailsOf, proveForGood, send } from '#testing/calls.ts'
import { CAMILLE, profilApp } from '#testing/apps/profilApp.ts'
import { PASSWORD, type TestApp } from '#testing/testApp.ts'

const OTHER_IBAN = 'FR1420041010050500013M02606'
const other = { iban1: OTHER_IBAN.slice(0, 16), iban2: OTHER_IBAN.slice(16) }

const paris = {
  codePays: '99100',
  voie: '1 rue de la Paix',
  complement: '',
  codePostal: '75002',
  commune: 'Paris',
}

describe.each(databases)('profile on %s', (database) => {
  let person: Awaited<ReturnType<typeof profilApp>>
  let portal: TestApp
  let id: string
  let cookie: string
  beforeEach(async () => {
    person = await profilApp(database)
    ;({ portal, id, cookie } = person)
  })
  afterEach(() => portal.close())

  it('shows contacts and bank without telling the NIR nor the IBAN', async () => {
    const body = JSON.stringify(await person.shown())
    expect(body).not.toContain(CAMILLE)
    expect(body).not.toContain('30006000011234567890')
    expect(await person.shown()).toMatchObject({
      identite: { nirMasque: '• •• •• •• ••• 012 60', confirmee: true },
      banque: { compte: { ibanMasque: 'FR76 •••• •••• •••• •••• •••0 189', depuis: '2020-01-01' } },
      coordonnees: { telephonePrincipal: '0639980000' },
    })
    expect((await send(portal, profilNir, {}, { cookie })).json()).toEqual({ nir: CAMILLE })
  })

  it('changes the address of e-mail only once its link is opened', async () => {
    expect((await person.setMail('nouvelle@example.org')).json()).toEqual({
      courrielsEnAttente: ['courrielPrincipal'],
    })
    expect(await person.shown()).toMatchObject({
      coordonnees: { courrielPrincipal: 'camille@example.org' },
      courrielsEnAttente: { courrielPrincipal: 'nouvelle@example.org' },
    })
    const mails = await mailsOf(portal)
    expect(mails.map(({ destinataire, genre }) => `${genre} ${destinataire}`).toSorted()).toEqual([
      'avischangementcourriel camille@example.org',
      'changementcourriel nouvelle@example.org',
    ])
    const token = await lastToken(portal, 'validationMail')
    const answers = await Promise.all([person.open(token), person.open(token)])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 444])
    expect(await person.shown()).toMatchObject({
      coordonnees: { courrielPrincipal: 'nouvelle@example.org' },
      courrielsEnAttente: {},
    })
  })

  it('keeps the last change of address asked for, and forgets one that is taken back', async () => {
    await person.setMail('une@example.org')
    const first = await lastToken(portal, 'validationMail')
    portal.wait(1000)
    await person.setMail('deux@example.org')
    expect((await person.open(first)).json()).toEqual({ erreurCode: 'SRE_ESPACEAGENT_LIEN_MAIL_KO' })
    await person.setMail('camille@example.org')
    expect((await person.shown()).courrielsEnAttente).toEqual({})
    expect((await person.open(await lastToken(portal, 'validationMail'))).statusCode).toBe(444)
  })

  it('tells both addresses that the second one leaves', async () => {
    await changeProfil(portal.services.db, id, { courriel_secondaire: 'camille@example.com' })
    await person.setContacts({ courrielSecondaire: '', courrielSecondaireConfirmation: '' })
    const mails = await mailsOf(portal)
    expect(mails.map(({ destinataire, genre }) => `${genre} ${destinataire}`).toSorted()).toEqual([
      'retraitcourriel camille@example.com',
      'retraitcourriel camille@example.org',
    ])
    await person.setContacts({ courrielSecondaire: '', courrielSecondaireConfirmation: '' })
    expect(await mailsOf(portal)).toHaveLength(2)
  })

  it('tells once that the second one leaves, asked twenty times at once', async () => {
    await changeProfil(portal.services.db, id, { courriel_secondaire: 'camille@example.com' })
    await proveForGood(portal)
    const remove = () => person.setContacts({ courrielSecondaire: '', courrielSecondaireConfirmation: '' })
    // Connections to the base are open before: all begin together.
    await Promise.all(Array.from({ length: 20 }, () => person.shown()))
    const answers = await Promise.all(Array.from({ length: 20 }, remove))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200))
    expect(await mailsOf(portal)).toHaveLength(2)
  })

  it('changes telephones at once, whatever is typed between their digits', async () => {
    await person.setContacts({
      telephonePrincipal: '06.39.98-00 22',
      telephonePrincipalConfirmation: '0639980022',
    })
    expect((await person.shown()).coordonnees.telephonePrincipal).toBe('0639980022')
  })

  it('puts an address to come in place on its day', async () => {
    await send(portal, profilAdresse, { body: paris }, { cookie })
    const future = { ...paris, codePostal: '20200', commune: 'Bastia', dateEffet: '21/11/2026' }
    expect((await send(portal, profilAdresseFuture, { body: future }, { cookie })).statusCode).toBe(200)
    expect(await person.shown()).toMatchObject({
      adresse: { commune: 'Paris' },
      adresseFuture: { commune: 'Bastia', dateEffet: '2026-11-21' },
    })
    portal.wait(15 * 3_600_000)
    const after = await person.shown(await portal.signIn(CAMILLE))
    expect(after.adresse?.commune).toBe('Bastia')
    expect(after.adresseFuture).toBeUndefined()
  })

  it.each([
    [{ voie: '1 rue de l’@' }, 'voie'],
    [{ codePostal: '7500' }, 'codePostal'],
    [{ codePostal: '' }, 'codePostal'],
    [{ commune: ' ' }, 'commune'],
    [{ codePays: '99109', codePostal: 'É!' }, 'codePostal'],
    [{ codePays: '00000' }, 'codePays'],
  ])('refuses the address %j and keeps the former one', async (changes, field) => {
    const answer = await send(portal, profilAdresse, { body: { ...paris, ...changes } }, { cookie })
    expect(answer.statusCode).toBe(444)
    expect(answer.json<{ champs: string[] }>().champs).toEqual([field])
    expect((await person.shown()).adresse).toBeUndefined()
  })

  it('takes an IBAN in two fields, with its spaces and small letters, and tells the holder', async () => {
    const body = { iban1: 'fr14 2004 1010 0505', iban2: '0001 3m02 606', motDePasseAncien: PASSWORD }
    expect((await send(portal, profilIban, { body }, { cookie })).json()).toEqual({
      ibanMasque: 'FR14 •••• •••• •••• •••• •••2 606',
      effetLe: '2026-11-23T09:00:00.000Z',
    })
    expect((await mailsOf(portal))[0]).toMatchObject({ genre: 'ibandemande' })
    const wrong = await send(portal, profilIban, { body: { ...body, iban2: '0001 3m02 607' } }, { cookie })
    expect(wrong.json()).toEqual({ erreurCode: 'SRE_ESPACEAGENT_IBAN_FORMAT', champs: ['iban1'] })
    expect(JSON.stringify(await mailsOf(portal))).not.toContain(OTHER_IBAN)
  })

  it('keeps the IBAN when the present password is wrong', async () => {
    const { banque } = await person.shown()
    const body = { ...other, motDePasseAncien: 'Faux-2026!ok' }
    const answer = await send(portal, profilIban, { body }, { cookie })
    expect(answer.statusCode).toBe(444)
    const erreurCode = 'SRE_ESPACEAGENT_SAISIE_MDP_ANCIEN_KO'
    expect(answer.json()).toEqual({ erreurCode, champs: ['motDePasseAncien'] })
    expect((await person.shown()).banque).toEqual(banque)
    expect(await mailsOf(portal)).toEqual([])
  })

  it('takes five wrong passwords an hour, then not even the right one', async () => {
    const attempt = (motDePasseAncien: string, as = cookie) =>
      send(portal, profilIban, { body: { ...other, motDePasseAncien } }, { cookie: as })
    const codes: string[] = []
    for (let tried = 0; tried < 5; tried += 1)
      codes.push((await attempt('faux')).json<{ erreurCode: string }>().erreurCode)
    expect(codes.map((code) => code.endsWith('ANCIEN_DERNIER'))).toEqual([false, false, false, true, false])
    expect((await attempt(PASSWORD)).json()).toEqual({ erreurCode: 'SRE_ESPACEAGENT_TROP_DE_DEMANDES' })
    expect((await person.shown()).banque?.compte?.ibanMasque).toMatch(/189$/)
    portal.wait(3_600_000)
    expect((await attempt(PASSWORD, await portal.signIn(CAMILLE))).statusCode).toBe(200)
  })

  it('does not let someone unconfirmed put an IBAN in place of the one that would prove who they are', async () => {
    await portal.services.db.updateTable('compte').set({ etat: 'AFFIRME' }).where('id', '=', id).execute()
    const body = { ...other, motDePasseAncien: PASSWORD }
    expect((await send(portal, profilIban, { body }, { cookie })).json()).toEqual({
      erreurCode: 'SRE_ESPACEAGENT_IDENTITE_A_CONFIRMER',
    })
    expect(await person.shown()).not.toHaveProperty('banque')
  })
})
