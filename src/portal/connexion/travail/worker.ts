import { solve } from './solve.ts'

/** What the page asks of its worker. */
interface Asked {
  readonly uuid: string
  readonly bits: number
}

addEventListener('message', ({ data }: MessageEvent<Asked>) => postMessage(solve(data.uuid, data.bits)))
