import { deposerpiece, type Piece } from '#contract/kit/piece.ts'
import yazl from 'yazl'
import type { TestApp } from './testApp.ts'

/** A file as a browser sends it. */
export interface SentFile {
  readonly name: string
  readonly bytes: Uint8Array<ArrayBuffer>
}

const END_OF_PDF = '\nxref\n0 0\ntrailer<</Size 0>>\nstartxref\n9\n%%EOF\n'

/** A PDF of some bytes, whole as far as its ends say. */
export const pdfOf = (size: number): Uint8Array<ArrayBuffer> => {
  const bytes = Buffer.alloc(size, ' ')
  bytes.write('%PDF-1.7\n')
  bytes.write(END_OF_PDF, size - END_OF_PDF.length)
  return bytes
}

/** An archive of files given by their names; `store` keeps them as they are. */
export const zipOf = (
  files: readonly { readonly name: string; readonly bytes: Buffer; readonly store?: true }[],
): Promise<Uint8Array<ArrayBuffer>> =>
  new Promise((done, fail) => {
    const zip = new yazl.ZipFile()
    for (const { name, bytes, store } of files) zip.addBuffer(bytes, name, { compress: !store })
    zip.end()
    const chunks: Buffer[] = []
    zip.outputStream.on('data', (chunk: Buffer) => chunks.push(chunk))
    zip.outputStream.on('end', () => done(Buffer.concat(chunks)))
    zip.outputStream.on('error', fail)
  })

/** The multipart body of files, and its type. */
export const multipartOf = async (files: readonly SentFile[]) => {
  const form = new FormData()
  for (const { name, bytes } of files) form.append('fichier', new Blob([bytes]), name)
  const made = new Response(form)
  return {
    type: made.headers.get('content-type') ?? '',
    payload: Buffer.from(await made.arrayBuffer()),
  }
}

/** Sends files in one call. */
export const deposit = async ({ app }: TestApp, cookie: string, files: readonly SentFile[]) => {
  const { type, payload } = await multipartOf(files)
  return app.inject({
    method: 'POST',
    url: deposerpiece.path,
    headers: { cookie, 'content-type': type },
    payload,
  })
}

/** Sends one small PDF, and gives what the server calls it. */
export const depositPdf = async (portal: TestApp, cookie: string, name = 'arrêté.pdf'): Promise<string> => {
  const answer = await deposit(portal, cookie, [{ name, bytes: pdfOf(500) }])
  const [piece] = answer.json<{ listePiece: Piece[] }>().listePiece
  if (!piece) throw new Error(`Not kept: ${answer.body}`)
  return piece.pieceId
}
