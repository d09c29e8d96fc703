import { Readable } from 'node:stream'
import { codeOf } from '#server/kit/objects/boundedFetch.ts'
import type { Carried, Carry, Parcel } from './Carrier.ts'

/** Where requests are sent, instead of a folder. */
export interface TransmissionSettings {
  /** Without a final slash. */
  readonly url: string
  /** Bearer token that the management system knows the portal by. */
  readonly jeton: string
}

/** Longest wait for an answer, besides the time that the bytes need. */
const ANSWER_MS = 15_000

/** A tenth of a megabyte a second: what is taken more slowly is tried again later. */
const SENT_BYTES_A_MS = 100

/** 409 says that it was taken before: an answer was lost. */
const isTaken = (status: number) => (status >= 200 && status < 300) || status === 409

/** What is wrong is the token or the address, for every parcel alike, until someone mends them: 401, 403, 404, 405. */
const ofTheSettings = new Set([401, 403, 404, 405])

const isFinal = (status: number) => status >= 400 && status < 500 && status !== 408 && status !== 429

const carriedAs = (status: number): Carried => {
  if (isTaken(status)) return { outcome: 'transmis' }
  if (ofTheSettings.has(status)) return { outcome: 'injoignable', status }
  return { outcome: isFinal(status) ? 'refuse' : 'occupe', status }
}

const requestOf = (
  { id, type, taille, content }: Parcel,
  jeton: string,
  signal: AbortSignal,
): RequestInit => ({
  method: 'PUT',
  headers: {
    authorization: `Bearer ${jeton}`,
    'content-type': type,
    'content-length': String(taille),
    'idempotency-key': id,
  },
  body: Readable.toWeb(content) as ReadableStream<Uint8Array>,
  duplex: 'half',
  // A redirection would carry the token elsewhere.
  redirect: 'manual',
  signal,
})

/** Puts parcels at an HTTP endpoint, each at an address of its own, as bytes that flow from the object store. */
export const httpCarrier =
  ({ url, jeton }: TransmissionSettings, answerMs = ANSWER_MS): Carry =>
  async (parcel) => {
    const { numero, nom, taille, content } = parcel
    const signal = AbortSignal.timeout(answerMs + Math.ceil(taille / SENT_BYTES_A_MS))
    try {
      const address = `${url}/${encodeURIComponent(numero)}/${nom}`
      const answer = await fetch(address, requestOf(parcel, jeton, signal))
      await answer.body?.cancel()
      return carriedAs(answer.status)
    } catch (error) {
      return { outcome: 'injoignable', code: signal.aborted ? 'NO_ANSWER' : codeOf(error) }
    } finally {
      content.destroy()
    }
  }
