import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { makeFolder } from './makeFolder.ts'

describe('making a folder', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'espace-agent-dossier-'))
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  it('makes those above it too, with its rights, and is content with one that is there', () => {
    makeFolder(join(folder, 'a/b/c'), 0o700)
    makeFolder(join(folder, 'a/b/c'), 0o700)
    for (const made of ['a', 'a/b', 'a/b/c']) expect(statSync(join(folder, made)).mode & 0o777).toBe(0o700)
  })

  it.each([
    ['a file', 'a'],
    ['under a file', 'a/b'],
  ])('fails at once where there is %s', (_, path) => {
    writeFileSync(join(folder, 'a'), '')
    expect(() => makeFolder(join(folder, path))).toThrow(/EEXIST|ENOTDIR/)
  })

  it.runIf(process.platform === 'linux')('fails at once in a folder that takes none', () => {
    expect(() => makeFolder('/proc/une/sauvegarde')).toThrow('ENOENT')
  })
})
