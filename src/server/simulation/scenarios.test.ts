import type { CalendarDate } from '#rules/calendar/dates.ts'
import {
  garderscenario,
  renommerscenario,
  type Scenario,
  simulateur,
  supprimerscenario,
} from '#contract/simulation/simulateur.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { camille } from '#demo/personas/camille/camille.ts'
import { makeCir } from '#demo/retraite/makeCir.ts'
import { putCir } from '#server/kit/people/cirs.ts'
import { send } from '#testing/calls.ts'
import { databases } from '#testing/databases.ts'
import { testApp, type TestApp } from '#testing/testApp.ts'
import { addScenario, removeScenario, renameScenario, scenariosOf } from './store.ts'
import { scenario } from './testing/scenario.ts'

const CAMILLE = '269057505601260'
const KARIM = '182071305502136'

describe.each(databases)('the kept simulations on %s', (database) => {
  let portal: TestApp
  const cookies: Record<string, string> = {}

  beforeAll(async () => {
    portal = await testApp(database)
    const id = await portal.addPerson(CAMILLE)
    const cir = makeCir(camille, '2026-11-20')
    if (cir) await putCir(portal.services.db, id, cir)
    await portal.addPerson(KARIM, { date_naissance: '1982-07-14' })
    for (const nir of [CAMILLE, KARIM]) cookies[nir] = await portal.signIn(nir)
  })
  afterAll(() => portal.close())

  it.each<[string, Partial<Scenario['hypotheses']>, string]>([
    ['an index of −5', { indiceMajore: -5 }, 'indiceMajore'],
    ['a working time of 300 %', { quotites: [{ debut: '2027-01-01', quotite: 300 }] }, 'quotites[0].quotite'],
    [
      'a working time since a past day',
      { quotites: [{ debut: '2020-01-01', quotite: 80 }] },
      'quotites[0].debut',
    ],
    ['−1 child', { enfants: -1 }, 'enfants'],
    ['−1 bought quarter', { rachat: { trimestres: -1, option: 1 } }, 'rachatTrimestres'],
    ['−1 point', { pointsRafp: -1 }, 'pointsRafp'],
    ['a reason that nothing allows', { motif: 3 }, 'motif'],
    [
      'a working time from the middle of a month',
      { quotites: [{ debut: '2027-01-15', quotite: 80 }] },
      'quotites[0].debut',
    ],
    ['a lettered group that is none', { groupeHorsEchelle: 'F1' }, 'indiceMajore'],
    ['a group of no table', { groupeHorsEchelle: 'S3', indiceMajore: 1600 }, 'indiceMajore'],
    ['no part, without an income', { parts: 0 }, 'parts'],
    ['a tenth of a part', { parts: 1.1 }, 'parts'],
    ['−1 quarter done while disabled, for another reason', { trimestresHandicap: -1 }, 'trimestresHandicap'],
    ['281 of them', { trimestresHandicap: 281 }, 'trimestresHandicap'],
    ['more of them than services', { trimestresHandicap: 140 }, 'trimestresHandicap'],
    ['more quarters of NBI than services', { trimestresNbi: 140, moyenneNbi: 20 }, 'trimestresNbi'],
    ['−10 points of NBI, that others make up for', { trimestresNbi: 4, moyenneNbi: -10 }, 'moyenneNbi'],
    [
      'a part-time period that the account has not',
      { quotitesPassees: [{ periodeId: 'inconnue', quotite: 80 }] },
      'quotitesPassees[0].quotite',
    ],
    [
      'a working time since the departure',
      { quotites: [{ debut: '2033-06-01', quotite: 80 }] },
      'quotites[0].debut',
    ],
    ['a progressive pension at 17h29 of 35', { quotiteProgressive: 49.95 }, 'quotiteProgressive'],
    ['a progressive pension at 31h31 of 35', { quotiteProgressive: 90.05 }, 'quotiteProgressive'],
  ])('keeps no simulation that the screen refuses: %s', async (_, changes, champ) => {
    const cookie = cookies[CAMILLE] ?? ''
    const body = scenario(1, '2033-06-01', changes)
    const answer = await send(portal, garderscenario, { body }, { cookie })
    expect(answer.statusCode).toBe(444)
    expect(answer.json().champs).toContain(champ)
    expect((await send(portal, simulateur, {}, { cookie })).json().listeScenario).toEqual([])
  })

  it.each([
    ['beside its suppositions', { inconnu: 1 }],
    ['in a working time', { quotites: [{ debut: '2027-01-01', quotite: 80, inconnu: 1 }] }],
    ['in what is bought', { rachat: { trimestres: 0, option: 1, inconnu: 1 } }],
  ])('keeps nothing that it does not ask for: %s', async (_, changes) => {
    const { hypotheses, ...given } = scenario(1, '2033-06-01')
    const payload = { ...given, hypotheses: { ...hypotheses, ...changes } }
    const headers = { cookie: cookies[CAMILLE] ?? '' }
    const answer = await portal.app.inject({ method: 'POST', url: garderscenario.path, headers, payload })
    expect(answer.statusCode).toBe(400)
  })

  it('keeps any choice of the comparison, and a progressive pension only where there is one', async () => {
    const cookie = cookies[CAMILLE] ?? ''
    const keep = (body: Scenario) => send(portal, garderscenario, { body }, { cookie })
    const progressive = {
      ...scenario(1, '2033-06-01', { quotiteProgressive: (20 / 35) * 100 }),
      choix: 'progressive',
    } as const
    const rachat = scenario(2, '2033-06-01', { rachat: { trimestres: 12, option: 1 } })
    expect((await keep(progressive)).statusCode).toBe(200)
    expect((await keep(rachat)).statusCode).toBe(200)
    const refused = await keep({
      ...progressive,
      hypotheses: { ...progressive.hypotheses, dateDepart: '2027-01-01', motif: 4 },
    })
    expect([refused.statusCode, refused.json().champs]).toEqual([444, ['quotiteProgressive']])
    const avecRachat = await keep({
      ...progressive,
      hypotheses: { ...progressive.hypotheses, rachat: { trimestres: 4, option: 1 } },
    })
    expect([avecRachat.statusCode, avecRachat.json().champs]).toEqual([444, ['rachatTrimestres']])
    const held = (await send(portal, simulateur, {}, { cookie })).json()
    expect(held.listeScenario).toMatchObject([progressive, rachat])
    for (const rang of [1, 2]) await send(portal, supprimerscenario, { body: { rang } }, { cookie })
  })

  it('gives another name to a kept simulation, never an empty one, and says when there is none', async () => {
    const cookie = cookies[CAMILLE] ?? ''
    const rename = (rang: number, nom: string) =>
      send(portal, renommerscenario, { body: { rang, nom } }, { cookie })
    await send(portal, garderscenario, { body: scenario(1, '2033-06-01') }, { cookie })
    expect((await rename(1, ' À 64 ans ')).statusCode).toBe(200)
    expect((await rename(1, '   ')).statusCode).toBe(400)
    expect((await rename(1, 'x'.repeat(61))).statusCode).toBe(400)
    expect((await rename(2, 'Rien')).statusCode).toBe(404)
    const [kept] = (await send(portal, simulateur, {}, { cookie })).json().listeScenario
    expect(kept).toMatchObject({ ...scenario(1, '2033-06-01'), nom: 'À 64 ans' })
    await send(portal, supprimerscenario, { body: { rang: 1 } }, { cookie })
  })

  it('keeps two simulations of two tabs that had read the same list, and one that is sent again', async () => {
    const cookie = cookies[CAMILLE] ?? ''
    const keep = (date: CalendarDate) => send(portal, garderscenario, { body: scenario(1, date) }, { cookie })
    const names = async () =>
      (await send(portal, simulateur, {}, { cookie })).json().listeScenario.map(({ nom }: Scenario) => nom)
    const dates = ['2033-06-01', '2034-06-01', '2035-06-01', '2036-06-01'] as const
    const kept = await Promise.all(dates.slice(0, 2).map(keep))
    expect(kept.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect((await keep(dates[0])).statusCode).toBe(200)
    expect((await names()).toSorted()).toEqual(['Départ 2033-06-01', 'Départ 2034-06-01'])
    for (const date of dates.slice(2)) await keep(date)
    const full = await keep('2033-07-01')
    expect([full.statusCode, full.json().erreurCode]).toEqual([444, 'SRE_ESPACEAGENT_SIMULATIONS_COMPLETES'])
    for (const rang of [1, 2, 3, 4]) await send(portal, supprimerscenario, { body: { rang } }, { cookie })
  })

  it('neither renames nor deletes the simulation that took the place of the one that is named', async () => {
    const cookie = cookies[CAMILLE] ?? ''
    const list = async () => (await send(portal, simulateur, {}, { cookie })).json().listeScenario
    const keep = (date: CalendarDate) => send(portal, garderscenario, { body: scenario(1, date) }, { cookie })
    await keep('2033-06-01')
    const [{ simulationId }] = await list()
    await send(portal, supprimerscenario, { body: { rang: 1, simulationId } }, { cookie })
    expect(await list()).toEqual([])
    await keep('2034-06-01')
    const named = { rang: 1, simulationId }
    const renamed = await send(portal, renommerscenario, { body: { ...named, nom: 'Autre' } }, { cookie })
    expect(renamed.statusCode).toBe(404)
    await send(portal, supprimerscenario, { body: named }, { cookie })
    expect(await list()).toMatchObject([{ nom: 'Départ 2034-06-01' }])
    await send(portal, supprimerscenario, { body: { rang: 1 } }, { cookie })
  })

  it('keeps no simulation of someone for whom the simulator is not open', async () => {
    const sent = { body: scenario(1, '2050-06-01') }
    expect((await send(portal, garderscenario, sent, { cookie: cookies[KARIM] ?? '' })).statusCode).toBe(404)
  })

  it('opens the simulator, which keeps four simulations at most', async () => {
    const cookie = cookies[CAMILLE] ?? ''
    const keep = (rang: number, date: CalendarDate) =>
      send(portal, garderscenario, { body: scenario(rang, date) }, { cookie })
    expect((await keep(1, '2033-06-01')).statusCode).toBe(200)
    expect((await keep(5, '2034-06-01')).statusCode).toBe(400)
    for (const nom of ['  ', 'x'.repeat(61)]) {
      const body = { ...scenario(2, '2034-06-01'), nom }
      expect((await send(portal, garderscenario, { body }, { cookie })).statusCode).toBe(400)
    }
    expect((await keep(2, '2034-06-02')).json().champs).toEqual(['dateDepart'])
    expect((await keep(2, '2026-10-01')).json().champs).toEqual(['dateDepart'])
    const held = (await send(portal, simulateur, {}, { cookie })).json()
    expect(held.eligible).toBe(true)
    expect(held.listeScenario.map(({ nom }: { nom: string }) => nom)).toEqual(['Départ 2033-06-01'])
    await send(portal, supprimerscenario, { body: { rang: 1 } }, { cookie })
    expect((await send(portal, simulateur, {}, { cookie })).json().listeScenario).toEqual([])
    expect((await send(portal, simulateur, {}, { cookie: cookies[KARIM] ?? '' })).json()).toEqual({
      eligible: false,
      ouvreLe: '2027-07-14',
      listeScenario: [],
    })
  })

  it('leaves those of others at the same rank', async () => {
    const { db } = portal.services
    const [mine, other] = [
      await portal.addPerson('163115935007107'),
      await portal.addPerson('265095935006131'),
    ]
    for (const id of [mine, other]) await addScenario(db, id, scenario(1, '2033-06-01'), 1)
    await renameScenario(db, mine, { rang: 1 }, 'À 63 ans')
    await removeScenario(db, mine, { rang: 1 })
    expect(await scenariosOf(db, other)).toMatchObject([{ rang: 1, nom: 'Départ 2033-06-01' }])
  })
})
