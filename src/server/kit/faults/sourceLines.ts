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

interface ToldError {
  readonly type: string
  readonly message: string
  readonly stack: string
  readonly [other: string]: unknown
}

/** An error, or what stands for one, as the log tells it, with what caused it. */
export const toldError = (error: Error): ToldError => {
  const { name, message, stack = '', cause } = error
  return {
    ...error,
    type: name,
    message,
    stack: sourceLines(stack),
    ...(cause instanceof Error && { cause: toldError(cause) }),
  }
}
