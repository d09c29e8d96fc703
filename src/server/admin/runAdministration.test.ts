import { Readable } from 'node:stream'
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import { sql } from 'kysely'
import { makeDatabase } from '#testing/databases.ts'
import { openEmbedded } from '#server/kit/database/Store.ts'
import { runAdministration } from './runAdministration.ts'
import { nirOf } from './testing/folder.ts'
import { keptOutput } from './testing/output.ts'

let folder: string
let complaints: string[]
let said: string[]
/** What comes by the standard input. */
let typed: string

beforeEach(() => {
  typed = ''
  folder = mkdtempSync(join(tmpdir(), 'espace-agent-admin-'))
  cpSync(inject('models').folder, join(folder, 'data'), { recursive: true })
})
afterEach(() => rmSync(folder, { recursive: true }))

const runWith = (environment: Record<string, string>, ...args: string[]) => {
  const kept = keptOutput()
  said = kept.said
  complaints = []
  return runAdministration(args, {
    environment: { DATA_DIR: join(folder, 'data'), ...environment },
    terminal: { ...kept.output, input: Readable.from([typed]) },
    complain: (line) => complaints.push(line),
    arret: new AbortController().signal,
    letGo: () => undefined,
    demoOf: async () => undefined,
  })
}

const run = (...args: string[]) => runWith({}, ...args)

describe('the command', () => {
  it('helps in French, whatever is asked', async () => {
    for (const args of [
      [],
      ['--aide'],
      ['documents', '--aide'],
      ['documents', 'importer', '-h'],
      ['aide', 'comptes'],
      ['pieces', 'liberer', '--aide'],
      ['transmissions', '--aide'],
      ['configuration', '--aide'],
    ]) {
      expect(await run(...args)).toBe(0)
      expect(said.join('\n')).toContain('Utilisation : npm run admin --')
      expect(said.join('\n')).not.toMatch(/Usage|Options:|Commands|Arguments:|display|help/)
    }
  })

  it('helps in French at every command, and says which options are due and what they are by default', async () => {
    /** Commands that the help of one names. */
    const below = (help: string) =>
      [...(help.split('Commandes :')[1] ?? '').matchAll(/^ {2}([a-z-]+)/gm)]
        .map(([, name = '']) => name)
        .filter((name) => name !== 'aide')
    const seen: string[] = []
    const walk = async (...path: string[]) => {
      expect(await run(...path, '--aide')).toBe(0)
      const help = said.join('\n')
      expect(help).not.toMatch(/default|Usage|Options:|Commands|Arguments:|display|help/)
      seen.push(path.join(' '))
      for (const name of below(help)) await walk(...path, name)
      return help
    }
    await walk()
    expect(seen.length).toBeGreaterThan(50)
    expect(await walk('journal', 'chercher')).toContain('combien au plus (à défaut 50)')
    const due = (await walk('comptes', 'droits')).split('\n').filter((line) => line.includes('(obligatoire)'))
    expect(due).toEqual([expect.stringContaining('--motif')])
  })

  it.each([
    [['comptez'], 'La commande « comptez » n’existe pas. Vouliez-vous dire comptes ?'],
    [['purge', '--vite'], 'L’option --vite n’existe pas ici.'],
    [['documents', 'importer', 'x'], 'Il manque l’option --manifeste'],
    [['comptes', 'importer'], 'Il manque l’argument <fichier.csv>'],
    [['comptes', 'importer', 'absent.csv'], 'est introuvable'],
    [['comptes', 'importer', import.meta.dirname], 'est introuvable ou ne peut pas être lu'],
    [['comptes', 'voir', nirOf(1)], 'Aucun compte n’a ce numéro'],
    [['pieces', 'liberer'], 'Il manque l’argument <pieces>'],
    [['pieces', 'refuser', 'x'], '« x » n’est pas en quarantaine'],
    [['transmissions', 'relancer', 'DR-0'], 'Aucun dossier n’a ce numéro'],
    [['configuration', 'definir', 'urlMatomo', 'x'], '« urlMatomo » ne se règle pas'],
    [['documents'], 'La commande est incomplète'],
  ])('refuses %j in one French sentence, with the exit code 1', async (args, sentence) => {
    expect(await run(...args)).toBe(1)
    expect(complaints).toEqual([expect.stringContaining(sentence)])
    expect(complaints[0]).not.toContain('error')
  })

  it('reads apart what must not be seen in the list of processes, and knows whose account it is', async () => {
    typed = `${nirOf(1)}\nFR7630006000011234567890189\n`
    const named = ['--nom', 'Durand', '--prenom', 'Anne', '--naissance', '1980-01-15']
    const options = [...named, '--courriel', 'anne@example.org']
    expect(await run('comptes', 'creer', '--nir', '-', '--iban', '-', ...options)).toBe(0)
    const held = openEmbedded(join(folder, 'data'))
    expect(
      await held.db
        .selectFrom('compte')
        .innerJoin('profil', 'profil.compte_id', 'compte.id')
        .select(['identifiant', 'iban'])
        .execute(),
    ).toEqual([{ identifiant: nirOf(1), iban: 'FR7630006000011234567890189' }])
    await held.close()
    typed = nirOf(1)
    expect(await run('comptes', 'voir', '-')).toBe(0)
    expect(said[0]).toBe('Anne Durand, naissance le 15/01/1980')
    await run('journal', 'chercher', '--nir', '-', '--acte', 'administration')
    expect(said).toEqual([
      expect.stringMatching(/compte \S{36} {2}comptes voir/),
      expect.stringMatching(/compte \S{36} {2}comptes creer/),
    ])
    typed = '\n'
    expect(await run('comptes', 'voir', '-')).toBe(1)
    expect(complaints).toEqual(['Il manque le numéro de sécurité sociale sur l’entrée standard.'])
  })

  it('gives a terminal nothing that it would obey, whoever typed it', async () => {
    writeFileSync(join(folder, 'c.csv'), `nir;nom;prenom;date_naissance\n${nirOf(1)};A;B;1980-01-15\n`)
    await run('comptes', 'importer', join(folder, 'c.csv'))
    const held = openEmbedded(join(folder, 'data'))
    await held.db.updateTable('compte').set({ prenom: 'Anne\u001B[2J', nom: '\u202EnomeL' }).execute()
    await held.close()
    expect(await run('comptes', 'voir', nirOf(1))).toBe(0)
    expect(said.join('\n')).toMatch(/Anne \[2J.* nomeL/s)
    expect(await run('comptes', 'voir\u001B[2J')).toBe(1)
    // oxlint-disable-next-line no-control-regex
    expect([...said, ...complaints].join('')).not.toMatch(/[\u001B\u202E]/)
  })

  it('gives what is exported alone, whatever there is to warn of', async () => {
    const held = openEmbedded(join(folder, 'data'))
    await sql`insert into kysely_migration values ('900_ajouts', 'x')`.execute(held.db)
    await held.close()
    expect(await run('contenu', 'exporter', 'contact')).toBe(0)
    expect(JSON.parse(said.join('\n'))).toHaveProperty('paragraphe')
    expect(complaints).toEqual([expect.stringContaining('version plus récente du portail (900_ajouts)')])
  })

  it('ends with the exit code 2 when rows are refused, and works beside a server', async () => {
    const held = openEmbedded(join(folder, 'data'))
    writeFileSync(
      join(folder, 'c.csv'),
      `nir;nom;prenom;date_naissance\n${nirOf(1)};A;B;1980-01-15\n1;A;B;1980-01-15\n`,
    )
    expect(await run('comptes', 'importer', join(folder, 'c.csv'))).toBe(2)
    expect(await held.db.selectFrom('compte').selectAll().execute()).toHaveLength(1)
    await held.close()
  })
})

it('works on PostgreSQL too, from an empty base that it is told to migrate, and never does otherwise', async () => {
  const { url, drop } = await makeDatabase()
  writeFileSync(join(folder, 'c.csv'), `nir;nom;prenom;date_naissance\n${nirOf(1)};A;B;1980-01-15\n`)
  const environment = { DATABASE_URL: url }
  expect(await runWith(environment, 'comptes', 'voir', nirOf(1))).toBe(1)
  expect(complaints).toEqual([expect.stringContaining('lancez « npm run admin -- base migrer »')])
  expect(await runWith(environment, 'base', 'migrer', '--a-blanc')).toBe(0)
  expect(said).toEqual([expect.stringMatching(/^À exécuter : 001_ouverture, /)])
  expect(await runWith(environment, 'base', 'migrer')).toBe(0)
  expect(said[1]).toMatch(/^Base de données mise à jour \(001_ouverture, /)
  expect(await runWith(environment, 'base', 'migrer')).toBe(0)
  expect(said).toEqual(['La base de données est à jour.'])
  expect(await runWith(environment, 'comptes', 'importer', join(folder, 'c.csv'))).toBe(0)
  expect(await runWith(environment, 'comptes', 'voir', nirOf(1))).toBe(0)
  expect(said[0]).toBe('B A, naissance le 15/01/1980')
  await drop()
})

describe('the journal of acts', () => {
  it('keeps each command, by whom and on whose account, and is searched and verified', async () => {
    writeFileSync(join(folder, 'c.csv'), `nir;nom;prenom;date_naissance\n${nirOf(1)};A;B;1980-01-15\n`)
    await run('comptes', 'importer', join(folder, 'c.csv'))
    await run('comptes', 'droits', nirOf(1), '--accorder', 'mesap', '--motif', 'Vous avez changé de service.')
    await run('comptes', 'voir', nirOf(2))
    expect(await run('journal', 'chercher', '--nir', nirOf(1), '--acte', 'administration')).toBe(0)
    expect(said).toHaveLength(1)
    expect(said[0]).toMatch(
      /administration {2}fait {2}admin:\S+ {2}compte \S{36} {2}comptes droits {2}Vous avez changé de service\. /,
    )
    await run('journal', 'chercher', '--nombre', '2')
    expect(said[1]).toMatch(/refusé {2}admin:\S+ {2}compte - {2}comptes voir {2}AdministrationFault/)
    expect(said.join()).not.toContain(nirOf(2))
    expect(await run('journal', 'verifier')).toBe(0)
    expect(said[0]).toMatch(/^Le journal des actes est entier : 5 lignes\./)
    const held = openEmbedded(join(folder, 'data'))
    await sql`drop trigger audit_fige_update`.execute(held.db)
    await sql`update audit set auteur = 'admin:autre' where rang = 3`.execute(held.db)
    await held.close()
    expect(await run('journal', 'verifier')).toBe(1)
    expect(complaints).toEqual([expect.stringContaining('rompu à la ligne 3')])
  })
})
