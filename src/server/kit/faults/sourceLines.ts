import { existsSync, readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { root } from '../root.ts'

/** Where a frame of a stack stands: a file that was built, its line and its column. */
const PLACE = /file:\/\/[^\s()]+?\.js:\d+:\d+/g

const mapOf = (file: string): SourceMap | undefined => {
  const map = `${file}.map`
  return existsSync(map) ? new SourceMap(JSON.parse(readFileSync(map, 'utf8'))) : undefined
}

/**
 * A stack told by the lines of the sources, from the root of the project, where a map of the built file stands beside it.
 * Maps are read when an error is told: Node would read all of them at each start, a tenth of its time, and keep them.
 */
export const sourceLines = (stack: string): string =>
  stack.replaceAll(PLACE, (place) => {
    const [, address = '', line = '', column = ''] = /^(.*):(\d+):(\d+)$/.exec(place) ?? []
    const file = fileURLToPath(address)
    const found = mapOf(file)?.findEntry(Number(line) - 1, Number(column) - 1)
    if (!found || !('originalSource' in found)) return place
    const source = relative(root, join(file, '..', found.originalSource))
    return `${source}:${found.originalLine + 1}:${found.originalColumn + 1}`
  })

/** What a message must not tell: accounts and queries of addresses, long numbers such as those of people and of banks. */
export const withoutSecrets = (text: string): string =>
  text
    .replaceAll(/\/\/[^\s/@]*@/g, '//***@')
    .replaceAll(/\?\S+/g, '?***')
    .replaceAll(/\b[A-Z]{2}\d{2}[\dA-Z ]{10,30}\b|\d(?:[ .]?[\dAB]){12,}/g, '***')

/** The lines of a stack that say where: its first ones repeat the message. */
export const framesOf = (stack: string | undefined): string[] =>
  (stack ?? '').split('\n').flatMap((line) => (/^\s+at /.test(line) ? [sourceLines(line)] : []))

interface ToldError {
  readonly type: string
  readonly message: string
  readonly stack: string
  readonly [other: string]: unknown
}

/**
 * An error, or what was thrown in the place of one, as the log tells it, with what caused it, and no other property: those of databases and parsers carry what was
 * sent.
 */
export const toldError = (error: unknown): ToldError => {
  if (!(error instanceof Error))
    return { type: typeof error, message: withoutSecrets(String(error)), stack: '' }
  const { name, stack, cause } = error
  const message = withoutSecrets(error.message)
  return {
    type: name,
    message,
    stack: [`${name}: ${message}`, ...framesOf(stack)].join('\n'),
    ...('code' in error && { code: String(error.code) }),
    ...(cause instanceof Error && { cause: toldError(cause) }),
  }
}
