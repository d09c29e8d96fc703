import type { CalendarDate } from '#rules/calendar/dates.ts'
import {
  compteindividuelretraite,
  correctioncir,
  verificationcir,
} from '#contract/carriere/compteindividuelretraite.ts'
import {
  garderscenario,
  type Scenario,
  simulateur,
  supprimerscenario,
} from '#contract/simulation/simulateur.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { camille } from '#demo/personas/camille.ts'
import { makeCir } from '#demo/retraite/makeCir.ts'
import { newId } from '#server/kit/secrets.ts'
import { putCir } from '#server/kit/people/cirs.ts'
import { changeProfil } from '#server/kit/people/profils.ts'
import { mailsOf, send } from '#testing/calls.ts'
import { databases } from '#testing/databases.ts'
import { testApp, type TestApp } from '#testing/testApp.ts'

const CAMILLE = '269057505601260'
const KARIM = '182071305502136'
const ANGE = '164062A00401545'

const quotite = {
  nature: 'quotite' as const,
  ligneId: 'periode-4',
  valeurs: { quotite: '80' },
  explication: 'J’étais à 80 %, comme le dit mon arrêté.',
  pieces: [],
}

const scenario = (
  rang: number,
  dateDepart: CalendarDate,
  changes: Partial<Scenario['hypotheses']> = {},
): Scenario => ({
  rang,
  nom: `Départ ${dateDepart}`,
  hypotheses: {
    dateDepart,
    motif: 1,
    indiceMajore: 768,
    enfants: 2,
    quotites: [],
    rachat: { trimestres: 0, option: 1 },
    pointsRafp: 6120,
    revenuFiscalReference: 0,
    parts: 1,
    regle: 'envigueur',
    ...changes,
  },
})

describe.each(databases)('the individual retirement account on %s', (database) => {
  let portal: TestApp
  const cookies: Record<string, string> = {}
  const read = async (who: string) =>
    (await send(portal, compteindividuelretraite, {}, { cookie: cookies[who] ?? '' })).json()
  const correct = (body: object, who = CAMILLE) =>
    send(
      portal,
      correctioncir,
      { body: { cleEnvoi: newId(), ...quotite, ...body } },
      { cookie: cookies[who] ?? '' },
    )

  beforeAll(async () => {
    portal = await testApp(database)
    const { db } = portal.services
    const id = await portal.addPerson(CAMILLE)
    const cir = makeCir(camille, '2026-11-20')
    if (cir) await putCir(db, id, cir)
    await changeProfil(db, id, { courriel_principal: 'camille@example.org' })
    await portal.addPerson(KARIM, {
      date_naissance: '1982-07-14',
      acces_modification_cir: 0,
      acces_verification_compte: 0,
    })
    await portal.addPerson(ANGE, { lecture_seule: 1 })
    for (const nir of [CAMILLE, KARIM, ANGE]) cookies[nir] = await portal.signIn(nir)
  })
  afterAll(() => portal.close())

  it('is read by its holder only; without one on file, nothing is shown', async () => {
    expect((await read(CAMILLE)).cir.carriere.length).toBeGreaterThan(5)
    expect(await read(KARIM)).toEqual({ listeCorrection: [] })
  })

  it('is verified section by section, whole or not at all', async () => {
    const sections = {
      situation: 'exact',
      enfants: 'exact',
      carriere: 'acorriger',
      bonifications: 'exact',
    } as const
    const verify = (body: object, who = CAMILLE) =>
      send(portal, verificationcir, { body: body as never }, { cookie: cookies[who] ?? '' })
    const partial = await verify({ sections })
    expect(partial.statusCode).toBe(444)
    expect(partial.json().champs).toEqual(['autresregimes'])
    expect((await read(CAMILLE)).verification).toBeUndefined()
    const whole = { sections: { ...sections, autresregimes: 'exact' } }
    expect((await verify(whole)).statusCode).toBe(200)
    expect((await read(CAMILLE)).verification.sections.carriere).toBe('acorriger')
    expect((await verify(whole, KARIM)).json().erreurCode).toContain('CIR_MODIFICATION_KO')
  })

  it('takes a correction once, however many times it is sent, and acknowledges it with a number', async () => {
    const cleEnvoi = newId()
    const answers = await Promise.all([correct({ cleEnvoi }), correct({ cleEnvoi }), correct({ cleEnvoi })])
    const numbers = new Set(answers.map((answer) => answer.json().numero))
    expect(numbers.size).toBe(1)
    expect([...numbers][0]).toMatch(/^CIR-2026-\d{4}-\d{4}$/)
    const { listeCorrection } = await read(CAMILLE)
    expect(listeCorrection).toHaveLength(1)
    expect(listeCorrection[0]).toMatchObject({ etat: 'transmise', nature: 'quotite' })
    const sent = (await mailsOf(portal)).filter(({ genre }) => genre === 'correctionrecue')
    expect(sent).toHaveLength(1)
    expect(sent[0]?.texte).toContain([...numbers][0])
  })

  it.each([
    ['a value that is missing', { valeurs: {} }, 'quotite'],
    ['a working time of 101 %', { valeurs: { quotite: '101' } }, 'quotite'],
    ['no explanation', { explication: ' ' }, 'explication'],
    [
      'a period that ends before it begins',
      { nature: 'dates', valeurs: { debut: '01/09/2010', fin: '31/08/2009' } },
      'fin',
    ],
    ['a date to come', { nature: 'dates', valeurs: { debut: '01/09/2010', fin: '31/08/2030' } }, 'fin'],
  ])('refuses %s, and names the field', async (_, change, champ) => {
    const answer = await correct(change)
    expect(answer.statusCode).toBe(444)
    expect(answer.json().champs).toContain(champ)
  })

  it('refuses a row that the account does not have, an account that cannot be corrected, and reading only', async () => {
    expect((await correct({ ligneId: 'periode-99' })).json().erreurCode).toContain('CORRECTION_LIGNE_KO')
    expect((await correct({}, KARIM)).json().erreurCode).toContain('CIR_MODIFICATION_KO')
    expect((await correct({}, ANGE)).json().erreurCode).toContain('LECTURE_SEULE')
  })

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
  ])('keeps no simulation that the screen refuses: %s', async (_, changes, champ) => {
    const cookie = cookies[CAMILLE] ?? ''
    const body = scenario(1, '2033-06-01', changes)
    const answer = await send(portal, garderscenario, { body }, { cookie })
    expect(answer.statusCode).toBe(444)
    expect(answer.json().champs).toContain(champ)
    expect((await send(portal, simulateur, {}, { cookie })).json().listeScenario).toEqual([])
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
    expect((await keep(1, '2034-06-01')).statusCode).toBe(200)
    expect((await keep(5, '2034-06-01')).statusCode).toBe(400)
    expect((await keep(2, '2034-06-02')).json().champs).toEqual(['dateDepart'])
    expect((await keep(2, '2026-10-01')).json().champs).toEqual(['dateDepart'])
    const held = (await send(portal, simulateur, {}, { cookie })).json()
    expect(held.eligible).toBe(true)
    expect(held.listeScenario.map(({ nom }: { nom: string }) => nom)).toEqual(['Départ 2034-06-01'])
    await send(portal, supprimerscenario, { body: { rang: 1 } }, { cookie })
    expect((await send(portal, simulateur, {}, { cookie })).json().listeScenario).toEqual([])
    expect((await send(portal, simulateur, {}, { cookie: cookies[KARIM] ?? '' })).json()).toEqual({
      eligible: false,
      ouvreLe: '2027-07-14',
      listeScenario: [],
    })
  })
})
