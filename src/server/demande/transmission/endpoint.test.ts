import { randomBytes } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { databases } from '#testing/databases.ts'
import { httpCarrier } from './httpCarrier.ts'
import { openReceiver } from './testing/receiver.ts'
import { ALAIN, transmissionApp } from './testing/transmissionApp.ts'

const MINUTE = 60_000

describe.each(databases)('requests that leave for an endpoint, on %s', (database) => {
  let app: Awaited<ReturnType<typeof transmissionApp>>
  let receiver: Awaited<ReturnType<typeof openReceiver>>

  beforeEach(async () => {
    app = await transmissionApp(database)
    receiver = await openReceiver()
  })
  afterEach(async () => {
    await receiver.close()
    await app.portal.close()
  })

  const transmit = (answerMs = 5000) => app.transmit(httpCarrier(receiver.settings, answerMs))
  const paths = () => receiver.received.map(({ path }) => path)

  it('are put at an address of their own, with their files, by name and key', async () => {
    const id = await app.addRequest('DR-2026')
    const content = randomBytes(500_000).toString('base64')
    const piece = await app.addPiece(id, content, { analyse: 'liberee' })
    await app.queue(id, 'demande', [piece])
    await transmit()
    const [record, file] = receiver.received
    expect(paths()).toEqual(['/demandes/DR-2026/0001-demande.json', `/demandes/DR-2026/pieces/${piece}.pdf`])
    expect([record?.method, file?.method]).toEqual(['PUT', 'PUT'])
    expect(record?.headers).toMatchObject({
      authorization: 'Bearer jeton-secret',
      'content-type': 'application/jose+json',
      'content-length': String(record?.body.length),
      'idempotency-key': expect.stringMatching(/^[\da-f-]{36}$/),
    })
    expect(file?.headers).toMatchObject({ 'content-type': 'application/pdf' })
    expect(file?.headers['idempotency-key']).not.toBe(record?.headers['idempotency-key'])
    expect(file?.body.toString()).toBe(content)
    expect(await app.waiting()).toEqual([])
    expect(app.logged).toEqual([])
  })

  it('have left when the other side has them already', async () => {
    await app.queue(await app.addRequest())
    receiver.answers.push(409)
    await transmit()
    expect(await app.waiting()).toEqual([])
  })

  it.each([503, 429, 408, 301, 303])(
    'are tried again a minute after %i, under the same key',
    async (status) => {
      await app.queue(await app.addRequest())
      receiver.answers.push(status)
      await transmit()
      app.portal.wait(MINUTE - 1)
      await transmit()
      expect([receiver.received.length, (await app.waiting()).length]).toEqual([1, 1])
      app.portal.wait(1)
      await transmit()
      const [first, second] = receiver.received
      expect(second?.headers['idempotency-key']).toBe(first?.headers['idempotency-key'])
      expect(second?.body.equals(first?.body ?? Buffer.alloc(0))).toBe(true)
      expect([paths().length, await app.waiting()]).toEqual([2, []])
    },
  )

  it.each([400, 413, 422])('are given up at once on %i, and the log names nobody', async (status) => {
    await app.queue(await app.addRequest())
    receiver.answers.push(status)
    await transmit()
    app.portal.wait(30 * 86_400_000)
    await transmit()
    expect([receiver.received.length, (await app.waiting()).length]).toEqual([1, 1])
    expect(app.logged).toEqual([expect.stringContaining(`"status":${status}`)])
    expect(app.logged.join()).not.toMatch(new RegExp(`${ALAIN}|Petit|jeton-secret|demandes`))
  })

  it.each([401, 403, 404, 405])(
    'wait, all of them, for a token or an address to be mended on %i',
    async (status) => {
      for (const numero of ['A-1', 'A-2']) await app.queue(await app.addRequest(numero))
      receiver.answers.push(status)
      await transmit()
      expect([receiver.received.length, (await app.waiting()).length]).toEqual([1, 2])
      expect(app.logged).toEqual([expect.stringContaining(`"status":${status}`)])
      app.portal.wait(MINUTE)
      await transmit()
      expect(await app.waiting()).toEqual([])
    },
  )

  it('wait, all of them, for an endpoint that says nothing', async () => {
    for (const numero of ['A-1', 'A-2']) await app.queue(await app.addRequest(numero))
    receiver.answers.push(0)
    await transmit(100)
    expect([receiver.received.length, (await app.waiting()).length]).toEqual([1, 2])
    expect(app.logged[0]).toContain('NO_ANSWER')
    app.portal.wait(MINUTE)
    await transmit()
    expect(await app.waiting()).toEqual([])
  })

  it('wait for an endpoint that nobody serves', async () => {
    await app.queue(await app.addRequest())
    await receiver.close()
    await transmit()
    expect(await app.waiting()).toHaveLength(1)
    expect(app.logged[0]).toContain('ECONNREFUSED')
  })
})
