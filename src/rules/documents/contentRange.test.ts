import fc from 'fast-check'
import { expect, it } from 'vitest'
import { parseContentRange, wholeRange } from './contentRange.ts'

it('reads a page in the middle and the last one', () => {
  expect(parseContentRange('0-9/25')).toEqual({
    debut: 0,
    fin: 9,
    total: 25,
    indexRange: '0-9',
    termine: false,
  })
  expect(parseContentRange('10-24/25')).toMatchObject({ termine: true })
})

it('knows an empty list from an unreadable text', () => {
  expect(parseContentRange('*/0')).toMatchObject({ total: 0, termine: true })
  expect([parseContentRange(null), parseContentRange('0-9'), parseContentRange('a-b/c')]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})

it('reads back the total of any whole list', () => {
  fc.assert(
    fc.property(fc.nat(), (total) => {
      expect(parseContentRange(wholeRange(total))).toMatchObject({ total, termine: true })
    }),
  )
})
