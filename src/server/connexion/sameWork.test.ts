import { setImmediate as turn } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { passwordTurns } from '#server/kit/password/password.ts'
import { databases } from '#testing/databases.ts'
import { recordStatements } from '#testing/plans.ts'
import { testApp, type TestApp } from '#testing/testApp.ts'

/** Someone who has an account, someone who has none, and what is no number of anyone. */
const [CAMILLE, INCONNU, MALFORME] = ['269057505601260', '182071305502136', '000000000000000']

/** Passwords that are looked at until a work ends: each takes milliseconds, and is seen at a turn of the event loop. */
const checkedDuring = async (work: Promise<unknown>): Promise<number> => {
  const seen = { over: false, running: 0, begun: 0 }
  void work.finally(() => {
    seen.over = true
  })
  while (!seen.over) {
    const { running } = passwordTurns()
    seen.begun += Math.max(0, running - seen.running)
    seen.running = running
    await turn()
  }
  return seen.begun
}

describe.each(databases)('a sign-in that is refused, on %s', (database) => {
  let portal: TestApp
  let statements: ReturnType<typeof recordStatements>

  beforeAll(async () => {
    portal = await testApp(database)
    await portal.addPerson(CAMILLE)
    // What is published is read every two seconds, for whoever comes first.
    await portal.services.published()
    statements = recordStatements(portal.services.db)
  })
  afterAll(() => portal.close())

  const workFor = async (identifiant: string) => {
    statements.clear()
    const answered = portal.tryToSignIn({ identifiant, secret: 'x' })
    const checked = await checkedDuring(answered)
    const { statusCode, body } = await answered
    return { statusCode, body, asked: [...statements.keys()], checked }
  }

  it('asks the base for the same and checks one password, whether or not there is such a person', async () => {
    const known = await workFor(CAMILLE)
    expect(known.checked).toBe(1)
    expect(known.asked.length).toBeGreaterThan(5)
    expect(await workFor(INCONNU)).toEqual(known)
  })

  it('so does what is no number of anyone, but for the account that is not looked for', async () => {
    const unknown = await workFor(INCONNU)
    const malformed = await workFor(MALFORME)
    const ofCompte = (text: string) => /from "compte"/.test(text)
    expect(malformed).toEqual({
      ...unknown,
      body: malformed.body,
      asked: unknown.asked.filter((text) => !ofCompte(text)),
    })
  })
})
