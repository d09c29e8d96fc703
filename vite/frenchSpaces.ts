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

/** A program whose sentences have their no-break spaces: nothing moves, for each takes the place of a space. */
export const withSpaces = (code: string): string =>
  textsIn(parseAst(code)).reduce(
    (done, { start, end }) => done.slice(0, start) + typographie(done.slice(start, end)) + done.slice(end),
    code,
  )

/**
 * Puts the no-break spaces of French in the sentences of what is built, so that no line of a screen begins with a colon or
 * a question mark: sentences are written, searched and tested with the spaces of a keyboard.
 */
export const frenchSpaces = (): Plugin => ({
  name: 'french-spaces',
  apply: 'build',
  enforce: 'post',
  transform: {
    filter: {
      id: /\/src\/(portal|contract|rules)\/.+\.(?:tsx?|json)$/,
      code: /« | [:;!?»%€]|n° |\d (?:h\b|\d{3},)/,
    },
    handler: (code) => ({ code: withSpaces(code), map: null }),
  },
})
