import type { Insertable } from 'kysely'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import { telechargements } from '#contract/documents/document.ts'
import { rubriques } from '#contract/documents/rubrique.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#server/kit/identifiers.ts'
import type { DocumentTable } from '#server/kit/database/schema/schema.ts'
import { addDocuments } from '#server/kit/files/documents.ts'
import { evenementsOf } from '#server/kit/news/evenements.ts'
import { databases } from '#testing/databases.ts'
import { giveEvenement } from '#testing/possessions/documents.ts'
import { testApp, type TestApp } from '#testing/testApp.ts'

const CAMILLE = '269057505601260'
const ANGE = '164062A00401545'
const { liste, compteur, annees } = rubriques.remunerationpaie
const PDF = Buffer.from('%PDF-1.7 bulletin')

describe.each(databases)('documents on %s', (database) => {
  let portal: TestApp
  const cookies: Record<string, string> = {}
  const ids: Record<string, string> = {}
  const october = newId()
  const lost = newId()
  const ofAnge = newId()
  let read: string
  let readOnly: string

  const payslip = (compte_id: string, uuid: string, date: CalendarDate): Insertable<DocumentTable> => ({
    uuid,
    compte_id,
    genre: 'remuneration',
    annee: Number(date.slice(0, 4)),
    libelle1: 'Octobre 2026',
    libelle2: null,
    libelle3: '2 345,67 €',
    date_document: date,
    code_sous_theme_ged: 101,
    fichier: `${uuid}.pdf`,
    nom_fichier: '2026_10_BP_août.pdf',
  })
  beforeAll(async () => {
    portal = await testApp(database)
    const { db, objects } = portal.services
    ids['camille'] = await portal.addPerson(CAMILLE)
    ids['ange'] = await portal.addPerson(ANGE, { lecture_seule: 1 })
    await addDocuments(db, [
      payslip(ids['camille'], october, '2026-10-31'),
      payslip(ids['camille'], lost, '2025-10-31'),
      payslip(ids['ange'], ofAnge, '2026-10-31'),
    ])
    read = await giveEvenement(portal, ids['camille'], october)
    readOnly = await giveEvenement(portal, ids['ange'], ofAnge)
    await objects.put(`${october}.pdf`, PDF)
    await objects.put(`${ofAnge}.pdf`, PDF)
    cookies['camille'] = await portal.signIn(CAMILLE)
    cookies['ange'] = await portal.signIn(ANGE)
  })
  afterAll(() => portal.close())

  const get = (who: string, url: string, headers: Record<string, string> = {}) =>
    portal.app.inject({ url, headers: { cookie: cookies[who] ?? '', ...headers } })
  const download = (who: string, query: string, headers?: Record<string, string>) =>
    get(who, `${telechargements.remuneration.path}?${query}`, headers)
  const statusOf = async (who: string, id: string) =>
    (await evenementsOf(portal.services.db, ids[who] ?? '')).find((row) => row.id === id)?.statut

  it('lists a year, or the last one, with the unread event of each document', async () => {
    const last = (await get('camille', `${liste.path}?derniereAnnee=true`)).json()
    expect(last.donnee.optionEnvoiMail).toBe(true)
    expect(last.donnee.listeDocument).toEqual([
      {
        documentUuid: october,
        genre: 'remuneration',
        libelle1: 'Octobre 2026',
        libelle3: '2 345,67 €',
        statut: 'EVE_NON_LU',
        dateDocument: '2026-10-31',
        codeSousThemeGed: 101,
        evenementId: read,
      },
    ])
    const year = (await get('camille', `${liste.path}?annee=2025`)).json()
    expect(year.donnee.listeDocument.map((row: { statut: string }) => row.statut)).toEqual(['EVE_LU'])
    expect((await get('camille', annees.path)).json()).toEqual({
      listeAnnee: [2026, 2025],
    })
  })

  it('counts a year by HEAD', async () => {
    const head = async (annee: string) =>
      (
        await portal.app.inject({
          method: 'HEAD',
          url: `${compteur.path}?annee=${annee}`,
          headers: { cookie: cookies['camille'] ?? '' },
        })
      ).headers['content-range']
    expect([await head('2026'), await head('1999')]).toEqual(['0-0/1', '*/0'])
  })

  it.each(['annee=20x6', 'annee=1812', 'derniereAnnee=oui', '', 'annee=2026&derniereAnnee=true', 'mois=1'])(
    'refuses the query "%s"',
    async (query) => {
      expect((await get('camille', `${liste.path}?${query}`)).statusCode).toBe(400)
    },
  )

  it('sends the file with a safe name, never kept by a cache, and marks its event read', async () => {
    const answer = await download('camille', `documentUuid=${october}&evenementId=${read}`)
    expect(answer.statusCode).toBe(200)
    expect(answer.rawPayload).toEqual(PDF)
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-disposition': `inline; filename="2026_10_BP_aou_t.pdf"; filename*=UTF-8''2026_10_BP_ao%C3%BBt.pdf`,
    })
    expect(await statusOf('camille', read)).toBe('EVE_LU')
  })

  it('marks nothing for a read-only account, nor from another site', async () => {
    expect((await download('ange', `documentUuid=${ofAnge}&evenementId=${readOnly}`)).statusCode).toBe(200)
    expect(await statusOf('ange', readOnly)).toBe('EVE_NON_LU')
  })

  it('does not find another person’s document, whatever event goes with it', async () => {
    const answer = await download('camille', `documentUuid=${ofAnge}&evenementId=${readOnly}`)
    expect([answer.statusCode, answer.json()]).toEqual([404, { erreurCode: 'INTROUVABLE' }])
    expect(await statusOf('ange', readOnly)).toBe('EVE_NON_LU')
  })

  it('does not find a document by the path of another kind', async () => {
    const url = `${telechargements.titrepension.path}?documentUuid=${october}`
    expect((await get('camille', url)).statusCode).toBe(404)
  })

  it('tells a person in French that a file is missing, and does not mark it read', async () => {
    const answer = await download('camille', `documentUuid=${lost}`, { accept: 'text/html,*/*' })
    expect(answer.statusCode).toBe(503)
    expect(answer.headers['content-type']).toContain('text/html')
    expect(answer.body).toContain('Ce document est momentanément indisponible')
  })

  it('refuses an identifier that is not one', async () => {
    expect((await download('camille', 'documentUuid=../../etc/passwd')).statusCode).toBe(400)
  })
})
