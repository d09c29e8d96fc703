import { expect, test } from 'vitest'
import { toggled } from './useSelection.ts'

test('a first click ticks a document, a second one unticks it, and the others stay', () => {
  const one = toggled(new Set(['b']), 'a')
  expect([...one].toSorted()).toEqual(['a', 'b'])
  expect([...toggled(one, 'a')]).toEqual(['b'])
})

test('the selection before is left as it was', () => {
  const before = new Set(['a'])
  toggled(before, 'a')
  expect([...before]).toEqual(['a'])
})
