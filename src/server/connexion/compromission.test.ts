import { hash } from 'node:crypto'
import { occurrencesIn, splitHash } from '#rules/connexion/compromission.ts'
import { passwordFault } from '#rules/connexion/motDePasse.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { guessable, occurrencesInSample } from '#server/kit/password/compromission/sample.ts'
import { demoPassword } from '#demo/personas/personas.ts'
import { testApp, type TestApp } from '#testing/testApp.ts'

const [PREFIX, SUFFIX] = splitHash(hash('sha1', 'Motdepasse2026!'))

let portal: TestApp
beforeAll(async () => {
  portal = await testApp('SQLite')
})
afterAll(() => portal.close())

const ask = (prefix: string, headers: Record<string, string> = {}) =>
  portal.app.inject({ url: `/compromission/range/${prefix}`, headers })

it('knows the passwords that anyone would try, and not that of the demonstration', () => {
  expect(
    ['Motdepasse2026!', 'Azertyuiop1!', 'Password123!', 'Marseille2025!'].map(occurrencesInSample),
  ).toEqual([1, 1, 1, 1])
  expect([demoPassword, 'Kz7!vTq_04mWs&x', ''].map(occurrencesInSample)).toEqual([0, 0, 0])
})

it('holds only passwords that the rules accept, each once', () => {
  const all = [...guessable()]
  expect(all.filter((password) => passwordFault(password) !== undefined)).toEqual([])
  expect(new Set(all).size).toBe(all.length)
  expect(all.length).toBeGreaterThan(20_000)
})

it('answers the exact format: suffix and count, CRLF, sorted, in any case of the prefix', async () => {
  const answer = await ask(PREFIX)
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
  const lines = answer.body.split('\r\n')
  expect(lines).toContain(`${SUFFIX}:1`)
  expect(lines.every((line) => /^[\dA-F]{35}:1$/.test(line))).toBe(true)
  expect(lines).toEqual(lines.toSorted())
  expect(occurrencesIn(answer.body, SUFFIX)).toBe(1)
  expect((await ask(PREFIX.toLowerCase())).body).toBe(answer.body)
})

it('answers 200 and nothing when it knows no password that begins so', async () => {
  const empty = await Promise.all(['00000', '12345', 'ABCDE', 'FFFFF'].map((prefix) => ask(prefix)))
  expect(empty.every(({ statusCode }) => statusCode === 200)).toBe(true)
  expect(empty.some(({ body }) => body === '')).toBe(true)
})

it('pads to between 800 and 1000 lines of count 0, different each time', async () => {
  const padded = await Promise.all(
    [PREFIX, PREFIX, '00000'].map((prefix) => ask(prefix, { 'add-padding': 'true' })),
  )
  for (const { body } of padded) {
    const lines = body.split('\r\n')
    expect(lines.length).toBeGreaterThanOrEqual(800)
    expect(lines.length).toBeLessThanOrEqual(1000)
    expect(lines.every((line) => /^[\dA-F]{35}:[01]$/.test(line))).toBe(true)
    expect(lines).toEqual(lines.toSorted())
  }
  expect(occurrencesIn(padded[0]?.body ?? '', SUFFIX)).toBe(1)
  expect(occurrencesIn(padded[2]?.body ?? '', SUFFIX)).toBe(0)
  expect(padded[0]?.body).not.toBe(padded[1]?.body)
})

it.each(['ABCD', 'ABCDEF', 'GGGGG', 'ABC%20'])('refuses the prefix %s', async (prefix) => {
  expect((await ask(prefix)).statusCode).toBe(400)
})

it('is where the portal looks for leaked passwords when no other service is configured', async () => {
  const list = (await portal.app.inject('/appconf/app-configuration.json')).json()
  expect(list).toContainEqual({ cle: 'urlCompromission', valeur: '/compromission' })
})
