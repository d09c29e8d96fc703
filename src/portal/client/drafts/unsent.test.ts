import { beforeEach, expect, it, vi } from 'vitest'
import type { Habilitation } from '#contract/connexion/habilitation.ts'
import { updateSession } from '../session/sessionData.ts'
import { memoryStorage } from '../testing/memoryStorage.ts'
import { hasUnsent, keepUnsent, withUnsent } from './unsent.ts'

const OWNER = 'Camille Moreau'
const genre = 'correctioncir'
const modifieLe = '2026-11-20T14:32:00Z'

beforeEach(() => {
  vi.stubGlobal('sessionStorage', memoryStorage())
  updateSession({ navigation: { identification: { identite: OWNER } } as Habilitation })
})

it('is what could not be sent, over the version that it follows', () => {
  keepUnsent(genre, OWNER, { version: 2, contenu: { a: 'ab' } })
  const brouillon = { version: 2, contenu: { a: 'a' }, modifieLe }
  expect(withUnsent(genre, brouillon)).toEqual({ ...brouillon, contenu: { a: 'ab' } })
})

it('follows what was sent and kept, though its answer was lost', () => {
  keepUnsent(genre, OWNER, { version: 2, contenu: { a: 'abc' }, envoye: { a: 'ab' } })
  const brouillon = { version: 3, contenu: { a: 'ab' }, modifieLe }
  expect(withUnsent(genre, brouillon)).toEqual({ ...brouillon, contenu: { a: 'abc' } })
})

it('gives way to what was kept from elsewhere since', () => {
  keepUnsent(genre, OWNER, { version: 2, contenu: { a: 'abc' }, envoye: { a: 'ab' } })
  const brouillon = { version: 3, contenu: { a: 'autre' }, modifieLe }
  expect(withUnsent(genre, brouillon)).toEqual(brouillon)
  expect(hasUnsent(genre)).toBe(false)
})
