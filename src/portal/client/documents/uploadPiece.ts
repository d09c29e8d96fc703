import { deposerpiece, type Piece, type UsagePiece } from '#contract/kit/piece.ts'
import { failureStatuses, type FailureStatus } from '#contract/kit/failures.ts'
import { addressOf } from '../fetch/fetchCall.ts'
import { ANOTHERS, isOfAnothers, wouldBeAnothers } from '../fetch/sameOwner.ts'
import { noteActivity } from '../session/expiry/activity.ts'
import { browserMark } from '../session/sessionData.ts'
import type { Unsuccessful } from '../fetch/reaction.ts'

interface Tools {
  readonly onProgress: (percent: number) => void
  readonly signal: AbortSignal
  /** What the file is joined for: it decides on its formats. */
  readonly usage: UsagePiece
}

/** What came of sending a file. */
type Uploaded = { readonly status: 200; readonly piece: Piece } | Unsuccessful

/** Longest sending of a file, in milliseconds: that of the server. */
const TIMEOUT_MS = 180_000

let last: Promise<unknown> = Promise.resolve()

/** One file at a time: on a slow network, several would all be late. */
const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
  const mine = last.then(work)
  last = mine.catch(() => undefined)
  return mine
}

const parsed = (text: string): { erreurCode?: string; listePiece?: Piece[] } => {
  try {
    return JSON.parse(text) as { erreurCode?: string; listePiece?: Piece[] }
  } catch {
    return {}
  }
}

const movedTo = (request: XMLHttpRequest): Readonly<Record<string, string>> => {
  const path = request.getResponseHeader('sre-location')
  return path === null ? {} : { 'sre-location': path }
}

const outcomeOf = (request: XMLHttpRequest): Uploaded => {
  const { status, responseText } = request
  const { erreurCode = '', listePiece = [] } = parsed(responseText)
  const [piece] = listePiece
  if (status === 200 && piece) return { status, piece }
  if (status === 344) return { status, headers: movedTo(request) }
  if (status in failureStatuses) return { status: status as FailureStatus, body: { erreurCode } }
  return status === 0 ? { status } : { status: 'autre', http: status }
}

const sendFile = (file: File, { onProgress, signal, usage }: Tools): Promise<Uploaded> =>
  new Promise((done) => {
    if (signal.aborted) return done({ status: 0 })
    if (wouldBeAnothers(deposerpiece)) return done(ANOTHERS)
    const mark = browserMark()
    // `fetch` does not say how far a sending is.
    const request = new XMLHttpRequest()
    const form = new FormData()
    form.append('fichier', file, file.name)
    request.open(deposerpiece.method, addressOf(deposerpiece, { query: { usage } }))
    request.timeout = TIMEOUT_MS
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress((100 * loaded) / total))
    request.addEventListener('loadend', () => {
      if (request.status === 200) noteActivity()
      done(isOfAnothers(deposerpiece, request.status, mark) ? ANOTHERS : outcomeOf(request))
    })
    signal.addEventListener('abort', () => request.abort())
    request.send(form)
  })

/** Sends a file, attached to nothing yet. Never throws; nothing sent in time is outcome 0. */
export const uploadPiece = (file: File, tools: Tools): Promise<Uploaded> =>
  inTurn(() => sendFile(file, tools))
