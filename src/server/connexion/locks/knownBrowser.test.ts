import { createHmac } from 'node:crypto'
import { expect, it } from 'vitest'
import { readConfig } from '#server/config.ts'
import { whoAsks } from '#server/kit/session/browserCookie.ts'
import { knownIn, markedWith } from './knownBrowser.ts'

const DAY_MS = 24 * 60 * 60_000
const OFFICE = '192.0.2.1'
const signedIn = Date.parse('2026-11-26T08:30:00Z')
const camille = { identifiant: '269057505601260', secret: 'hash' }
const odile = { identifiant: '265055935006362', secret: 'autre' }

const at = (days: number) => ({
  config: readConfig({ ORIGIN: 'https://agent.exemple.fr', TRUST_PROXY: '1' }),
  key: 'clé',
  clock: () => new Date(signedIn + days * DAY_MS),
})
const asks = (days: number, marks: string) =>
  whoAsks(at(days), { ip: OFFICE, headers: { cookie: `__Host-navigateur=${marks}` } } as Parameters<
    typeof whoAsks
  >[1])
const isKnown = (days: number, marks: string, account = camille) =>
  knownIn(at(days), marks, account) !== undefined && asks(days, marks) !== OFFICE
const isUnknown = (days: number, marks: string) =>
  knownIn(at(days), marks, camille) === undefined && asks(days, marks) === OFFICE

it('a browser is known for 180 days after a sign-in, the last one included, and no longer', () => {
  const marks = markedWith(at(0), '', camille)
  for (const days of [0, 1, 179, 180]) expect(isKnown(days, marks)).toBe(true)
  for (const days of [181, 182, 4000]) expect(isUnknown(days, marks)).toBe(true)
})

it('each sign-in gives it 180 more, as the same browser; what was copied before gains nothing', () => {
  const first = markedWith(at(0), '', camille)
  const second = markedWith(at(100), first, camille)
  expect(knownIn(at(100), second, camille)).toBe(knownIn(at(100), first, camille))
  expect([isKnown(280, second), isUnknown(281, second), isUnknown(181, first)]).toEqual([true, true, true])
})

it('the sign-in of one of a family prolongs none of the others', () => {
  const both = markedWith(at(100), markedWith(at(0), '', odile), camille)
  expect([isKnown(180, both, odile), isKnown(180, both)]).toEqual([true, true])
  expect(knownIn(at(181), both, odile)).toBeUndefined()
  expect(markedWith(at(181), both, camille).split('~')).toHaveLength(1)
})

it('a day that was changed, or that has not come, counts for nothing', () => {
  const marks = markedWith(at(0), '', camille)
  const [id, day, ...seals] = marks.split('.')
  for (const other of [Number(day) + 100, `${day}.0`, `+${day}`, '', '1e9', 'x'])
    expect(isUnknown(100, [id, other, ...seals].join('.'))).toBe(true)
  expect(isUnknown(-1, marks)).toBe(true)
})

it('the seals of before marks had a day make a browser unknown once, and hinder no sign-in', () => {
  const seal = (...sealed: readonly string[]) =>
    createHmac('sha256', 'clé')
      .update(['navigateur', ...sealed].join('|'))
      .digest('base64url')
  const former = `ancien.${seal('ancien', camille.identifiant, camille.secret)}.${seal('ancien')}`
  expect(isUnknown(0, former)).toBe(true)
  const next = markedWith(at(0), former, camille)
  expect([isKnown(0, next), next.includes('ancien')]).toEqual([true, false])
})
