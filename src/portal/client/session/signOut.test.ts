import { expect, it } from 'vitest'
import { externalSignOut } from './signOut.ts'

const ORIGIN = 'http://localhost:3000'

it.each([
  ['/api/public/franceconnect/v1/deconnexion', `${ORIGIN}/api/public/franceconnect/v1/deconnexion`],
  [`${ORIGIN}/fin`, `${ORIGIN}/fin`],
  ['https://fc.example/session/end?state=1', 'https://fc.example/session/end?state=1'],
  ['http://fc.example/session/end', undefined],
  ['javascript:alert(1)', undefined],
  ['http://', undefined],
  [undefined, undefined],
])('%s leads to %s', (address, expected) => {
  expect(externalSignOut(address, ORIGIN)).toBe(expected)
})
