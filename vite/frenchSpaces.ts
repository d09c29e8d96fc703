import { type ESTree, parseAst, type Plugin } from 'vite'
import { typographie } from '../src/rules/format/typographie.ts'

const isText = (node: ESTree.Node): boolean =>
  node.type === 'TemplateElement' || (node.type === 'Literal' && typeof node.value === 'string')

const isNode = (value: unknown): value is ESTree.Node =>
  typeof value === 'object' && value !== null && 'type' in value

/** Attributes whose numbers are those of a drawing. */
const DRAWN = new Set(['d', 'points', 'transform', 'viewBox'])

const isDrawing = (node: ESTree.Node): boolean =>
  node.type === 'Property' && node.key.type === 'Identifier' && DRAWN.has(node.key.name)

/** Every text written in a program: what is between quotes, and between the values of a template. */
const textsIn = (node: ESTree.Node): ESTree.Node[] => {
  if (isDrawing(node)) return []
  return isText(node) ? [node] : Object.values(node).flat().filter(isNode).flatMap(textsIn)
}

/** What writes numbers, dates and lengths of time: a space alone between two values of these parts none. */
const FORMATS = /\/src\/rules\/format\/[^/]+$/

/** A text with its no-break spaces, where what stands before it in the program is a value, which may be a number. */
const spaced = (text: string, before: string | undefined, format: boolean): string => {
  if (format && text === ' ') return '\u00A0'
  return before === '}' ? typographie(`0${text}`).slice(1) : typographie(text)
}

/** A program whose sentences have their no-break spaces: nothing moves, for each takes the place of a space. */
export const withSpaces = (code: string, id = ''): string =>
  textsIn(parseAst(code)).reduce(
    (done, { start, end }) =>
      done.slice(0, start) +
      spaced(done.slice(start, end), done[start - 1], FORMATS.test(id)) +
      done.slice(end),
    code,
  )

/**
 * Puts the no-break spaces of French in the sentences of what is built, so that no line of a screen begins with a colon, a
 * unit or a month: sentences are written, searched and tested with the spaces of a keyboard.
 */
export const frenchSpaces = (): Plugin => ({
  name: 'french-spaces',
  apply: 'build',
  enforce: 'post',
  transform: {
    filter: {
      id: /\/src\/(portal|contract|rules)\/.+\.(?:tsx?|json)$/,
      code: / [:;!?»%€]|(?:[«°\d}]|er|\.) /,
    },
    handler: (code, id) => ({ code: withSpaces(code, id), map: null }),
  },
})
