import { describe, expect, it } from 'vitest'
import { isGroupeEcrit } from './indice.ts'

/** Specification, §5: (BB|A-D)[1-3], E1-2, F, G or S1-5. */
describe('a lettered group as it is written', () => {
  const right = [
    ...['BB', 'A', 'B', 'C', 'D'].flatMap((group) => [1, 2, 3].map((chevron) => `${group}${chevron}`)),
    'E1',
    'E2',
    'F',
    'G',
    'S1',
    'S5',
    'bb 2',
    ' a1 ',
  ]
  it.each(right)('may be %s', (texte) => expect(isGroupeEcrit(texte)).toBe(true))

  it.each([
    '',
    'A',
    'A0',
    'A4',
    'BB0',
    'BB4',
    'BBB1',
    'E',
    'E0',
    'E3',
    'F1',
    'G1',
    'S',
    'S0',
    'S6',
    'H1',
    '821',
    'A12',
  ])('is not « %s »', (texte) => expect(isGroupeEcrit(texte)).toBe(false))
})
