import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { copyFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { copyTransmissions } from './transmissions.ts'

describe('what waits to be transmitted, in a copy', () => {
  let folder: string
  const from = () => join(folder, 'transmissions')
  const to = () => join(folder, 'copie')
  const write = (numero: string, ...names: readonly string[]) => {
    mkdirSync(join(from(), numero, 'pieces'), { recursive: true })
    for (const name of names) writeFileSync(join(from(), numero, name), name)
  }
  const copied = () =>
    readdirSync(to(), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => entry.name)
      .toSorted()

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'espace-agent-transmissions-'))
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  it('is there whole, but for what is half written', async () => {
    write('DR-1', '0001-demande.json', 'pieces/a.pdf', '0002-demande.json.x.part')
    write('DR-2', '0003-demande.json')
    await copyTransmissions(from(), to())
    expect(copied()).toEqual(['0001-demande.json', '0003-demande.json', 'a.pdf'])
  })

  it('is nothing where nothing was ever transmitted', async () => {
    await copyTransmissions(from(), to())
    expect(existsSync(to())).toBe(false)
  })

  it.each([
    ['a parcel', 'DR-1/0001-demande.json', ['0002-demande.json', '0003-demande.json', 'a.pdf']],
    ['a request', 'DR-1', ['0003-demande.json']],
  ])('lacks only what its reader took meanwhile: %s', async (_, taken, left) => {
    write('DR-1', '0001-demande.json', '0002-demande.json', 'pieces/a.pdf')
    write('DR-2', '0003-demande.json')
    const copy: typeof copyFile = async (source, target) => {
      rmSync(join(from(), taken), { recursive: true, force: true })
      await copyFile(source, target)
    }
    await copyTransmissions(from(), to(), copy)
    expect(copied()).toEqual(left)
  })

  it('is not said to be copied when its place in the copy went away', async () => {
    write('DR-1', '0001-demande.json')
    const copy: typeof copyFile = async (source, target) => {
      rmSync(to(), { recursive: true })
      await copyFile(source, target)
    }
    await expect(copyTransmissions(from(), to(), copy)).rejects.toThrow('ENOENT')
  })
})
