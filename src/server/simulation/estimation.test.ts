import { waitOfNetwork } from '#server/kit/limits/limits.ts'
import { defaultMessages } from '#contract/defaultMessages.ts'
import { estimation } from '#contract/simulation/estimation.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { databases } from '#testing/databases.ts'
import { testApp, type TestApp } from '#testing/testApp.ts'

/** The request that describes the call. */
const demande = {
  dateNaissance: '1964-07-01',
  categorie: 'sedentaire',
  dateDepart: '2027-07-01',
  motif: 1,
  indiceMajore: 600,
  trimestresLiquidables: 159,
  trimestresAssurance: 159,
  trimestresBonification: 0,
  enfants: 0,
  nbi: 0,
  rafp: { points: 6000 },
  rachat: { dateDemande: '2026-11-01', trimestres: 4, option: 3 },
  progressive: { quotite: 60 },
  prelevements: { revenuFiscalReference: 21_000, parts: 1 },
}

describe.each(databases)('the public estimate (%s)', (database) => {
  let portal: TestApp
  beforeAll(async () => {
    portal = await testApp(database)
  })
  afterAll(() => portal.close())

  const ask = (payload: object) =>
    portal.app.inject({ method: 'POST', url: '/api/public/estimation/v1', payload })

  it('answers without a session, all blocks and the lines, and keeps nothing in caches', async () => {
    const answer = await ask(demande)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['cache-control']).toBe('no-store')
    const names = Object.keys(answer.json<object>())
    expect(names.toSorted()).toEqual(Object.keys(estimation.success.properties).toSorted())
    expect(answer.json()).toMatchObject({
      regle: '2026-09-01',
      trimestresRequis: 170,
      ageOuverture: { annees: 62, mois: 9 },
      dateOuverture: '2027-04-01',
      taux: 60.5,
      decote: { trimestres: 11, pourcentage: 13.75 },
      pensionBruteMensuelle: 1787.02,
      rafp: { forme: 'nonOuvert', coefficientAge: 1.04 },
      rachat: { indicatif: true },
      progressive: { fraction: 40 },
      prelevements: { pensionNetteMensuelle: 661.92 },
    })
  })

  it('takes bonifications by article, and refuses those that do not make the total', async () => {
    const bonifiee = { ...demande, trimestresBonification: 4 }
    const parArticle = (trimestres: number) => [{ article: 'L12c', trimestres }]
    const juste = await ask({ ...bonifiee, trimestresParArticle: parArticle(4) })
    expect(juste.statusCode).toBe(200)
    const fausse = await ask({ ...bonifiee, trimestresParArticle: parArticle(3) })
    expect(fausse.statusCode).toBe(444)
    expect(fausse.json()).toMatchObject({ champs: ['trimestresParArticle'] })
    expect(
      (await ask({ ...bonifiee, trimestresParArticle: [{ article: 'L13', trimestres: 4 }] })).statusCode,
    ).toBe(400)
  })

  it('answers without the optional blocks, and takes a lettered group', async () => {
    const { rafp: _r, rachat: _a, progressive: _p, prelevements: _l, ...seule } = demande
    const answer = await ask({ ...seule, indiceMajore: 'A3' })
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).not.toHaveProperty('rafp')
    expect(answer.json()).toMatchObject({ taux: 60.5 })
  })

  it('forces the superseded calendar', async () => {
    const answer = await ask({ ...demande, regle: 'calendrier2023' })
    expect(answer.json()).toMatchObject({
      regle: '2023-09-01',
      trimestresRequis: 171,
      dateOuverture: '2027-07-01',
    })
  })

  it.each([
    [{ dateDepart: '2034-08-01' }, 'DEPART_AGE_MAXIMUM', ['dateDepart']],
    [{ dateNaissance: '2011-01-01', enfants: 40 }, 'NAISSANCE_HORS_BAREME', ['dateNaissance', 'enfants']],
    [{ categorie: 'militaire' }, 'MILITAIRE', ['categorie']],
    [
      { rachat: { dateDemande: '2026-11-01', trimestres: 13, option: 3 } },
      'RACHAT_TRIMESTRES',
      ['rachat.trimestres'],
    ],
    [{ indiceMajore: 'Z1' }, 'INDICE_LETTRE', ['indiceMajore']],
    [{ progressive: { quotite: 101 } }, 'PROGRESSIVE_QUOTITE', ['progressive.quotite']],
  ] as const)('refuses %j with its field and its sentence', async (faits, motif, champs) => {
    const answer = await ask({ ...demande, ...faits })
    const erreurCode = `SRE_ESPACEAGENT_RETRAITE_${motif}` as const
    expect(answer.statusCode).toBe(444)
    expect(answer.json()).toEqual({ erreurCode, message: defaultMessages[erreurCode], champs })
  })

  it('refuses a date before the age, unless for a progressive pension', async () => {
    const { progressive: _, ...entiere } = { ...demande, dateDepart: '2027-03-01' }
    expect((await ask(entiere)).json()).toMatchObject({
      erreurCode: 'SRE_ESPACEAGENT_RETRAITE_AVANT_AGE',
      champs: ['dateDepart'],
    })
    expect((await ask({ ...entiere, progressive: { quotite: 60 } })).statusCode).toBe(200)
  })

  it.each([
    [{ dateNaissance: '01/07/1964' }, 'dateNaissance'],
    [{ trimestresLiquidables: '159' }, 'trimestresLiquidables'],
    [{ trimestresAssurance: 159.5 }, 'trimestresAssurance'],
    [{ indiceMajore: null }, 'indiceMajore'],
    [{ rachat: { trimestres: 4, option: 3 } }, 'dateDemande'],
    [{ inconnu: 1 }, 'requete'],
  ])('refuses the shape of %j', async (faits, champ) => {
    const answer = await ask({ ...demande, ...faits })
    expect(answer.statusCode).toBe(400)
    expect(answer.json<{ champs: string[] }>().champs).toContain(champ)
  })

  it('writes nothing, however often it is asked for', async () => {
    await ask(demande)
    expect(await portal.services.db.selectFrom('tentative').selectAll().execute()).toEqual([])
  })

  it('refuses a request without a field, naming it', async () => {
    const { motif: _, ...sans } = demande
    const answer = await ask(sans)
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ erreurCode: 'REQUETE_MAL_FORMEE', champs: ['motif'] })
  })
})

it('a network that asks for more than its hour has is slowed, and turned away while too many of it wait', async () => {
  const portal = await testApp('SQLite', { ESTIMATIONS_PAR_RESEAU: '2' })
  const { services, app } = portal
  const ask = async () =>
    (await app.inject({ method: 'POST', url: estimation.path, payload: demande })).statusCode
  expect([await ask(), await ask()]).toEqual([200, 200])
  // The turns pass with the real time: they are taken just before the one that finds no more.
  for (let turn = 0; turn < 31; turn += 1)
    await waitOfNetwork(services, 'estimation', '127.0.0.1', { most: 0 })
  expect(await ask()).toBe(503)
  await portal.close()
})
