import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterEach, beforeEach, expect, inject, it } from 'vitest'
import { folderObjects } from '#server/kit/objects/folderObjects.ts'
import { openEmbedded } from '#server/kit/database/Store.ts'
import { runAdministration } from './runAdministration.ts'
import { writeFolder } from './testing/folder.ts'
import { keptOutput } from './testing/output.ts'

let folder: string
let said: string[]

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'espace-agent-admin-'))
  cpSync(inject('models').folder, join(folder, 'data'), { recursive: true })
})
afterEach(() => rmSync(folder, { recursive: true }))

const run = (...args: string[]) => {
  const kept = keptOutput()
  said = kept.said
  const environment = { DATA_DIR: join(folder, 'data') }
  const terminal = { ...kept.output, input: Readable.from(['']) }
  const { signal } = new AbortController()
  return runAdministration(args, {
    environment,
    terminal,
    complain: (line) => said.push(line),
    arret: signal,
    letGo: () => undefined,
    demoOf: async () => undefined,
  })
}

it('tells what a backup shares with a former one, where there is one', async () => {
  const { files, manifeste, comptes } = writeFolder(folder, 3, 1)
  await run('comptes', 'importer', comptes)
  await run('documents', 'importer', files, '--manifeste', manifeste)
  await run('sauvegarde', 'creer', join(folder, 'une'))
  expect(said).toContain('Fichiers : 3.')
  await run('sauvegarde', 'creer', join(folder, 'deux'), '--depuis', join(folder, 'une'))
  expect(said).toContain('Fichiers : 3, dont 3 partagés avec la sauvegarde précédente.')
})

it('ends a backup that lacks files with the exit code 2', async () => {
  const { files, manifeste, comptes } = writeFolder(folder, 2, 1)
  await run('comptes', 'importer', comptes)
  await run('documents', 'importer', files, '--manifeste', manifeste)
  expect(await run('sauvegarde', 'creer', join(folder, 'une'))).toBe(0)
  const held = openEmbedded(join(folder, 'data'))
  const { fichier } = await held.db.selectFrom('document').select('fichier').executeTakeFirstOrThrow()
  await held.close()
  await folderObjects(join(folder, 'data', 'documents')).remove(fichier)
  expect(await run('sauvegarde', 'creer', join(folder, 'deux'))).toBe(2)
  expect(said.join('\n')).toContain('1 fichier que la base nomme n’est plus dans le magasin d’objets')
})
