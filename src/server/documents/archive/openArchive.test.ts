import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { ZipFile } from 'yazl'
import { expect, it, vi } from 'vitest'
import type { ObjectStore } from '#server/kit/objects/ObjectStore.ts'
import { sumOf } from '#server/kit/files/storeDocument.ts'
import { readZip } from '#testing/readZip.ts'
import type { FichierArchive } from './archiveIndex.ts'
import { fillArchive } from './fillArchive.ts'
import { ArchiveBroken, openArchive } from './openArchive.ts'

const SIZE = 1_000_000

const fichier = (rank: number): FichierArchive => ({
  fichier: `${rank}.pdf`,
  chemin: `2026/${rank}.pdf`,
  titre: `Document ${rank}`,
  date: '2026-10-28',
  montant: '',
  taille: SIZE,
  empreinte: sumOf(Buffer.alloc(SIZE, rank)),
})

const fichiers = Array.from({ length: 8 }, (_, rank) => fichier(rank))
const taille = fillArchive(new ZipFile(), fichiers, () => undefined)
const whole = { debut: 0, fin: taille - 1 }

/** Files in memory; a key of `lost` is missing. */
const objectsWithout = (...lost: readonly string[]) => {
  const opened: Readable[] = []
  const open = (key: string) => {
    if (lost.includes(key)) return Promise.resolve(undefined)
    const bytes = Buffer.alloc(SIZE, Number.parseInt(key))
    const parts = Array.from({ length: 10 }, (_, at) =>
      bytes.subarray((at * SIZE) / 10, ((at + 1) * SIZE) / 10),
    )
    const stream = Readable.from(parts)
    opened.push(stream)
    return Promise.resolve({ size: SIZE, stream })
  }
  return { objects: { open } as unknown as ObjectStore, opened }
}

it('opens files one after the other, as they are read', async () => {
  const { objects, opened } = objectsWithout()
  const stream = await openArchive(objects, fichiers, whole, () => undefined)
  expect(opened).toHaveLength(1)
  const zip = await buffer(stream)
  expect(zip).toHaveLength(taille)
  expect(opened).toHaveLength(fichiers.length)
  expect(readZip(zip).get('2026/7.pdf')?.equals(Buffer.alloc(SIZE, 7))).toBe(true)
})

it('closes the file that is open when the reader leaves, and opens no other', async () => {
  const { objects, opened } = objectsWithout()
  const stream = await openArchive(objects, fichiers, whole, () => undefined)
  stream.destroy()
  await expect.poll(() => opened.map(({ destroyed }) => destroyed)).toEqual([true])
})

it('breaks on the way when a file is missing, and says which', async () => {
  const { objects } = objectsWithout('5.pdf')
  const onBreak = vi.fn<(error: unknown) => void>()
  const stream = await openArchive(objects, fichiers, whole, onBreak)
  await expect(buffer(stream)).rejects.toThrow(ArchiveBroken)
  expect(onBreak.mock.calls[0]?.[0]).toMatchObject({ fichier: '5.pdf' })
})

it('is refused before its first byte when that byte comes after the missing file', async () => {
  const { objects } = objectsWithout('0.pdf')
  const part = { debut: taille - 10, fin: taille - 1 }
  await expect(openArchive(objects, fichiers, part, () => undefined)).rejects.toThrow(ArchiveBroken)
})
