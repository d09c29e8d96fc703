import { createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { SMTPServer } from 'smtp-server'

/** A message as the server took it. */
interface Taken {
  readonly from: string
  readonly to: readonly string[]
  readonly raw: string
}

/** A mail server that keeps what it takes. */
export interface TestSmtp {
  readonly url: string
  readonly taken: Taken[]
  /** Statuses that the next recipients are refused with, in order; then they are accepted. */
  readonly refusals: number[]
  /** Statuses that the next senders are refused with, in the same way. */
  readonly senderRefusals: number[]
  /** Passwords that it was shown, in clear. */
  readonly passwords: string[]
  readonly close: () => Promise<void>
}

const refused = (responseCode: number) => Object.assign(new Error('Refused by the test'), { responseCode })

/** Opens a real SMTP server on a free port. */
export const openSmtp = async (): Promise<TestSmtp> => {
  const taken: Taken[] = []
  const refusals: number[] = []
  const senderRefusals: number[] = []
  const passwords: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) => {
      passwords.push(password ?? '')
      done(null, { user: username })
    },
    logger: false,
    // Senders keep their connections open: closing would wait for each of them half a minute.
    closeTimeout: 1,
    onMailFrom: (_address, _session, done) => {
      const status = senderRefusals.shift()
      done(status === undefined ? undefined : refused(status))
    },
    onRcptTo: (_address, _session, done) => {
      const status = refusals.shift()
      done(status === undefined ? undefined : refused(status))
    },
    onData: (stream, { envelope }, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        taken.push({
          from: envelope.mailFrom ? envelope.mailFrom.address : '',
          to: envelope.rcptTo.map(({ address }) => address),
          raw: Buffer.concat(chunks).toString('utf8'),
        })
        done()
      })
    },
  })
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done)
  })
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    taken,
    refusals,
    senderRefusals,
    passwords,
    close: () =>
      new Promise((done) => {
        server.close(() => done())
      }),
  }
}

type Stalled = Pick<TestSmtp, 'url' | 'close'>

/** A server that accepts connections, and does this with each. */
const openStalled = async (stall: (socket: Socket) => void): Promise<Stalled> => {
  const sockets = new Set<Socket>()
  const server: Server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    stall(socket)
  })
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done)
  })
  const { port } = server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    close: () =>
      new Promise((done) => {
        for (const socket of sockets) socket.destroy()
        server.close(() => done())
      }),
  }
}

/** A server that accepts the connection and never says a word. */
export const openSilence = (): Promise<Stalled> => openStalled(() => undefined)

/** A server whose answer never ends: it gives one line of it, then another, each before anyone tires of waiting. */
export const openDrip = (everyMs: number): Promise<Stalled> =>
  openStalled((socket) => {
    socket.write('220 bonjour\r\n')
    socket.once('data', () => {
      const drip = setInterval(() => socket.write('250-ENCORE\r\n'), everyMs)
      socket.once('close', () => clearInterval(drip))
    })
  })
