import { expect, it } from 'vitest'
import { ageOn } from '#rules/calendar/ages.ts'
import { isSimulatorOpen, simulatorOpensOn } from './simulateur.ts'

const person = { dateNaissance: '1981-11-20', cir: true, serviceAccorde: true } as const

it.each([
  ['2026-11-19', 44],
  ['2026-11-20', 45],
  ['2026-11-21', 45],
] as const)('on %s someone born on 1981-11-20 is %i', (today, age) => {
  expect(ageOn('1981-11-20', today)).toBe(age)
})

it('counts a birthday of 29 February on 1 March in other years', () => {
  expect(ageOn('1980-02-29', '2025-02-28')).toBe(44)
  expect(ageOn('1980-02-29', '2025-03-01')).toBe(45)
})

it('opens on the 45th birthday, with an account on file and the service', () => {
  expect(isSimulatorOpen({ ...person, today: '2026-11-19' })).toBe(false)
  expect(isSimulatorOpen({ ...person, today: '2026-11-20' })).toBe(true)
  expect(isSimulatorOpen({ ...person, today: '2026-11-20', cir: false })).toBe(false)
  expect(isSimulatorOpen({ ...person, today: '2026-11-20', serviceAccorde: false })).toBe(false)
})

it('says when it will open, until it does', () => {
  expect(simulatorOpensOn('1981-11-20', '2026-11-19')).toBe('2026-11-20')
  expect(simulatorOpensOn('1981-11-20', '2026-11-20')).toBeUndefined()
  expect(simulatorOpensOn('1984-02-29', '2026-11-20')).toBe('2029-03-01')
})
