import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { nirKey } from '#rules/connexion/nir.ts'
import type { Cir } from '#contract/carriere/cir.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { camille } from '#demo/personas/camille/camille.ts'
import { makeCir } from '#demo/retraite/makeCir.ts'
import { addCorrection } from '#server/carriere/store.ts'
import { evenementsOf } from '#server/kit/news/evenements.ts'
import { newId } from '#server/kit/identifiers.ts'
import { changeProfil } from '#server/kit/people/profils.ts'
import { mailsOf } from '#testing/calls.ts'
import { cirOf } from '#server/kit/people/cirs.ts'
import { changeCompte, compteById } from '#server/kit/people/comptes.ts'
import { databases } from '#testing/databases.ts'
import { testApp, type TestApp } from '#testing/testApp.ts'
import { importCirs, publishCir } from './publishCir.ts'
import { nirOf, writeCsv } from '../testing/folder.ts'
import { keptOutput } from '../testing/output.ts'

const CAMILLE = '269057505601260'
const cir = makeCir(camille, '2026-11-20') as Cir

describe.each(databases)('individual retirement accounts of the administration on %s', (name) => {
  let portal: TestApp
  let folder: string
  let id: string
  const { said, output } = keptOutput()
  const write = (file: string, value: unknown) => {
    const path = join(folder, file)
    writeFileSync(path, JSON.stringify(value))
    return path
  }

  beforeEach(async () => {
    portal = await testApp(name)
    id = await portal.addPerson(CAMILLE, { cir: 0 })
    folder = mkdtempSync(join(tmpdir(), 'espace-agent-cir-'))
  })
  afterEach(async () => {
    await portal.close()
    rmSync(folder, { recursive: true })
  })

  it('are put, then replaced, and the person is known to have one', async () => {
    const { db } = portal.services
    await publishCir(portal.services, CAMILLE, write('a.json', cir), output)
    expect((await cirOf(db, id))?.cir).toEqual(cir)
    expect((await compteById(db, id)).cir).toBe(1)
    await publishCir(portal.services, CAMILLE, write('a.json', { ...cir, enfants: [] }), output)
    expect((await cirOf(db, id))?.cir.enfants).toEqual([])
  })

  it('tell who had a correction accepted that the account is up to date, once', async () => {
    const { db } = portal.services
    await changeProfil(db, id, { courriel_principal: 'camille@example.org', notifications: '["retraite"]' })
    await publishCir(portal.services, CAMILLE, write('a.json', cir), output)
    const accepted = {
      id: newId(),
      compte_id: id,
      numero: 'CIR-2026-0000-0001',
      etat: 'acceptee' as const,
      json: '{}',
      cle_envoi: newId(),
      motif: null,
      cree_le: Date.parse('2026-11-19T08:00:00Z'),
      modifie_le: Date.parse('2026-11-21T08:00:00Z'),
    }
    await addCorrection(db, { ...accepted, id: newId(), cle_envoi: newId(), numero: 'x', etat: 'encours' })
    await addCorrection(db, accepted)
    const again = { ...cir, misAJourLe: '2026-11-21' }
    await publishCir(portal.services, CAMILLE, write('a.json', again), output)
    await publishCir(portal.services, CAMILLE, write('a.json', { ...again, enfants: [] }), output)
    await publishCir(
      portal.services,
      CAMILLE,
      write('a.json', { ...again, misAJourLe: '2026-11-25' }),
      output,
    )
    expect((await evenementsOf(db, id)).map(({ libelle1, libelle2 }) => [libelle1, libelle2])).toEqual([
      ['Votre compte individuel retraite est mis à jour', 'Correction acceptée : CIR-2026-0000-0001'],
    ])
    // A purge takes the events: what was told is not told again.
    await db.deleteFrom('evenement').where('compte_id', '=', id).execute()
    await publishCir(portal.services, CAMILLE, write('a.json', again), output)
    await publishCir(portal.services, CAMILLE, write('a.json', { ...again, enfants: [] }), output)
    expect(await evenementsOf(db, id)).toEqual([])
    const mails = (await mailsOf(portal)).filter(({ genre }) => genre === 'comptemisajour')
    expect(mails).toHaveLength(1)
    expect(mails[0]?.texte).toContain('CIR-2026-0000-0001')
  })

  it.each([
    ['a text in place of an account', 'rien', 'à sa racine'],
    ['a missing section', { ...cir, carriere: undefined }, 'la forme attendue'],
    ['a day that does not exist', { ...cir, misAJourLe: '2026-02-30' }, '« misAJourLe »'],
    [
      'two rows of one name',
      { ...cir, carriere: cir.carriere.map((one) => ({ ...one, periodeId: 'p' })) },
      '« p » sert à deux lignes',
    ],
    [
      'the account of another person',
      { ...cir, situation: { ...cir.situation, dateNaissance: '1970-01-01' } },
      'date de naissance',
    ],
  ])('are refused for %s', async (_, given, sentence) => {
    const file = write('a.json', given)
    await expect(publishCir(portal.services, CAMILLE, file, output)).rejects.toThrow(sentence)
    expect(await cirOf(portal.services.db, id)).toBeUndefined()
  })

  it('are imported from a list, refused ones aside, and again without change', async () => {
    const file = write('tous.json', [
      { nir: CAMILLE, cir },
      { nir: nirOf(9), cir },
      { nir: '1', cir },
    ])
    expect(await importCirs(portal.services, { file, aBlanc: true }, output)).toMatchObject({ importe: 1 })
    expect(await cirOf(portal.services.db, id)).toBeUndefined()
    const arret = AbortSignal.abort()
    expect(await importCirs(portal.services, { file, arret }, output)).toMatchObject({
      importe: 0,
      interrompu: true,
    })
    expect(await importCirs(portal.services, { file }, output)).toMatchObject({ importe: 1, refuse: 2 })
    expect(await importCirs(portal.services, { file }, output)).toMatchObject({ present: 1, refuse: 2 })
    expect(said.filter((line) => line.endsWith('refusés.'))).toEqual([
      'Essai à blanc, rien n’a été écrit : 1 à importer, 0 déjà là, 2 refusés.',
      'Terminé : 1 importé, 0 déjà là, 2 refusés.',
      'Terminé : 0 importé, 1 déjà là, 2 refusés.',
    ])
    expect(said.join('\n')).toContain('Compte 2 refusé : Aucun compte')
  })

  it('are imported from a list however long, another writer in between', async () => {
    const { db } = portal.services
    // One query of SQLite takes 32,766 values.
    const length = { SQLite: 33_000, PostgreSQL: 500 }[name]
    const strangers = Array.from({ length }, (_, rank) => {
      const body = `28001${69_001 + Math.floor(rank / 999)}${String((rank % 999) + 1).padStart(3, '0')}`
      return { nir: body + String(nirKey(body)).padStart(2, '0'), cir: null }
    })
    const file = write('tous.json', [...strangers, { nir: CAMILLE, cir }])
    let ended = false
    const importing = importCirs(portal.services, { file }, keptOutput().output).finally(() => (ended = true))
    await changeCompte(db, id, { deblocages: 1 })
    expect(ended).toBe(false)
    expect(await importing).toMatchObject({ importe: 1, refuse: length, interrompu: false })
  })

  it('stop between two transactions when they are told to, and go on', async () => {
    const entries = [
      ...Array.from({ length: 50 }, (_, rank) => ({ nir: nirOf(rank), cir })),
      { nir: CAMILLE, cir },
    ]
    const file = write('tous.json', entries)
    const stop = new AbortController()
    const hearing = {
      ...output,
      say: (line: string) => {
        output.say(line)
        // The first refusal is told while its transaction's are.
        stop.abort()
      },
    }
    expect(await importCirs(portal.services, { file, arret: stop.signal }, hearing)).toMatchObject({
      refuse: 50,
      interrompu: true,
    })
    expect(said.at(-1)).toBe(
      'Interrompu : 0 importé, 0 déjà là, 50 refusés. Relancez la même commande pour continuer.',
    )
    expect(await importCirs(portal.services, { file }, output)).toMatchObject({
      importe: 1,
      interrompu: false,
    })
  })

  it('are imported from the files that a CSV names', async () => {
    write('camille.json', cir)
    const file = join(folder, 'comptes.csv')
    writeCsv(file, [
      ['nir', 'fichier'],
      [CAMILLE, 'camille.json'],
      [nirOf(9), 'absent.json'],
    ])
    expect(await importCirs(portal.services, { file }, output)).toMatchObject({ importe: 1, refuse: 1 })
    expect(said.at(-1)).toMatch(/ : 1 importé, 0 déjà là, 1 refusé\.$/)
    expect((await cirOf(portal.services.db, id))?.cir).toEqual(cir)
  })
})
