import { parseSync } from 'vite'

/** What is read of a node of the syntax tree. */
interface Node {
  readonly type: string
  readonly [part: string]: unknown
}

/** Where words stand: their file, the name they are exported under, then keys. */
export type Place = readonly string[]

/** A key that is not written out: any of its group. */
const ANY = '*'

const nodesIn = (value: unknown): readonly Node[] => {
  if (Array.isArray(value)) return value.flatMap(nodesIn)
  return typeof value === 'object' && value !== null && 'type' in value ? [value as Node] : []
}

const only = (value: unknown): Node => value as Node

const keyOf = (key: Node, computed: unknown): string =>
  computed !== true || key.type === 'Literal' ? String(key['name'] ?? key['value']) : ANY

/** Nothing that runs. */
const ofTypes = /^TS(?!As|NonNull|Satisfies)/

/**
 * Places of the words that a file imports and uses, under whatever name it gives them. A use of a group is one of all
 * that it holds, for it may be handed on. Files are written from the folder of the portal, as `./profil/words.ts`.
 */
export const usesOf = (file: string, source: string): readonly Place[] => {
  const uses: Place[] = []
  let names = new Map<string, readonly Place[]>()

  /** What an expression may stand for; nothing when it is not words. */
  const placesOf = (node: Node): readonly Place[] => {
    if (node.type === 'Identifier') return names.get(String(node['name'])) ?? []
    if (node.type === 'ConditionalExpression')
      return [...placesOf(only(node['consequent'])), ...placesOf(only(node['alternate']))]
    if (node.type !== 'MemberExpression') return nodesIn(node['expression']).flatMap(placesOf)
    const key = keyOf(only(node['property']), node['computed'])
    return placesOf(only(node['object'])).map((place) => [...place, key])
  }

  /** Names that a pattern gives to words, or to something else. */
  const bind = (pattern: Node, places: readonly Place[]): void => {
    if (pattern.type === 'Identifier') names.set(String(pattern['name']), places)
    if (pattern.type === 'RestElement') uses.push(...places)
    for (const inner of nodesIn(pattern['left'] ?? pattern['argument'])) bind(inner, places)
    for (const inner of nodesIn(pattern['elements'])) bind(inner, places)
    for (const property of nodesIn(pattern['properties'])) {
      if (property.type === 'RestElement') bind(property, places)
      else {
        const key = keyOf(only(property['key']), property['computed'])
        bind(
          only(property['value']),
          places.map((place) => [...place, key]),
        )
      }
    }
    visit(pattern['right'])
  }

  /** Sees what an expression holds beside the words that it stands for. */
  const visitAround = (node: Node): void => {
    if (placesOf(node).length === 0) visit(node)
    else if (node.type === 'ConditionalExpression') {
      visit(node['test'])
      visitAround(only(node['consequent']))
      visitAround(only(node['alternate']))
    } else if (node.type === 'MemberExpression') {
      visitAround(only(node['object']))
      if (node['computed'] === true) visit(node['property'])
    }
  }

  const seeImport = (node: Node) => {
    const name = String(only(node['source'])['value']).replace(/^#portal(?=\/)/, '')
    const from = /^[./]/.test(name) ? `.${new URL(name, `file:///${file}`).pathname}` : name
    for (const specifier of nodesIn(node['specifiers']))
      if (specifier.type === 'ImportSpecifier')
        bind(only(specifier['local']), [[from, String(only(specifier['imported'])['name'])]])
  }

  const see: Readonly<Record<string, (node: Node) => void>> = {
    ImportDeclaration: seeImport,
    VariableDeclarator: ({ id, init }) => {
      nodesIn(init).forEach(visitAround)
      bind(only(id), nodesIn(init).flatMap(placesOf))
    },
    MemberExpression: (node) => {
      uses.push(...placesOf(node))
      visitAround(only(node['object']))
      if (node['computed'] === true) visit(node['property'])
    },
    Identifier: (node) => {
      uses.push(...placesOf(node))
    },
    Property: ({ key, computed, value }) => {
      if (computed === true) visit(key)
      visit(value)
    },
    ArrowFunctionExpression: ({ params, body }) => {
      const outer = names
      names = new Map(outer)
      for (const parameter of nodesIn(params)) bind(parameter, [])
      visit(body)
      names = outer
    },
  }

  const visit = (value: unknown): void => {
    for (const node of nodesIn(value)) {
      if (ofTypes.test(node.type)) continue
      const seen = see[node.type]
      if (seen) seen(node)
      else Object.values(node).forEach(visit)
    }
  }
  visit(parseSync(file, source).program.body)
  return uses
}

/** Whether a use is one of that place, or of what holds it, or of what it holds. */
export const isUseOf = (place: Place, use: Place): boolean =>
  use.every((step, rank) => rank >= place.length || step === ANY || step === place[rank])
