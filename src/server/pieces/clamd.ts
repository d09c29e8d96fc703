import { connect } from 'node:net'
import { Readable } from 'node:stream'
import type { AntivirusSettings } from './antivirusSettings.ts'

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

/**
 * What clamd says of a file, such as `stream: OK`, in at most `limitMs` milliseconds. Rejects when it does not answer, or not
 * whole. A clamd that has had enough answers before the end of the file.
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
    socket.setEncoding('latin1')
    socket.on('connect', () => frames.pipe(socket, { end: false }))
    socket.on('data', (text: string) => {
      answer += text
      if (answer.includes('\0') || answer.length > LONGEST_ANSWER) socket.destroy()
    })
    // What went wrong matters less than whether the answer came: `close` follows.
    socket.on('error', () => undefined)
    socket.on('close', () => {
      clearTimeout(timer)
      frames.destroy()
      const end = answer.indexOf('\0')
      if (end === -1) fail(new Error('NO_ANSWER'))
      else done(answer.slice(0, end))
    })
  })
