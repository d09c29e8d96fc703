import { compteindividuelretraite } from '#contract/carriere/compteindividuelretraite.ts'
import { calendriercorrection, correctioncir, type Correction } from '#contract/carriere/corrections.ts'
import { addMonths } from '#rules/calendar/arithmetic.ts'
import { dayInParis } from '#rules/calendar/dates.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { camille } from '#demo/personas/camille/camille.ts'
import { makeCir } from '#demo/retraite/makeCir.ts'
import { putCir } from '#server/kit/people/cirs.ts'
import { addPieces } from '#server/kit/pieces/store.ts'
import { newId } from '#server/kit/identifiers.ts'
import { send } from '#testing/calls.ts'
import { databases } from '#testing/databases.ts'
import { testApp, type TestApp } from '#testing/testApp.ts'
import { moveCorrection } from './store.ts'

const asked = { nature: 'quotite', ligneId: 'periode-4', valeurs: { quotite: '80' }, explication: 'À 80 %.' }

describe.each(databases)('a correction that was sent, on %s', (database) => {
  let portal: TestApp
  let compteId = ''
  let cookie = ''
  let other = ''

  const piece = async (nom: string, later: number) => {
    const id = newId()
    const row = { id, compte_id: compteId, nom, type: 'application/pdf', taille: 10, empreinte: 'e' }
    const now = portal.services.clock().getTime()
    await addPieces(portal.services.db, [{ ...row, fichier: `${id}.pdf`, cree_le: now + later }])
    return id
  }
  const sent = async (pieces: readonly string[] = []) => {
    const body = { cleEnvoi: newId(), ...asked, pieces }
    const answer = await send(portal, correctioncir, { body } as never, { cookie })
    return answer.json<{ correctionId: string; numero: string }>()
  }

  beforeAll(async () => {
    portal = await testApp(database)
    const { services } = portal
    compteId = await portal.addPerson(camille.nir)
    const cir = makeCir(camille, '2026-11-20')
    if (cir) await putCir(services.db, compteId, cir)
    cookie = await portal.signIn(camille.nir)
    await portal.addPerson('182071305502136')
    other = await portal.signIn('182071305502136')
  })
  afterAll(() => portal.close())

  it('gives its next date to a calendar: its own person’s, as long as the office has not begun', async () => {
    const calendar = (correctionId: string, as = cookie) =>
      send(portal, calendriercorrection, { query: { correctionId } }, { cookie: as })
    const { correctionId, numero } = await sent()
    const given = await calendar(correctionId)
    expect(given.headers['content-disposition']).toContain(`echeances-${numero}.ics`)
    expect(given.body).toContain(`UID:${numero}-silence@`)
    const day = addMonths(dayInParis(portal.services.clock()), 2)
    expect(given.body).toContain(`DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`)
    expect((await calendar(correctionId, other)).statusCode).toBe(404)
    const move = {
      de: 'transmise',
      a: 'encours',
      motif: null,
      now: portal.services.clock().getTime(),
    } as const
    await moveCorrection(portal.services.db, correctionId, move)
    expect((await calendar(correctionId)).statusCode).toBe(404)
  })

  it('keeps its files in the order in which they came, whatever their names', async () => {
    const { numero } = await sent([await piece('b.pdf', 0), await piece('a.pdf', 1)])
    const answer = await send(portal, compteindividuelretraite, {}, { cookie })
    const { listeCorrection } = answer.json<{ listeCorrection: Correction[] }>()
    const shown = listeCorrection.find((correction) => correction.numero === numero)
    expect(shown?.pieces.map(({ nom }) => nom)).toEqual(['b.pdf', 'a.pdf'])
  })
})
