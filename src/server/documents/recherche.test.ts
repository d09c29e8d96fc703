import { dateOf } from '#rules/calendar/dates.ts'
import { LIMITE_RECHERCHE, rubriques, type ResultatRecherche } from '#contract/documents/rubrique.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { send } from '#testing/calls.ts'
import { databases } from '#testing/databases.ts'
import { rubriqueApp } from '#testing/apps/rubriqueApp.ts'
import { giveEvenement } from '#testing/possessions/documents.ts'

const { recherche } = rubriques.remunerationpaie

describe.each(databases)('the search on %s', (database) => {
  let app: Awaited<ReturnType<typeof rubriqueApp>>
  const search = async (texte: string, who: 'camille' | 'ange' = 'camille') => {
    const answer = await send(app.portal, recherche, { query: { texte } }, { cookie: app.cookies[who] })
    expect(answer.statusCode).toBe(200)
    return answer.json<{ donnee: ResultatRecherche }>().donnee
  }
  const titles = async (texte: string) =>
    (await search(texte)).listeDocument.map(({ libelle1, dateDocument }) => `${dateDocument} ${libelle1}`)

  beforeAll(async () => {
    app = await rubriqueApp(database)
    const { give } = app
    const october = await give('camille', { libelle1: 'Octobre 2026', libelle3: '2\u202F345,67 €' })
    await give('camille', {
      libelle1: 'Février 2019',
      date_document: '2019-02-28',
      libelle3: '1\u202F999,00 €',
    })
    await give('camille', { libelle1: 'Taux à 100 % _net_', date_document: '2020-01-02' })
    await give('camille', { libelle1: 'Ancien rappel', date_document: '2018-03-02', recherche: '' })
    await give('camille', { libelle1: 'Octobre de pension', genre: 'remunerationpension' })
    await give('ange', { libelle1: 'Octobre 2026', libelle3: '2\u202F345,67 €' })
    await giveEvenement(app.portal, app.ids.camille, october)
  })
  afterAll(() => app.portal.close())

  it('finds titles whatever their accents and capitals, over all years', async () => {
    expect(await titles('FEVRIER')).toEqual(['2019-02-28 Février 2019'])
    expect(await titles('2019 février')).toEqual(['2019-02-28 Février 2019'])
    expect(await titles('février 2026')).toEqual([])
  })

  it.each(['2345,67', '2 345,67 €', '2345.67', '345,6'])('finds the amount %s', async (texte) =>
    expect(await titles(texte)).toEqual(['2026-10-28 Octobre 2026']),
  )

  it('takes the signs of the database for what they are', async () => {
    expect(await titles('100 %')).toEqual(['2020-01-02 Taux à 100 % _net_'])
    expect(await titles('_net_')).toEqual(['2020-01-02 Taux à 100 % _net_'])
    expect(await titles('octo_re')).toEqual([])
    expect(await titles('%%')).toEqual([])
    expect(await titles('!%')).toEqual([])
    expect(await titles("'; drop")).toEqual([])
  })

  it('finds documents that date from before the search', async () =>
    expect(await titles('ancien')).toEqual(['2018-03-02 Ancien rappel']))

  it('makes the old documents of who searches findable, and no other’s', async () => {
    const old = { libelle1: 'Vieux rappel', date_document: '2017-03-02', recherche: '' } as const
    const uuids = [await app.give('camille', old), await app.give('ange', old)]
    await search('rappel')
    const rows = await app.portal.services.db
      .selectFrom('document')
      .select(['uuid', 'recherche'])
      .where('uuid', 'in', uuids)
      .execute()
    expect(uuids.map((uuid) => rows.find((row) => row.uuid === uuid)?.recherche === '')).toEqual([
      false,
      true,
    ])
  })

  it('keeps to the account and to the area, and marks what is unread', async () => {
    const { listeDocument, total } = await search('octobre')
    expect([listeDocument.length, total, listeDocument[0]?.statut]).toEqual([1, 1, 'EVE_NON_LU'])
    expect((await search('octobre', 'ange')).listeDocument[0]?.statut).toBe('EVE_LU')
    expect((await search('février', 'ange')).total).toBe(0)
  })

  it('finds nothing for no word, and refuses a single sign', async () => {
    expect((await search('   ')).total).toBe(0)
    const answer = await send(
      app.portal,
      recherche,
      { query: { texte: 'a' } },
      { cookie: app.cookies.camille },
    )
    expect(answer.statusCode).toBe(400)
  })

  it('gives the newest first, a hundred at most, and how many there are', async () => {
    for (let day = 0; day < LIMITE_RECHERCHE + 3; day += 1)
      await app.give('ange', {
        libelle1: 'Décompte',
        date_document: dateOf(1990 + Math.floor(day / 28), 5, (day % 28) + 1),
      })
    const { listeDocument, total } = await search('decompte', 'ange')
    expect([listeDocument.length, total]).toEqual([LIMITE_RECHERCHE, LIMITE_RECHERCHE + 3])
    expect(listeDocument[0]?.dateDocument).toBe('1993-05-19')
    expect(listeDocument.at(-1)?.dateDocument).toBe('1990-05-04')
  })
})
