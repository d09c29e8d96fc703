import { createServer, type AddressInfo, type Socket } from 'node:net'

/** The harmless file that every antivirus takes for a virus, kept in two parts so that none finds it here. */
export const EICAR = `${'X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-'}${'ANTIVIRUS-TEST-FILE!$H+H*'}`

/** How a clamd of the tests behaves; `works` is the real protocol, the `early` ones answer at the first bytes. */
export type Behaviour =
  | 'works'
  | 'hangs'
  | 'closes'
  | 'fails'
  | 'earlyClean'
  | 'earlyInfected'
  | 'contradicts'

const COMMAND = 'zINSTREAM\0'

/** Content of a whole INSTREAM command; undefined as long as some of it is missing. Throws when it is another one. */
const contentIn = (received: Buffer): Buffer | undefined => {
  if (received.length < COMMAND.length) return undefined
  if (received.toString('latin1', 0, COMMAND.length) !== COMMAND) throw new Error('Unknown command')
  const pieces: Buffer[] = []
  let at = COMMAND.length
  while (at + 4 <= received.length) {
    const length = received.readUInt32BE(at)
    if (length === 0) return Buffer.concat(pieces)
    pieces.push(received.subarray(at + 4, at + 4 + length))
    at += 4 + length
  }
  return undefined
}

const CLEAN = 'stream: OK\0'
const INFECTED = 'stream: Eicar-Signature FOUND\0'

const verdictOf = (content: Buffer) => (content.includes(EICAR) ? INFECTED : CLEAN)

/**
 * Opens a clamd on a free port; `state.behaviour` may change, `state.contents` keeps what it was sent, and it never answers
 * on a content that is among `state.silentOn`.
 */
export const openClamd = async () => {
  const state = {
    behaviour: 'works' as Behaviour,
    contents: [] as Buffer[],
    asked: 0,
    silentOn: [] as string[],
  }
  const sockets = new Set<Socket>()
  const answer = (socket: Socket, content: Buffer) => {
    state.contents.push(content)
    if (state.silentOn.includes(content.toString())) return
    if (state.behaviour === 'works') socket.end(verdictOf(content))
    if (state.behaviour === 'fails') socket.end('INSTREAM size limit exceeded. ERROR\0')
    if (state.behaviour === 'closes') socket.end('stream: O')
    if (state.behaviour === 'contradicts') socket.end(CLEAN + INFECTED)
  }
  const server = createServer((socket) => {
    let received = Buffer.alloc(0)
    state.asked += 1
    sockets.add(socket)
    socket.on('error', () => undefined)
    socket.on('data', (chunk: Buffer) => {
      if (state.behaviour === 'earlyClean') socket.pause().write(CLEAN)
      if (state.behaviour === 'earlyInfected') socket.pause().write(INFECTED)
      received = Buffer.concat([received, chunk])
      const content = contentIn(received)
      if (content) answer(socket, content)
    })
  })
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done)
  })
  const { port } = server.address() as AddressInfo
  return {
    state,
    settings: { host: '127.0.0.1', port },
    close: () =>
      new Promise<void>((done) => {
        for (const socket of sockets) socket.destroy()
        server.close(() => done())
      }),
  }
}
