import { expect, it } from 'vitest'
import { onceKept } from './edition.ts'

const saved = { cle: 'coordonnees', phrase: 'Enregistré à 14 h 32.', echec: false } as const

it('closes the form of a change that is kept', () => {
  expect(onceKept({ edited: 'coordonnees', rappels: 2 }, saved)).toEqual({ rappels: 0, saved })
})

it('leaves open the form that was opened before the change was kept', () => {
  const typing = { edited: 'adresse', rappels: 1 } as const
  expect(onceKept(typing, saved)).toEqual({ ...typing, saved })
})
