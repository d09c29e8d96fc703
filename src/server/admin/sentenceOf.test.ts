import { describe, expect, it } from 'vitest'
import { StorageDown, StorageFull } from '#server/kit/objects/ObjectStore.ts'
import { RowRefusal } from './imports/refusals.ts'
import { AdministrationFault } from './Runner.ts'
import { sentenceOf } from './sentenceOf.ts'

const failing = (message: string, code?: string) => Object.assign(new Error(message), code && { code })

describe('what stops a command', () => {
  it.each([
    [
      'a base that went away',
      failing('Client has encountered a connection error and is not queryable'),
      'cessé de répondre',
    ],
    [
      'a base that is stopped',
      failing('terminating connection due to administrator command', '57P01'),
      'cessé de répondre',
    ],
    [
      'a base that takes no write',
      failing('cannot execute UPDATE in a read-only transaction', '25006'),
      'lecture seule',
    ],
    ['a base without room', failing('could not extend file', '53100'), 'disque est plein'],
    [
      'a base that is slow',
      failing('canceling statement due to statement timeout', '57014'),
      'trop de temps',
    ],
    [
      'a disk without room',
      failing('ENOSPC: no space left on device, write', 'ENOSPC'),
      'libérez de la place',
    ],
    ['a store without room', new StorageFull('507 QuotaExceeded'), 'libérez de la place'],
    [
      'two commands that wait for each other',
      failing('deadlock detected', '40P01'),
      'écrivait la même chose au même moment',
    ],
    [
      'what another command has just written',
      failing('duplicate key value violates unique constraint "courriel_pkey"', '23505'),
      'écrivait la même chose au même moment',
    ],
    [
      'a folder that belongs to someone else',
      Object.assign(failing("EACCES: permission denied, mkdir '/var/sauvegardes/2026'", 'EACCES'), {
        path: '/var/sauvegardes/2026',
      }),
      'n’a pas le droit de toucher à « /var/sauvegardes/2026 »',
    ],
    [
      'a store that is away',
      new StorageDown('404 NoSuchBucket'),
      'ou refuse le portail (404 NoSuchBucket) : rétablissez-le',
    ],
  ])('is told in French, with what to do: %s', (_, error, sentence) => {
    const told = sentenceOf(error)
    expect(told).toContain(sentence)
    expect(told).toContain('relancez la même commande')
    expect(told).not.toMatch(/connection|error|statement|deadlock|duplicate|denied|ECONN|ENOSPC|Quota/)
  })

  it('is told as it is when the command knew it, or when nobody foresaw it', () => {
    expect(sentenceOf(new AdministrationFault('Répondez oui ou non.'))).toBe('Répondez oui ou non.')
    expect(sentenceOf(failing('imprévu'))).toBe('La commande a échoué : imprévu')
  })

  it('speaks of no column where an option was typed', () => {
    const fault = new RowRefusal('L’action ouvrirUrl et la colonne « url » vont ensemble.')
    expect(sentenceOf(fault)).toBe('L’action ouvrirUrl et « url » vont ensemble.')
    expect(sentenceOf(new RowRefusal('La colonne « nom » est vide.'))).toBe('« nom » est vide.')
  })
})
