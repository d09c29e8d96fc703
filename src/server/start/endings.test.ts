import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { endingLine } from './endings.ts'

const module = join(import.meta.dirname, 'endings.ts')

/** Runs a process that closes in order, until `code` ends it. */
const run = (code: string, close = 'async () => console.log("closed")') => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `const { endWithReason } = await import(${JSON.stringify(module)}); endWithReason(${close}); ${code}`,
    ],
    { encoding: 'utf8', env: { ...process.env, NODE_NO_WARNINGS: '1' } },
  )
  const lines = stderr
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { level: number; msg: string; fault?: string })
  return { status, closed: stdout === 'closed\n', lines }
}

it.each([
  ['thrown', 'setTimeout(() => { throw new TypeError("broken") })'],
  ['of a promise', 'Promise.reject(new TypeError("broken")); setInterval(() => {}, 1000)'],
])('an error that nothing caught, %s, is told in one line, and the server closes', (_, code) => {
  const { status, closed, lines } = run(code)
  expect(lines).toHaveLength(1)
  expect(lines[0]).toMatchObject({ level: 50, msg: 'ending: an error that nothing caught' })
  expect(lines[0]?.fault).toMatch(/^TypeError: broken\nat /)
  expect([status, closed]).toEqual([1, true])
})

it('a signal is told by its name', () => {
  const { status, closed, lines } = run(
    'setInterval(() => {}, 1000); setTimeout(() => process.kill(process.pid, "SIGTERM"))',
  )
  expect(lines).toMatchObject([{ level: 30, msg: 'ending: SIGTERM' }])
  expect([status, closed]).toEqual([0, true])
})

it('a signal that cuts a start is told too, and ends it', () => {
  const code = `const { tellCutStart } = await import(${JSON.stringify(module)}); tellCutStart(); process.kill(process.pid, "SIGTERM"); await new Promise(() => setInterval(() => {}, 1000))`
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', code], {
    encoding: 'utf8',
    env: { ...process.env, NODE_NO_WARNINGS: '1' },
    timeout: 15_000,
    killSignal: 'SIGKILL',
  })
  expect(JSON.parse(stderr)).toMatchObject({ level: 30, msg: 'ending: SIGTERM' })
  expect(status).toBe(143)
})

it('a close that fails is told too', () => {
  const { status, lines } = run(
    'setInterval(() => {}, 1000); setTimeout(() => process.kill(process.pid, "SIGTERM"))',
    'async () => { throw new Error("stuck") }',
  )
  expect(lines).toHaveLength(2)
  expect(lines[1]).toMatchObject({ level: 50, fault: expect.stringContaining('Error: stuck') })
  expect(status).toBe(1)
})

it.each([
  ['postgres://portail:azerty@base:5432/x refused', 'postgres://***@base:5432/x refused'],
  ['https://agent.example/?validationMail=JETON failed', 'https://agent.example/?*** failed'],
  ['no account 269057505601260', 'no account ***'],
  ['no account 2 69 05 75 056 012 60', 'no account ***'],
  ['no account 1 64 06 2A 004 015 45', 'no account ***'],
  ['not an IBAN: FR7630006000011234567890189', 'not an IBAN: ***'],
  ['connection 42 lost after 25000 ms', 'connection 42 lost after 25000 ms'],
])('tells « %s » without what is secret', (message, told) => {
  const { fault } = JSON.parse(endingLine({ err: new Error(message) })) as { fault: string }
  expect(fault.split('\n')[0]).toBe(`Error: ${told}`)
  expect(fault).not.toMatch(/azerty|JETON|0112345|05601260/)
})
