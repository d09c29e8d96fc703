import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { databases } from '#testing/databases.ts'
import { testApp, type TestApp } from '#testing/testApp.ts'
import { changeCompte } from '#server/kit/people/comptes.ts'
import { keptOutput } from '../testing/output.ts'
import { unlock } from './controlCompte.ts'

const CAMILLE = '269057505601260'

describe.each(databases)('an account that the administration unlocks, on %s', (name) => {
  let portal: TestApp
  let compteId: string

  beforeEach(async () => {
    portal = await testApp(name)
    compteId = await portal.addPerson(CAMILLE)
  })
  afterEach(() => portal.close())

  it('ends the wait that failed tries impose, on the right password too', async () => {
    const code = async (changes: Record<string, string>) =>
      (await portal.tryToSignIn({ identifiant: CAMILLE, ...changes })).json().code
    for (let failure = 0; failure < 3; failure += 1) await code({ secret: 'faux' })
    expect(await code({})).toBe(64)
    await unlock(portal.services, CAMILLE, keptOutput().output)
    expect(await code({})).toBe(60)
  })

  it('says of who is unlocked whether they may sign in', async () => {
    const { db } = portal.services
    const { said, output } = keptOutput()
    await unlock(portal.services, CAMILLE, output)
    await changeCompte(db, compteId, { suspendu_le: 1 })
    await unlock(portal.services, CAMILLE, output)
    expect(said).toEqual([
      expect.stringContaining('peut se connecter'),
      expect.stringContaining('reste suspendu'),
    ])
    await changeCompte(db, compteId, { etat: 'REGISTRE', suspendu_le: null })
    await expect(unlock(portal.services, CAMILLE, output)).rejects.toThrow('rien à débloquer')
  })
})
