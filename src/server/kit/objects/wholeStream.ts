import { Readable } from 'node:stream'
import { StorageDown } from './ObjectStore.ts'

/**
 * The body of an answer as a stream of exactly `bytes` bytes. It fails when the body is cut, ends early, goes on too
 * long, or says nothing for `stallMs` while it is read: a part is never taken for the whole.
 */
export const wholeStream = (body: ReadableStream<Uint8Array>, bytes: number, stallMs: number): Readable => {
  const reader = body.getReader()
  let left = bytes

  const take = (stream: Readable, piece: Uint8Array | undefined) => {
    left -= piece?.length ?? 0
    if (left < 0 || (!piece && left > 0)) stream.destroy(new StorageDown('WRONG_LENGTH'))
    else stream.push(piece ?? null)
  }

  const letGo = () => reader.cancel().catch(() => undefined)

  return new Readable({
    read() {
      const timer = setTimeout(() => this.destroy(new StorageDown('STALLED')), stallMs)
      reader
        .read()
        .then(
          ({ value }) => take(this, value),
          () => this.destroy(new StorageDown('CUT')),
        )
        .finally(() => clearTimeout(timer))
    },
    destroy(error, done) {
      void letGo()
      done(error)
    },
  })
}
