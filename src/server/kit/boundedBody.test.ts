import { expect, it } from 'vitest'
import { boundedBody } from './boundedBody.ts'

/** An answer whose body never ends; `sent` counts its pieces of ten bytes, `left` says that nobody reads it any more. */
const endless = () => {
  const seen = { sent: 0, left: false }
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      seen.sent += 1
      controller.enqueue(new Uint8Array(10))
    },
    cancel: () => {
      seen.left = true
    },
  })
  return { seen, answer: new Response(body) }
}

it('is the whole body of an answer, up to the limit', async () => {
  expect(await boundedBody(new Response('abcé'), 5)).toEqual(Buffer.from('abcé'))
  expect(await boundedBody(new Response(null), 5)).toHaveLength(0)
})

it('is refused beyond, and no more of it is read', async () => {
  const { seen, answer } = endless()
  await expect(boundedBody(answer, 35)).rejects.toThrow('too heavy')
  expect(seen.left).toBe(true)
  expect(seen.sent).toBeLessThan(7)
})
