import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { DrawnPage } from '#contract/drawnPage.ts'
import { escapeHtml } from '#server/kit/escapeHtml.ts'

/** A page ready to be sent: compressed once in each of the ways that browsers read. */
export interface ReadyPage {
  readonly status: number
  readonly etag: string
  readonly plain: Buffer
  readonly in: (encoding: Encoding) => Promise<Buffer>
}

type Encoding = 'br' | 'gzip'

export const sha256 = (text: string | Buffer) => createHash('sha256').update(text).digest('base64')

/** JSON that no text in it can end the element that holds it. */
const inScript = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')

/** What is put in the page of the portal; without what a drawing hands over, the application opens it anew. */
type Content = Pick<DrawnPage, 'title' | 'html'> & Partial<Pick<DrawnPage, 'opening'>>

const filled = (template: string, { title, html, opening }: Content) =>
  template
    .replace('<!--title-->', () => escapeHtml(title))
    .replace('<!--html-->', () => html)
    .replace('<!--opening-->', () => (opening ? inScript(opening) : ''))

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

const brotliAt = (quality: number) => (plain: Buffer) =>
  brotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })

const compressors: Readonly<Record<Encoding, (plain: Buffer) => Promise<Buffer>>> = {
  br: brotliAt(5),
  gzip: (plain) => zip(plain),
}

/**
 * The same page, its bytes as few as they can be: a tenth less, for a hundred times the work, done beside the answers.
 * For pages that are sent to many; until it is done they are sent as they are.
 */
export const tightened = (page: ReadyPage): ReadyPage => {
  const tight: { bytes?: Buffer } = {}
  void brotliAt(constants.BROTLI_MAX_QUALITY)(page.plain).then((bytes) => (tight.bytes = bytes))
  return { ...page, in: async (encoding) => (encoding === 'br' && tight.bytes) || page.in(encoding) }
}

/** A text ready to be sent again and again. */
export const readyText = (text: string, status = 200): ReadyPage => {
  const plain = Buffer.from(text)
  const made = new Map<Encoding, Promise<Buffer>>()
  return {
    status,
    etag: `"${sha256(plain).slice(0, 27)}"`,
    plain,
    in: (encoding) => {
      const bytes = made.get(encoding) ?? compressors[encoding](plain)
      made.set(encoding, bytes)
      return bytes
    },
  }
}

export const readyPage = (template: string, content: Content, status: number): ReadyPage =>
  readyText(filled(template, content), status)

/** The bytes of a page in the first way that the browser reads, which the answer then names. */
export const bytesFor = async (
  page: ReadyPage,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Buffer> => {
  const accepted = String(request.headers['accept-encoding'] ?? '')
  const encoding = (['br', 'gzip'] as const).find((name) => new RegExp(`\\b${name}\\b`).test(accepted))
  if (!encoding) return page.plain
  void reply.header('content-encoding', encoding)
  return page.in(encoding)
}
