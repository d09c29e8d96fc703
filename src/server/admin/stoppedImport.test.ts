import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import { openEmbedded } from '#server/kit/database/Store.ts'
import { folderObjects } from '#server/kit/objects/folderObjects.ts'
import { writeFolder } from './testing/folder.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'espace-agent-admin-'))
  cpSync(inject('models').folder, join(folder, 'data'), { recursive: true })
})
afterEach(() => rmSync(folder, { recursive: true }))

describe('an import that is stopped', () => {
  const DOCUMENTS = 600
  const admin = (...args: string[]): ChildProcess =>
    spawn(process.execPath, [join(import.meta.dirname, '../admin.ts'), ...args], {
      env: { ...process.env, DATA_DIR: join(folder, 'data'), DATABASE_URL: '' },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
  const ended = (child: ChildProcess) =>
    new Promise<NodeJS.Signals | number | null>((done) => {
      child.once('exit', (code, signal) => done(signal ?? code))
    })

  it('says that it heard, and goes on when it is run again', { timeout: 120_000 }, async () => {
    const { files, manifeste, comptes } = writeFolder(folder, DOCUMENTS, 20)
    expect(await ended(admin('comptes', 'importer', comptes))).toBe(0)
    const args = ['documents', 'importer', files, '--manifeste', manifeste]
    const first = admin(...args)
    const [gone, heard] = [ended(first), first.stderr?.toArray()]
    if (first.stdout) createInterface(first.stdout).once('line', () => first.kill('SIGINT'))
    expect(await gone).toBe(1)
    expect((await heard)?.join('')).toContain('Arrêt demandé')
    const again = admin(...args)
    const [done, said] = [ended(again), again.stdout?.toArray()]
    expect(await done).toBe(0)
    expect((await said)?.join('')).toMatch(/[1-9]\d* déjà là, 0 refusé/)
  })

  it(
    'has every document once, readable, after it is killed and run again',
    { timeout: 120_000 },
    async () => {
      const { files, manifeste, comptes } = writeFolder(folder, DOCUMENTS, 20)
      expect(await ended(admin('comptes', 'importer', comptes))).toBe(0)
      const args = ['documents', 'importer', files, '--manifeste', manifeste]
      const first = admin(...args)
      const gone = ended(first)
      // The first line comes after the first batch: the kill falls on the second, or on what follows.
      if (first.stdout) createInterface(first.stdout).once('line', () => first.kill('SIGKILL'))
      expect(await gone).toBe('SIGKILL')
      expect(await ended(admin(...args))).toBe(0)

      const store = openEmbedded(join(folder, 'data'))
      const rows = await store.db.selectFrom('document').selectAll().execute()
      const events = await store.db.selectFrom('evenement').select('document_uuid').execute()
      await store.close()
      expect(new Set(rows.map(({ reference }) => reference)).size).toBe(DOCUMENTS)
      expect(rows).toHaveLength(DOCUMENTS)
      expect(new Set(events.map(({ document_uuid }) => document_uuid)).size).toBe(DOCUMENTS)
      expect(events).toHaveLength(DOCUMENTS)
      const objects = folderObjects(join(folder, 'data', 'documents'))
      for (const { fichier, reference } of rows) {
        const opened = await objects.open(fichier)
        const source = readFileSync(join(files, `bulletin-${reference?.slice('PAIE-'.length)}.pdf`))
        expect((await opened?.stream.toArray())?.map(String).join('')).toBe(source.toString())
      }
    },
  )
})
