import { Readable } from 'node:stream'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, inject, it } from 'vitest'
import { makeDatabase } from '#testing/databases.ts'
import { person } from '#testing/person.ts'
import { addCorrection } from '#server/carriere/store.ts'
import { addDossier } from '#server/demande/store.ts'
import { foundActs } from '#server/kit/audit/store.ts'
import { type Db, openBeside } from '#server/kit/database/Store.ts'
import { addCompte } from '#server/kit/people/comptes.ts'
import { compteByNumero } from '#server/kit/identity/numeros.ts'
import { addConversation } from '#server/messagerie/store.ts'
import { runAdministration } from './runAdministration.ts'
import { author } from './traced.ts'
import { nirOf } from './testing/folder.ts'
import { keptOutput } from './testing/output.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'espace-agent-comptes-notes-'))
  cpSync(inject('models').folder, folder, { recursive: true })
})
afterEach(() => rmSync(folder, { recursive: true }))

const inBase = async <T>(work: (db: Db) => Promise<T>): Promise<T> => {
  const store = openBeside(folder)
  try {
    return await work(store.db)
  } finally {
    await store.close()
  }
}

const run = (...args: string[]) =>
  runAdministration(args, {
    environment: { DATA_DIR: folder },
    terminal: { ...keptOutput().output, input: Readable.from([]) },
    complain: () => undefined,
    arret: new AbortController().signal,
    letGo: () => undefined,
    demoOf: async () => undefined,
  })

it('a conversation that nothing names is told so on PostgreSQL, which takes no other text for an identifier', async () => {
  const { url, drop } = await makeDatabase(inject('models').database)
  const complaints: string[] = []
  const code = await runAdministration(['messagerie', 'voir', 'x'], {
    environment: { DATA_DIR: folder, DATABASE_URL: url },
    terminal: { ...keptOutput().output, input: Readable.from([]) },
    complain: (line) => complaints.push(line),
    arret: new AbortController().signal,
    letGo: () => undefined,
    demoOf: async () => undefined,
  })
  expect([code, complaints]).toEqual([
    1,
    ['Aucune demande n’a cet identifiant : « messagerie lister » les donne.'],
  ])
  await drop()
})

const CREE = { cree_le: 0, modifie_le: 0, cle_envoi: 'c', json: '{"nature":"quotite","objet":"x"}' }

it('what is done of the request of a person is kept on their account, whatever names it', async () => {
  const { compteId, demandeId } = await inBase(async (db) => {
    const compte_id = await addCompte(db, person(nirOf(1)))
    const dossier = { genre: 'depart', etat: 'recue', date_depart: '2027-01-01' } as const
    await addDossier(db, { id: 'd', compte_id, numero: 'DR-2026-0000-0001', ...dossier, ...CREE })
    await addCorrection(db, { id: 'c', compte_id, numero: 'CIR-2026-0000-0001', etat: 'transmise', ...CREE })
    const demande = { compte_id, objet: 'Ma prime', non_lue: 0, etat: 'OUVERTE' } as const
    return {
      compteId: compte_id,
      demandeId: (await addConversation(db, { ...demande, cree_le: 0, modifie_le: 0 })) ?? '',
    }
  })
  const cancel = ['dossiers', 'avancer', 'DR-2026-0000-0001', '--etat', 'annulee', '--motif', 'Doublon']
  const codes = [
    await run(...cancel),
    await run(...cancel),
    await run('corrections', 'avancer', 'cir-2026-0000-0001', '--etat', 'encours'),
    await run('messagerie', 'voir', demandeId),
    await run('messagerie', 'repondre', demandeId, '--texte', 'En novembre.'),
    await run('messagerie', 'repondre', 'inconnue', '--texte', 'En novembre.'),
  ]
  expect(codes).toEqual([0, 1, 0, 0, 0, 1])
  const acts = await inBase((db) => foundActs(db, { acte: 'administration', most: 9 }))
  expect(
    acts.toReversed().map(({ objet, resultat, compte_id }) => [objet, resultat, compte_id === compteId]),
  ).toEqual([
    ['dossiers avancer', 'fait', true],
    ['dossiers avancer', 'refuse', true],
    ['corrections avancer', 'fait', true],
    ['messagerie voir', 'fait', true],
    ['messagerie repondre', 'fait', true],
    ['messagerie repondre', 'refuse', false],
  ])
})

it('who opened the space of someone whom nobody knew is kept on the account that it made', async () => {
  const named = ['--nom', 'Durand', '--prenom', 'Anne', '--naissance', '1980-01-15']
  expect(await run('comptes', 'creer', '--nir', nirOf(1), ...named, '--courriel', 'anne@example.org')).toBe(0)
  const [compte, [act]] = await inBase(async (db) => [
    await compteByNumero(db, nirOf(1)),
    await foundActs(db, { most: 1 }),
  ])
  expect(act).toMatchObject({ objet: 'comptes creer', resultat: 'fait', compte_id: compte?.id })
})

it('is noted too where the system has no name for who types it', () => {
  const nameless = () => {
    throw new Error('uv_os_get_passwd returned ENOENT')
  }
  expect(author(() => ({ username: 'agent' }))).toBe('admin:agent')
  expect(author(nameless)).toBe(`admin:${process.getuid?.()}`)
})
