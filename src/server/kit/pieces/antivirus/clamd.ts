import { connect } from 'node:net'
import { Readable } from 'node:stream'

/** Where a clamd listens. */
export interface AntivirusSettings {
  readonly host: string
  readonly port: number
}

/** Bytes of a file that go in one piece. */
const PIECE = 65_536

/** No answer of clamd is longer. */
const LONGEST_ANSWER = 4096

const lengthOf = (piece: Uint8Array) => {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(piece.length)
  return length
}

/** A file as the command INSTREAM takes it: each piece after its length, then a length of zero. */
const framesOf = function* (bytes: Uint8Array) {
  yield Buffer.from('zINSTREAM\0')
  for (let from = 0; from < bytes.length; from += PIECE) {
    const piece = bytes.subarray(from, from + PIECE)
    yield lengthOf(piece)
    yield piece
  }
  yield Buffer.alloc(4)
}

/** The answer of clamd, if it is one: whole, alone, and not « clean » of a file that it has not had whole. */
const answerIn = (received: string, early: boolean): string | undefined => {
  const end = received.indexOf('\0')
  if (end === -1 || end !== received.length - 1) return undefined
  const answer = received.slice(0, end)
  return early && answer.endsWith(' OK') ? undefined : answer
}

/**
 * What clamd says of a file, such as `stream: OK`, in at most `limitMs` milliseconds. Rejects when it does not answer, or not
 * whole, or twice. A clamd that has had enough answers before the end of the file: it may then only find fault.
 */
export const askClamd = (
  { host, port }: AntivirusSettings,
  bytes: Uint8Array,
  limitMs: number,
): Promise<string> =>
  new Promise((done, fail) => {
    const socket = connect({ host, port })
    const timer = setTimeout(() => socket.destroy(), limitMs)
    const frames = Readable.from(framesOf(bytes))
    let answer = ''
    let early = false
    socket.setEncoding('latin1')
    socket.on('connect', () => frames.pipe(socket, { end: false }))
    socket.on('data', (text: string) => {
      early ||= !frames.readableEnded || socket.writableLength > 0
      answer += text
      const ended = answer.includes('\0')
      if ((early && ended) || answer.length > LONGEST_ANSWER) socket.destroy()
      // What follows the answer, were there any, is read until clamd hangs up.
      else if (ended) socket.end()
    })
    // What went wrong matters less than whether the answer came: `close` follows.
    socket.on('error', () => undefined)
    socket.on('close', () => {
      clearTimeout(timer)
      frames.destroy()
      const whole = answerIn(answer, early)
      if (whole === undefined) fail(new Error('NO_ANSWER'))
      else done(whole)
    })
  })
