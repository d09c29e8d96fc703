import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { folderObjects } from './folderObjects.ts'
import { StorageDown } from './ObjectStore.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'espace-agent-objets-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Writes a small file, then a large one over it, in a process of its own; tells what happened and what is left. */
const script = `
  import { readdirSync } from 'node:fs'
  import { folderObjects } from ${JSON.stringify(join(import.meta.dirname, 'folderObjects.ts'))}
  const folder = process.argv[1]
  const objects = folderObjects(folder)
  await objects.put('aa.pdf', Buffer.alloc(1000))
  const failure = await objects.put('aa.pdf', Buffer.alloc(1_000_000)).catch((error) => error)
  const left = readdirSync(folder, { recursive: true }).sort()
  process.stdout.write(JSON.stringify({ failure: failure?.constructor.name, code: failure?.message, left, size: await objects.size('aa.pdf') }))
`

const NODE = '"$0" --input-type=module-typescript -e "$1" "$2"'

/** Runs the script by the shell, after what limits the room that it has. */
const fill = (file: string, args: string[]): unknown =>
  JSON.parse(execFileSync(file, [...args, process.execPath, script, folder], { encoding: 'utf8' }))

/** A file system of its own, without being root: some machines do not allow it. */
const OWN_MOUNTS = ['--user', '--map-root-user', '--mount']
const mountsFreely = spawnSync('unshare', [...OWN_MOUNTS, 'true']).status === 0

describe('a folder without room', () => {
  const whole = { failure: 'StorageFull', left: ['aa', 'aa/aa.pdf'], size: 1000 }

  it('keeps what was there, and no part, when a file may not grow', () => {
    expect(fill('sh', ['-c', `ulimit -f 128; ${NODE}`])).toEqual({ ...whole, code: 'EFBIG' })
  })

  it.runIf(mountsFreely)('keeps what was there, and no part, when the disk is full', () => {
    const full = `mount -t tmpfs -o size=64k tmpfs "$2" && ${NODE}`
    expect(fill('unshare', [...OWN_MOUNTS, 'sh', '-c', full])).toEqual({ ...whole, code: 'ENOSPC' })
  })
})

it('keeps one whole file when two are written at once under one key', async () => {
  const objects = folderObjects(folder)
  const files = ['a', 'b', 'c', 'd'].map((letter) => Buffer.alloc(300_000, letter))
  await Promise.all(files.map((bytes) => objects.put('aa.pdf', bytes)))
  const opened = await objects.open('aa.pdf')
  const found = opened && (await buffer(opened.stream))
  expect(files.some((bytes) => found && bytes.equals(found))).toBe(true)
  expect(readdirSync(folder, { recursive: true }).toSorted()).toEqual(['aa', join('aa', 'aa.pdf')])
})

it('takes a folder that cannot be used for a fault, not for a missing file', async () => {
  writeFileSync(join(folder, 'aa'), '')
  const objects = folderObjects(folder)
  await expect(objects.put('aa.pdf', Buffer.from('x'))).rejects.toThrow(StorageDown)
  await expect(objects.open('aa.pdf')).rejects.toThrow(new StorageDown('ENOTDIR'))
})
