import { compteindividuelretraite, verificationcir } from '#contract/carriere/compteindividuelretraite.ts'
import { correctioncir } from '#contract/carriere/corrections.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { camille } from '#demo/personas/camille/camille.ts'
import { makeCir } from '#demo/retraite/makeCir.ts'
import { newId } from '#server/kit/identifiers.ts'
import { putCir } from '#server/kit/people/cirs.ts'
import { changeProfil } from '#server/kit/people/profils.ts'
import { mailsOf, send } from '#testing/calls.ts'
import { databases } from '#testing/databases.ts'
import { depositPdf } from '#testing/files.ts'
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
    const ange = await portal.addPerson(ANGE, { lecture_seule: 1 })
    if (cir) await putCir(db, ange, cir)
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
    expect((await read(ANGE)).verification).toBeUndefined()
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

  it('never takes for sent a correction that was changed after a sending whose answer was lost', async () => {
    const cleEnvoi = newId()
    const { numero } = (await correct({ cleEnvoi })).json()
    const pieces = [await depositPdf(portal, cookies[CAMILLE] ?? '')]
    for (const changed of [{ valeurs: { quotite: '70' } }, { explication: 'À 80 % en 2010.' }, { pieces }]) {
      const answer = await correct({ cleEnvoi, ...changed })
      expect([answer.statusCode, answer.json().erreurCode]).toEqual([
        444,
        'SRE_ESPACEAGENT_CORRECTION_DEJA_RECUE',
      ])
    }
    expect((await correct({ cleEnvoi })).json().numero).toBe(numero)
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
})
