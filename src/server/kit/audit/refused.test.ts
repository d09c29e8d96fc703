import { randomUUID } from 'node:crypto'
import { telechargements } from '#contract/documents/document.ts'
import type { Acte } from '#contract/kit/actes.ts'
import {
  ACTES_MONTRES,
  profil,
  profilActivite,
  profilFermerSession,
  type Profil,
} from '#contract/profil/profil.ts'
import { profilIban } from '#contract/profil/profilModifications.ts'
import { afterEach, describe, expect, it } from 'vitest'
import { send } from '#testing/calls.ts'
import { databases } from '#testing/databases.ts'
import { PASSWORD, testApp, type TestApp } from '#testing/testApp.ts'
import { foundActs } from './store.ts'

const CAMILLE = '269057505601260'
const NEW_IBAN = { iban1: 'FR14200410100505', iban2: '00013M02606', motDePasseAncien: PASSWORD }

describe.each(databases)('acts refused to an open session, on %s', (database) => {
  let portal: TestApp
  afterEach(() => portal.close())

  const opened = async (env: Readonly<Record<string, string>> = {}) => {
    portal = await testApp(database, env)
    const compteId = await portal.addPerson(CAMILLE)
    return { compteId, cookie: await portal.signIn(CAMILLE) }
  }
  const close = async (cookie: string, sessionId: string = randomUUID()) =>
    (await send(portal, profilFermerSession, { body: { sessionId } }, { cookie })).statusCode

  it('are kept no more once as many were as one person’s, and what protects the account is still done', async () => {
    const { compteId, cookie } = await opened({ ACTES_PAR_PERSONNE: '3' })
    for (let time = 0; time < 10; time += 1) expect(await close(cookie)).toBe(404)
    const kept = () => foundActs(portal.services.db, { compteId, most: 99 })
    expect((await kept()).length).toBeLessThanOrEqual(3)
    await portal.signIn(CAMILLE)
    const { sessions } = (await send(portal, profil, {}, { cookie })).json<Profil>()
    expect(await close(cookie, sessions.find(({ actuelle }) => !actuelle)?.sessionId)).toBe(200)
    expect((await kept())[0]).toMatchObject({ acte: 'session', resultat: 'fait' })
  })

  it.each([
    ['sessions that are not there', (cookie: string) => close(cookie)],
    [
      'documents that are not there',
      (cookie: string) =>
        send(portal, telechargements.remuneration, { query: { documentUuid: randomUUID() } }, { cookie }),
    ],
  ] as const)('hide nothing of what it did: %s', async (_, refused) => {
    const { cookie } = await opened()
    expect((await send(portal, profilIban, { body: NEW_IBAN }, { cookie })).statusCode).toBe(200)
    for (let time = 0; time < 25; time += 1) await refused(cookie)
    const { listeActe } = (await send(portal, profilActivite, {}, { cookie })).json<{
      listeActe: { acte: string; refuse: boolean }[]
    }>()
    expect(listeActe.map(({ refuse }) => refuse)).toEqual([true, true, true, true, true, false])
    expect(listeActe.at(-1)).toMatchObject({ acte: 'iban' })
  })

  it('as many that are done hide no change of IBAN, and those of a former holder stay theirs', async () => {
    const { compteId, cookie } = await opened()
    const { audit } = portal.services
    const note = (acte: Acte, objet?: string) =>
      audit.note({ acte, compteId, address: '192.0.2.1', navigateur: 'Firefox', requete: 'r', objet })
    const shown = async () =>
      (await send(portal, profilActivite, {}, { cookie }))
        .json<{ listeActe: { acte: Acte }[] }>()
        .listeActe.map(({ acte }) => acte)
    await note('facteur')
    await note('inscription')
    expect((await send(portal, profilIban, { body: NEW_IBAN }, { cookie })).statusCode).toBe(200)
    for (let time = 0; time < 30; time += 1) await note(time % 2 === 0 ? 'telechargement' : 'coordonnees')
    const acts = await shown()
    expect(acts).toHaveLength(ACTES_MONTRES + 2)
    expect(acts.slice(-2)).toEqual(['iban', 'inscription'])
  })
})
