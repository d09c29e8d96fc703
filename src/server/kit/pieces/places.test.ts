import { EventEmitter, once } from 'node:events'
import { connect, type Socket } from 'node:net'
import multipart from '@fastify/multipart'
import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { listeningPort } from '../http/log.ts'
import { uploadPlaces } from './places.ts'
import { multipartLimits, receiveFiles } from './receiveFiles.ts'

const PART = '--b\r\ncontent-disposition: form-data; name="f"; filename="a.pdf"\r\n\r\n'

interface Sending {
  readonly socket: Socket
  /** Once it holds none any more. */
  readonly over: Promise<unknown>
}

let app: FastifyInstance
let sendings: Sending[]
/** What the server tells of each sending, by its number. */
let told: EventEmitter

beforeEach(async () => {
  app = fastify()
  sendings = []
  told = new EventEmitter()
  const inPlace = uploadPlaces()
  await app.register(multipart, { limits: multipartLimits })
  app.post('/:compte/:network/:number', async (request, reply) => {
    const { compte = '', network = '', number } = request.params as Record<string, string>
    try {
      await inPlace(compte, network, (place) => {
        told.emit(`place ${number}`, true)
        return receiveFiles(request, place)
      })
    } catch {
      told.emit(`place ${number}`, false)
      told.emit(`fin ${number}`)
    }
    return reply.code(503).send()
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
})
afterEach(async () => {
  for (const { socket } of sendings) socket.destroy()
  await Promise.all(sendings.map(({ over }) => over))
  await app.close()
})

/** Begins to send a file that never ends; gives whether there was a place for it. */
const begin = async (compte: string, network: string): Promise<boolean> => {
  const number = sendings.length
  const placed = once(told, `place ${number}`)
  const over = once(told, `fin ${number}`)
  const socket = connect(listeningPort(app), '127.0.0.1', () =>
    socket.write(
      `POST /${compte}/${network}/${number} HTTP/1.1\r\nhost: x\r\ncontent-type: multipart/form-data; boundary=b\r\ncontent-length: 1000000\r\n\r\n${PART}`,
    ),
  )
  socket.on('error', () => undefined)
  sendings.push({ socket, over })
  const [isPlaced] = await placed
  return isPlaced as boolean
}

/** How many of as many slow sendings as there are places an account gets in. */
const beginAll = async (compte: string, network: string): Promise<number> => {
  let placed = 0
  for (let time = 0; time < 16; time += 1) if (await begin(compte, network)) placed += 1
  return placed
}

it('slow sendings of one account are six at most, and fewer the more places are taken', async () => {
  expect(await beginAll('a', 'maison')).toBe(6)
  expect(await beginAll('b', 'bureau')).toBe(4)
  expect(await beginAll('c', 'ailleurs')).toBe(2)
  // Three accounts that hold all they can leave a place to each of the next ones.
  for (const compte of ['d', 'e', 'f']) expect(await begin(compte, compte)).toBe(true)
})

it('who has many slow sendings gives up the last one to who has none, when no place is left', async () => {
  for (const compte of ['a', 'b', 'c']) await beginAll(compte, `chez-${compte}`)
  for (const compte of ['d', 'e', 'f', 'g']) expect(await begin(compte, 'ailleurs')).toBe(true)
  const lastOfA = sendings[5]
  expect(await begin('honnete', 'maison')).toBe(true)
  await lastOfA?.over
  // They have one: another account, and not theirs, makes room again, and who has several gets no more.
  expect([await begin('autre', 'bureau'), await begin('a', 'maison')]).toEqual([true, false])
})

it('an account that sends one thing keeps its place, however many have none', async () => {
  for (let rank = 0; rank < 16; rank += 1) expect(await begin(`${rank}`, `chez-${rank}`)).toBe(true)
  expect(await begin('tard', 'maison')).toBe(false)
})

it('what has wholly come is not sent back for another', async () => {
  const inOrder = uploadPlaces()
  const ends: (() => void)[] = []
  const kept = Array.from({ length: 16 }, (_, rank) =>
    inOrder(
      `compte ${rank < 8 ? Math.floor(rank / 4) : rank}`,
      `chez-${rank}`,
      async ({ received, takenBack }) => {
        received()
        await Promise.race([takenBack, new Promise<void>((end) => ends.push(end))])
      },
    ).then(
      () => 'gardé',
      () => 'refusé',
    ),
  )
  await expect(inOrder('tard', 'maison', async () => undefined)).rejects.toMatchObject({
    failure: 'stockagePlein',
  })
  for (const end of ends) end()
  expect(new Set(await Promise.all(kept))).toEqual(new Set(['gardé']))
})

it('slow sendings of one network leave places to the others', async () => {
  for (const compte of ['a', 'b', 'c', 'd', 'e']) await beginAll(compte, 'ministere')
  expect([await begin('a', 'ministere'), await begin('f', 'maison')]).toEqual([false, true])
  // Someone of that network who has none has one of theirs, and none of another network's.
  expect(await begin('g', 'ministere')).toBe(true)
})

it('a place is free again once its sender has left', async () => {
  await beginAll('a', 'maison')
  expect(await begin('a', 'maison')).toBe(false)
  const [first] = sendings
  first?.socket.destroy()
  await first?.over
  expect(await begin('a', 'maison')).toBe(true)
})
