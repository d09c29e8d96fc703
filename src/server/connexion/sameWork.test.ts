import { verify } from '@node-rs/argon2'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { databases } from '#testing/databases.ts'
import { recordStatements } from '#testing/plans.ts'
import { testApp, type TestApp } from '#testing/testApp.ts'

vi.mock('@node-rs/argon2', { spy: true })

/** Someone who has an account, someone who has none, and what is no number of anyone. */
const [CAMILLE, INCONNU, MALFORME] = ['269057505601260', '182071305502136', '000000000000000']

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
    vi.mocked(verify).mockClear()
    const { statusCode, body } = await portal.tryToSignIn({ identifiant, secret: 'x' })
    return { statusCode, body, asked: [...statements.keys()], checked: vi.mocked(verify).mock.calls.length }
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
