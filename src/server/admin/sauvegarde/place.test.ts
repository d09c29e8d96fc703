import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { holdPlace, refusePlace } from './place.ts'

describe('the place of a copy', () => {
  let folder: string
  const at = (path: string) => (path.startsWith('/') ? path : join(folder, path))
  /** Takes a place as a backup does. */
  const take = async (path: string) => {
    await refusePlace(at(path), at('data/transmissions'))
    await holdPlace(at(path))
  }

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'espace-agent-place-'))
    mkdirSync(at('data/transmissions/DR-1'), { recursive: true })
    symlinkSync(at('data'), at('lien'))
    writeFileSync(at('fichier'), '')
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  it('is a folder that is made with those above it, or an empty one', async () => {
    mkdirSync(at('vide'))
    for (const path of ['vide', 'a/b/c', 'data/sauvegarde', 'data/transmissions-2026']) {
      await take(path)
      expect(existsSync(at(`${path}/lignes`))).toBe(true)
    }
  })

  it.each<readonly [string, string, string]>([
    ['what is transmitted', 'data/transmissions', 'est dans le dossier des transmissions'],
    ['a folder inside it', 'data/transmissions/sauvegarde/une', 'est dans le dossier des transmissions'],
    ['the same by a link', 'lien/transmissions/sauvegarde', 'est dans le dossier des transmissions'],
    ['a folder that holds something', 'data', 'n’est pas vide'],
    ['a file', 'fichier', 'n’est pas un dossier'],
    ['a name under a file', 'fichier/une', 'n’est pas un dossier'],
    ['a name that no disk takes', 'a'.repeat(300), 'n’est pas un dossier'],
    ...(process.platform === 'linux'
      ? [
          ['a place that takes no folder', '/proc/une', 'ne peut pas être fait'] as const,
          ['a place under it', '/proc/une/autre', 'ne peut pas être fait'] as const,
        ]
      : []),
  ])('is never %s, and nothing is made of it', async (_, path, said) => {
    await expect(take(path)).rejects.toThrow(said)
    expect(existsSync(at(`${path}/lignes`))).toBe(false)
  })

  it('is had by one of two that begin at the same moment', async () => {
    const ended = await Promise.allSettled([holdPlace(at('une')), holdPlace(at('une'))])
    expect(ended.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    await expect(holdPlace(at('une'))).rejects.toThrow('Une autre sauvegarde se fait')
  })
})
