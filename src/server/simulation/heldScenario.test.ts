import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { camille } from '#demo/personas/camille/camille.ts'
import { makeCir } from '#demo/retraite/makeCir.ts'
import { putCir } from '#server/kit/people/cirs.ts'
import { endSession } from '#server/kit/session/endSessions.ts'
import { sessionOf } from '#testing/calls.ts'
import { databases } from '#testing/databases.ts'
import { testApp, type TestApp } from '#testing/testApp.ts'
import { keepScenario } from './scenarios.ts'
import { scenariosOf } from './store.ts'
import { scenario } from './testing/scenario.ts'

const CAMILLE = '269057505601260'

const typed = scenario(1, '2033-06-01')

describe.each(databases)('a simulation that a session keeps on %s', (database) => {
  let portal: TestApp
  beforeEach(async () => {
    portal = await testApp(database)
    const cir = makeCir(camille, '2026-11-20')
    if (cir) await putCir(portal.services.db, await portal.addPerson(CAMILLE), cir)
  })
  afterEach(() => portal.close())

  it('is kept while the session is open, and no more once it has ended', async () => {
    const { services } = portal
    const session = await sessionOf(portal, await portal.signIn(CAMILLE))
    const kept = async () => (await scenariosOf(services.db, session.compte.id)).length
    await keepScenario(services, session, typed)
    expect(await kept()).toBe(1)
    await endSession(services.db, session.empreinte)
    const again = { ...typed, rang: 2, nom: 'Un autre départ' }
    await expect(keepScenario(services, session, again)).rejects.toMatchObject({ failure: 'sessionTerminee' })
    expect(await kept()).toBe(1)
  })
})
