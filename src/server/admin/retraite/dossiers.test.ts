import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { seedDossiers } from '#demo/retraite/seedDossiers.ts'
import { databases } from '#testing/databases.ts'
import { mailsOf } from '#testing/calls.ts'
import { testApp, type TestApp } from '#testing/testApp.ts'
import { showCompte } from '../comptes/showCompte.ts'
import { nirOf } from '../testing/folder.ts'
import { keptOutput } from '../testing/output.ts'
import { advance, type Advance, listDossiers } from './dossiers.ts'

const ANNE = nirOf(1)
const [OPEN, ENDED] = ['DR-2026-0001-0001', 'DR-2026-0001-0002']

describe.each(databases)('the requests for retirement that the administration has on %s', (database) => {
  let portal: TestApp
  const { said, output } = keptOutput()

  beforeAll(async () => {
    portal = await testApp(database)
    const id = await portal.addPerson(ANNE)
    const request = (numero: string, etat: 'recue' | 'annulee') =>
      ({ genre: 'depart', numero, dansMois: 6, passages: [{ etat, ilYAJours: 30 }] }) as const
    const requests = [request(ENDED, 'annulee'), request(OPEN, 'recue')]
    await seedDossiers(portal.services.db, id, requests, '2026-11-20', () => undefined)
  })
  afterAll(() => portal.close())
  beforeEach(() => {
    said.length = 0
  })

  it('are listed while they are under way, and with the others when that is asked for', async () => {
    await listDossiers(portal.services, { clos: false }, output)
    expect(said).toEqual([expect.stringContaining(OPEN)])
    await listDossiers(portal.services, { clos: true }, output)
    expect(said.slice(1).toSorted()).toEqual([OPEN, ENDED].map((numero) => expect.stringContaining(numero)))
  })

  it('are told of their person, with their states', async () => {
    await showCompte(portal.services, ANNE, output)
    const told = said.find((line) => line.startsWith('Demandes de retraite'))
    expect(told).toContain(`${OPEN} (recue)`)
    expect(told).toContain(`${ENDED} (annulee)`)
  })

  it.each<[string, Partial<Advance>, string]>([
    ['a reason that is too long', { motif: 'a'.repeat(501) }, '--motif est un texte simple'],
    ['a reason with a tag', { motif: '<b>Joignez</b> votre arrêté.' }, '--motif est un texte simple'],
    ['a reason of several lines', { motif: 'Joignez\nvotre arrêté.' }, '--motif est un texte simple'],
    [
      'a title that is too long',
      { document: 'a.pdf', titre: 'a'.repeat(201) },
      '--titre est un texte simple',
    ],
    ['a title without a document', { titre: 'Décompte' }, '--titre ne sert qu’avec --document'],
    ['an author without a cancellation', { auteur: 'employeur' }, '--auteur ne sert qu’à l’état annulee'],
    ['a kind of file that no state asks for', { piece: 'iban' }, '--piece ne sert qu’à l’état piecedemandee'],
    ['no reason where one is due', { etat: 'annulee', motif: ' ' }, 'Dites pourquoi avec --motif'],
    ['a state that does not follow', { etat: 'titre' }, 'il peut passer à'],
    ['a state that there is not', { etat: 'perdue' }, '« perdue » n’est pas un état'],
    ['a number that there is not', { numero: 'DR-0' }, 'Aucun dossier n’a ce numéro'],
  ])('refuses %s, and tells nobody', async (_, given, sentence) => {
    const advanced = advance(portal.services, { numero: OPEN, etat: 'traitement', ...given }, output)
    await expect(advanced).rejects.toThrow(sentence)
    expect(await mailsOf(portal)).toEqual([])
    const row = await portal.services.db
      .selectFrom('dossier')
      .select('etat')
      .where('numero', '=', OPEN)
      .execute()
    expect(row).toEqual([{ etat: 'recue' }])
  })
})
