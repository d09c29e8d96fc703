import { LIMITE_ENVOIS } from '#contract/documents/limites.ts'
import { failures } from '#contract/kit/failures.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { refusalOf } from '#testing/calls.ts'
import { databases } from '#testing/databases.ts'
import { envoiApp, PRINCIPAL } from '#testing/apps/envoiApp.ts'

const HOUR = 3_600_000
const { envoiLimite } = failures

describe.each(databases)('how many documents are sent by mail on %s', (database) => {
  let app: Awaited<ReturnType<typeof envoiApp>>
  let attestation: string

  const sendMany = async (count: number) => {
    for (let rank = 0; rank < count; rank += 1) await app.ask(await app.addDocument())
  }

  beforeEach(async () => {
    app = await envoiApp(database)
    attestation = await app.addDocument()
  })
  afterEach(() => app.portal.close())

  it('counts down to the limit of the day, refuses beyond, and starts again the next day', async () => {
    expect(await app.restant()).toBe(LIMITE_ENVOIS)
    expect(await app.restant()).toBe(LIMITE_ENVOIS)
    await sendMany(LIMITE_ENVOIS - 1)
    expect(await app.restant()).toBe(1)
    await sendMany(1)
    expect(await app.restant()).toBe(0)
    expect(refusalOf(await app.ask(attestation))).toEqual([envoiLimite.status, envoiLimite.erreurCode])
    expect(await app.mails()).toHaveLength(LIMITE_ENVOIS)
    // 10 h in Paris: the day there ends fourteen hours later.
    app.portal.wait(14 * HOUR)
    const cookie = await app.portal.signIn('269057505601260')
    expect((await app.check(cookie)).json()).toEqual({ restant: LIMITE_ENVOIS })
    expect((await app.ask(attestation, 'principale', cookie)).statusCode).toBe(200)
  })

  it('sends one mail, no more, to 25 requests at once at the limit', async () => {
    await sendMany(LIMITE_ENVOIS - 1)
    const uuids = await Promise.all(Array.from({ length: 25 }, () => app.addDocument()))
    const statuses = (await Promise.all(uuids.map((uuid) => app.ask(uuid)))).map(
      ({ statusCode }) => statusCode,
    )
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, ...Array.from({ length: 24 }, () => 444)])
    expect(await app.mails()).toHaveLength(LIMITE_ENVOIS)
    expect(await app.restant()).toBe(0)
  })

  it('sends one mail to a double click, and another when it is asked for later or elsewhere', async () => {
    const twice = await Promise.all([app.ask(attestation), app.ask(attestation), app.ask(attestation)])
    expect(twice.map((answered) => answered.json())).toEqual(
      Array.from({ length: 3 }, () => ({ courriel: 'c•••@example.org' })),
    )
    expect((await app.mails()).map(({ destinataire }) => destinataire)).toEqual([PRINCIPAL])
    expect(await app.restant()).toBe(LIMITE_ENVOIS - 1)
    await app.ask(attestation, 'secondaire')
    app.portal.wait(60_000)
    await app.ask(attestation)
    expect(await app.mails()).toHaveLength(3)
    expect(await app.restant()).toBe(LIMITE_ENVOIS - 3)
  })

  it('gives the attempt back when the mail could not be kept', async () => {
    const { db } = app.portal.services
    await db.schema.alterTable('courriel').renameTo('courriel_absente').execute()
    expect((await app.ask(attestation)).statusCode).toBe(500)
    await db.schema.alterTable('courriel_absente').renameTo('courriel').execute()
    expect(await app.restant()).toBe(LIMITE_ENVOIS)
    expect((await app.ask(attestation)).statusCode).toBe(200)
    expect(await app.mails()).toHaveLength(1)
  })
})
