import { NOMBRE_PIECES, TAILLE_PIECE } from '#contract/kit/piece.ts'
import type { Multipart } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { Refusal } from '../Refusal.ts'
import type { UploadPlace } from './places.ts'

/** A file as it came: its name is what the sender says. */
export interface ReceivedFile {
  readonly name: string
  readonly bytes: Buffer
}

/** What is around the files in a request: separators and headers. */
const OVERHEAD = 64 * 1024

/** Limits of the multipart reader. Sizes are summed here too: its own is for each file. */
export const multipartLimits = {
  files: NOMBRE_PIECES,
  parts: NOMBRE_PIECES + 5,
  fields: 5,
  fieldSize: 1000,
  fileSize: TAILLE_PIECE + 1,
}

const reasons: Readonly<Record<string, Refusal>> = {
  FST_FILES_LIMIT: new Refusal('pieceNombre'),
  FST_PARTS_LIMIT: new Refusal('pieceNombre'),
  FST_REQ_FILE_TOO_LARGE: new Refusal('pieceTaille'),
}

/** The reader fails for what was sent only: a form that is cut or not one. */
const refusalOf = (error: unknown): Refusal => {
  if (error instanceof Refusal) return error
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return reasons[code] ?? new Refusal('requeteMalFormee', { champs: ['fichier'] })
}

const readParts = async (parts: AsyncIterable<Multipart>): Promise<ReceivedFile[]> => {
  const files: ReceivedFile[] = []
  let total = 0
  for await (const part of parts) {
    if (part.type !== 'file') continue
    const chunks: Buffer[] = []
    for await (const chunk of part.file) {
      total += (chunk as Buffer).length
      if (total > TAILLE_PIECE) throw new Refusal('pieceTaille')
      chunks.push(chunk as Buffer)
    }
    files.push({ name: part.filename ?? '', bytes: Buffer.concat(chunks) })
  }
  return files
}

/** Slowest sending that keeps its place, in bytes a second: a line of 64 kbit/s. Slower ones held places for three minutes each, for a few bytes. */
const LEAST = 8000

/** How often it is looked at, once it has begun. */
const EVERY_MS = 10_000

/** After a refusal, what is still being sent is cut: its sender has had the time to read why. */
const CUT_MS = 1000

/** Looks over which the rate is judged: a short silence is forgiven, and what came fast at first is soon forgotten. */
const LOOKS = 3

/** Cuts what is still being sent, once its sender has had the time to read why. */
const cutSoon = ({ raw }: FastifyRequest) => setTimeout(() => raw.destroy(), CUT_MS).unref()

/** Fails when a request comes more slowly than is allowed. */
const watchRate = (request: FastifyRequest) => {
  const { socket } = request.raw
  const seen = [socket.bytesRead]
  let stop = () => {}
  const slow = new Promise<never>((_, fail) => {
    const timer = setInterval(() => {
      seen.push(socket.bytesRead)
      const lately = seen.slice(-1 - LOOKS)
      const come = socket.bytesRead - (lately[0] ?? 0)
      if (come >= ((lately.length - 1) * EVERY_MS * LEAST) / 1000) return
      cutSoon(request)
      fail(new Refusal('pieceLente'))
    }, EVERY_MS)
    stop = () => clearInterval(timer)
  })
  return { slow, stop }
}

/**
 * Reads the files of a request in its place (`uploadPlaces`); refused as soon as they pass a limit (specification, §9) or the
 * place is taken back, before all is read.
 */
export const receiveFiles = async (
  request: FastifyRequest,
  { takenBack, received }: UploadPlace,
): Promise<ReceivedFile[]> => {
  if (!request.isMultipart()) throw new Refusal('requeteMalFormee', { champs: ['fichier'] })
  if (Number(request.headers['content-length'] ?? 0) > TAILLE_PIECE + OVERHEAD)
    throw new Refusal('pieceTaille')
  const { slow, stop } = watchRate(request)
  try {
    const files = await Promise.race([readParts(request.parts()), slow, takenBack])
    received()
    return files
  } catch (error) {
    if (error instanceof Refusal && error.failure === 'stockagePlein') cutSoon(request)
    throw refusalOf(error)
  } finally {
    stop()
  }
}
