import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { withoutNotes } from './lighterLaw.ts'

it('keeps every figure of a table, its article and its date, and drops how it came to be known', () => {
  const table = {
    source: 'art. L. 14',
    validFrom: '2026-09-01',
    note: 'lu dans le code',
    rows: [{ key: 'minimumAge', value: 60, confirmed: true, note: 'décret' }],
    retrieved: '2026-11-20',
    evidence: ['loi'],
  }
  expect(JSON.parse(withoutNotes(JSON.stringify(table)))).toEqual({
    source: 'art. L. 14',
    validFrom: '2026-09-01',
    rows: [{ key: 'minimumAge', value: 60, confirmed: true }],
  })
})

it.each(globSync('src/rules/retraite/regle/{tables,lois}/*.json'))(
  'leaves %s with as many numbers',
  (file) => {
    const table = readFileSync(file, 'utf8')
    const numbers = (json: string) => {
      const found: number[] = []
      JSON.parse(json, (_, value: unknown) => (typeof value === 'number' && found.push(value), value))
      return found
    }
    expect(numbers(withoutNotes(table))).toEqual(numbers(table))
  },
)
