import { brouillons } from '#contract/kit/brouillon.ts'
import { demandesDeRetraite } from '#contract/demande/demandederetraite.ts'
import { suivis } from '#contract/demande/suivi.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { newId } from '#server/kit/identifiers.ts'
import { mailsOf, refusalOf, send } from '#testing/calls.ts'
import { databases } from '#testing/databases.ts'
import { changeProfil } from '#server/kit/people/profils.ts'
import {
  adresseDAlain,
  demandeApp,
  departDAlain,
  progressiveDAlain,
  type DemandeApp,
} from '#testing/apps/demandeApp.ts'

const { situation, depart } = departDAlain()
const demenage = { ...situation, changementAdresse: true }

describe.each(databases)('a request for retirement that may not be sent on %s', (database) => {
  let portal: DemandeApp
  const rows = () => portal.services.db.selectFrom('dossier').selectAll().execute()

  beforeEach(async () => {
    portal = await demandeApp(database)
  })
  afterEach(() => portal.close())

  it('from who has no address is refused at the box that would give one; with one to come it is sent', async () => {
    await changeProfil(portal.services.db, portal.id, { adresse: null })
    const refused = await portal.sendDepart()
    expect(refusalOf(refused)).toEqual([444, 'SRE_ESPACEAGENT_DEMANDE_ADRESSE'])
    expect(refused.json<{ champs: string[] }>().champs).toEqual(['changementAdresse'])
    expect(await rows()).toEqual([])
    const nouvelleAdresse = { ...adresseDAlain, dateEffet: '01/02/2027' }
    const announced = { situation: demenage, nouvelleAdresse }
    expect((await portal.sendDepart(announced)).statusCode).toBe(200)
  })

  it.each([
    [
      'for a day that is past',
      { depart: { ...depart, dateDepart: '2026-01-01' } },
      'RETRAITE_DEPART_PASSE',
      'dateDepart',
    ],
    [
      'on another day than a 1st',
      { depart: { ...depart, dateDepart: '2027-10-15' } },
      'RETRAITE_DEPART_PREMIER_DU_MOIS',
      'dateDepart',
    ],
    [
      'for a long career that his account shows to have begun too late',
      { depart: { ...depart, codeMotifDepart: 3 } },
      'RETRAITE_LONGUE_CARRIERE_DEBUT',
      'codeMotifDepart',
    ],
    [
      'with an address to come without a date',
      {
        situation: demenage,
        nouvelleAdresse: { ...adresseDAlain, dateEffet: '' },
      },
      'SAISIE_DATE_EFFET_OBLIGATOIRE',
      'dateEffet',
    ],
    [
      'with an address to come of no country',
      {
        situation: demenage,
        nouvelleAdresse: { ...adresseDAlain, codePays: '00000', dateEffet: '01/02/2027' },
      },
      'SAISIE_PAYS_OBLIGATOIRE',
      'codePays',
    ],
    ['with an address to come that is not given', { situation: demenage }, 'SAISIE', undefined],
    ['without the declaration', { declaration: false }, 'DEMANDE_DECLARATION', 'declaration'],
    [
      'with a wrong IBAN',
      { depart: { ...depart, conservationIban: false, iban1: 'FR76', iban2: '' } },
      'IBAN_FORMAT',
      'iban1',
    ],
    [
      'with someone’s file',
      {
        depart: { ...depart, conservationIban: false, iban1: 'FR1420041010050500013M02606' },
        pieces: { enfant: [], handicap: [], serviceauxiliaire: [], iban: [newId()] },
      },
      'PIECE_ABSENTE',
      undefined,
    ],
  ])('%s is refused, and nothing of it is kept', async (_, changes, code, champ) => {
    const answer = await portal.sendDepart(changes)
    expect(answer.statusCode).toBe(444)
    const { erreurCode, champs } = answer.json<{ erreurCode: string; champs?: string[] }>()
    expect(erreurCode).toContain(code)
    if (champ !== undefined) expect(champs).toContain(champ)
    expect(await rows()).toEqual([])
    expect(await mailsOf(portal)).toEqual([])
  })

  it('before the legal age asks for an early reason', async () => {
    await portal.services.db
      .updateTable('compte')
      .set({ date_naissance: '1968-11-08' })
      .where('id', '=', portal.id)
      .execute()
    const early = await portal.sendDepart()
    expect(early.json<{ erreurCode: string }>().erreurCode).toContain('RETRAITE_AVANT_AGE')
    expect((await portal.sendDepart({ depart: { ...depart, codeMotifDepart: 2 } })).statusCode).toBe(200)
  })

  it('is not for a read-only account, nor for someone who has not proved who they are', async () => {
    const { db } = portal.services
    const change = (changes: object) =>
      db.updateTable('compte').set(changes).where('id', '=', portal.id).execute()
    await change({ lecture_seule: 1 })
    expect(refusalOf(await portal.sendDepart())).toEqual([444, 'SRE_ESPACEAGENT_LECTURE_SEULE'])
    await change({ lecture_seule: 0, services: '[]' })
    expect((await portal.context()).statusCode).toBe(403)
    await change({ services: '["demandedepartretraite"]', etat: 'AFFIRME' })
    expect([403, 444]).toContain((await portal.context()).statusCode)
    expect([403, 444]).toContain((await portal.sendDepart()).statusCode)
    expect(await rows()).toEqual([])
  })

  it('for a progressive pension is refused with another activity, a therapeutic part-time or a quotité beyond 50–90', async () => {
    const { situation: told, tempsPartiel } = progressiveDAlain()
    const codes = await Promise.all(
      [
        { situation: { ...told, autreActivite: true } },
        { situation: { ...told, tempsPartielTherapeutique: true } },
        { tempsPartiel: { ...tempsPartiel, quotite: 95 } },
        { tempsPartiel: { ...tempsPartiel, dejaTempsPartiel: true } },
        { tempsPartiel: { ...tempsPartiel, dateDebut: '2026-11-01' } },
      ].map(
        async (changes) => (await portal.sendProgressive(changes)).json<{ erreurCode: string }>().erreurCode,
      ),
    )
    expect(codes.map((code) => code.replace('SRE_ESPACEAGENT_', ''))).toEqual([
      'PROGRESSIVE_ACTIVITE',
      'PROGRESSIVE_THERAPEUTIQUE',
      'PROGRESSIVE_QUOTITE',
      'PROGRESSIVE_QUOTITE_ACTUELLE',
      'RETRAITE_DEPART_PASSE',
    ])
    const { numero } = (await portal.sendProgressive()).json<{ numero: string }>()
    expect(numero).toMatch(/^DP-2026-/)
  })

  it('more than five times an hour is refused, and drawn for nothing', async () => {
    const { cookie } = portal
    for (let turn = 0; turn < 5; turn += 1) {
      const { dossierId } = (await portal.sendDepart()).json<{ dossierId: string }>()
      await send(portal, suivis.depart.annuler, { body: { dossierId, motif: 'Essai' } }, { cookie })
    }
    const documents = () => portal.services.db.selectFrom('document').select('uuid').execute()
    const before = (await documents()).length
    expect(refusalOf(await portal.sendDepart())).toEqual([444, 'SRE_ESPACEAGENT_TROP_DE_DEMANDES'])
    expect(await documents()).toHaveLength(before)
  })

  it('by the key of a request that was cancelled is another tab’s: the draft stays', async () => {
    const { cookie } = portal
    const cleEnvoi = newId()
    const { dossierId } = (await portal.sendDepart({ cleEnvoi })).json<{ dossierId: string }>()
    await send(portal, suivis.depart.annuler, { body: { dossierId, motif: 'Essai' } }, { cookie })
    expect(refusalOf(await portal.sendDepart({ cleEnvoi }))).toEqual([
      444,
      'SRE_ESPACEAGENT_BROUILLON_CONFLIT',
    ])
  })

  it('sent again with something changed is not told as arrived: neither its answers nor its files', async () => {
    const cleEnvoi = newId()
    await portal.sendDepart({ cleEnvoi })
    const changed = { ...depart, dateDepart: '2028-03-01' }
    for (const other of [{ depart: changed }, { pieces: { ...departDAlain().pieces, autres: [newId()] } }])
      expect(refusalOf(await portal.sendDepart({ cleEnvoi, ...other }))).toEqual([
        444,
        'SRE_ESPACEAGENT_DEMANDE_DEJA_RECUE',
      ])
    expect(await rows()).toHaveLength(1)
  })

  it.each(['constructor', '__proto__', 'toString', 'hasOwnProperty'])(
    'with a field named %s is read as one without it',
    async (name) => {
      const body = JSON.stringify({ ...departDAlain(), situation: 0 }).replace(
        '"situation":0',
        `"situation":${JSON.stringify(situation).replace('{', `{"${name}":{},`)}`,
      )
      const { method, path: url } = demandesDeRetraite.depart.envoyer
      const headers = { cookie: portal.cookie, 'content-type': 'application/json' }
      expect((await portal.app.inject({ method, url, headers, payload: body })).statusCode).toBe(200)
    },
  )

  it('as a draft that is nested without end, or of a version that no database holds, is malformed', async () => {
    const { method, path: url } = brouillons.demandedepartretraite.enregistrer
    const headers = { cookie: portal.cookie, 'content-type': 'application/json' }
    const keep = async (payload: string) =>
      (await portal.app.inject({ method, url, headers, payload })).statusCode
    expect(await keep(`{"version":0,"contenu":{"a":${'['.repeat(30_000)}${']'.repeat(30_000)}}}`)).toBe(400)
    expect(await keep('{"version":2147483647,"contenu":{}}')).toBe(400)
    expect(await keep('{"version":0,"contenu":{"a":"[[[[{{{{"}}')).toBe(200)
  })
})
