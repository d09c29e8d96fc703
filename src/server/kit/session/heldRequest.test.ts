import { PassThrough } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Call } from '#contract/kit/call.ts'
import { calendarDate } from '#rules/calendar/dates.ts'
import { profilCoordonnees, profilIban } from '#contract/profil/profilModifications.ts'
import { contacts, profilApp } from '#testing/apps/profilApp.ts'
import { mailsOf, proveForGood, sessionOf } from '#testing/calls.ts'
import { databases } from '#testing/databases.ts'
import { PASSWORD } from '#testing/testApp.ts'
import { changeAdresse, changeAdresseFuture } from '../identity/adresses.ts'
import { compteById } from '../people/comptes.ts'
import { profilOf } from '../people/profils.ts'
import { holdSession } from './holdSession.ts'
import type { OpenSession } from './sessions.ts'
import { endSessionsOf } from './endSessions.ts'

describe.each(databases)('a session that ends before its act, on %s', (database) => {
  let person: Awaited<ReturnType<typeof profilApp>>
  beforeEach(async () => {
    person = await profilApp(database)
    await proveForGood(person.portal)
  })
  afterEach(() => person.portal.close())

  /** The request that is under way has shown its session, whose activity is written then. */
  const isSeen = async () => {
    const { db, clock } = person.portal.services
    const seenNow = () =>
      db.selectFrom('session').select('id').where('vu_le', '=', clock().getTime()).execute()
    while ((await seenNow()).length === 0) await setImmediate()
  }

  /** Sends a call whose body comes only once the session has ended. */
  const held = async (call: Call, body: object) => {
    const { portal, id, cookie } = person
    const text = JSON.stringify(body)
    const payload = new PassThrough()
    portal.wait(2 * 60_000)
    const answer = portal.app.inject({
      method: call.method,
      url: call.path,
      headers: { cookie, 'content-type': 'application/json', 'content-length': String(text.length) },
      payload,
    })
    await isSeen()
    await endSessionsOf(portal.services.db, id)
    payload.end(text)
    return answer
  }

  const moved = {
    courrielPrincipal: 'intrus@example.org',
    courrielPrincipalConfirmation: 'intrus@example.org',
  }

  it.each([
    ['an address', profilCoordonnees, { ...contacts, ...moved, motDePasseAncien: PASSWORD }],
    ['an IBAN', profilIban, { iban1: 'FR1420041010050500013M02606', iban2: '', motDePasseAncien: PASSWORD }],
  ] as const)('changes %s no more, however long its body was in coming', async (_, call, body) => {
    const answer = await held(call, body)
    expect(answer.statusCode).toBe(401)
    expect(await mailsOf(person.portal)).toEqual([])
    const jetons = await person.portal.services.db.selectFrom('jeton').select('genre').execute()
    expect(jetons.filter(({ genre }) => genre === 'mail' || genre === 'iban')).toEqual([])
  })

  const adresse = {
    codePays: '99100',
    voie: '3 rue Haute',
    complement: '',
    codePostal: '59000',
    commune: 'Lille',
  }

  it.each([
    ['address', (given: OpenSession) => changeAdresse(person.portal.services, given, adresse)],
    [
      'address to come',
      (given: OpenSession) =>
        changeAdresseFuture(person.portal.services, given, {
          ...adresse,
          dateEffet: calendarDate('2027-02-01'),
        }),
    ],
  ] as const)('keeps no %s that waited for its account', async (_, change) => {
    const { db } = person.portal.services
    const session = await sessionOf(person.portal, person.cookie)
    await endSessionsOf(db, person.id)
    await expect(change(session)).rejects.toMatchObject({ failure: 'sessionTerminee' })
    expect(await profilOf(db, person.id)).toMatchObject({ adresse: null, adresse_future: null })
  })

  it('holds no account in a transaction', async () => {
    const { db } = person.portal.services
    const session = await sessionOf(person.portal, person.cookie)
    const hold = () => db.transaction().execute((inside) => holdSession(inside, session))
    expect((await hold()).id).toBe(person.id)
    await endSessionsOf(db, person.id)
    await expect(hold()).rejects.toMatchObject({ failure: 'sessionTerminee' })
    expect((await compteById(db, person.id)).etat).toBe('CONFIRME')
  })
})
