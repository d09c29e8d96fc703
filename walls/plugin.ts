import { relative, sep } from 'node:path'
import { refusedImport } from './arrows.ts'
import { refusedCircle } from './circles.ts'
import { namesItsImports } from './files.ts'
import { refusedPattern } from './patterns.ts'
import { refusedUse } from './uses.ts'

/** What is read of a node of the syntax tree. */
interface Node {
  readonly type: string
  readonly name?: string
  readonly value?: unknown
  readonly importKind?: string
  readonly exportKind?: string
  readonly computed?: boolean
  readonly source?: Node | null
  readonly object?: Node
  readonly property?: Node
  readonly callee?: Node
  readonly id?: Node
  readonly init?: Node | null
  readonly key?: Node
  readonly properties?: readonly Node[]
  readonly arguments?: readonly Node[]
}

interface Context {
  readonly cwd: string
  readonly filename: string
  readonly report: (fault: { readonly node: Node; readonly message: string }) => void
}

const pathOf = ({ cwd, filename }: Context) => relative(cwd, filename).split(sep).join('/')

const memberOf = ({ property, computed }: Node) =>
  String(computed === true ? property?.value : property?.name)

/** Name of a value, or the last name of a path to it: `process` of `globalThis.process`. */
const nameOf = (node: Node): string | undefined =>
  node.type === 'MemberExpression' ? memberOf(node) : node.name

/** `a.b` of a member, written with a point or with a text, whatever `a` is taken from; `import.meta.env` too. */
const written = (node: Node): string => {
  const { object } = node
  const owner = object?.type === 'MetaProperty' ? 'import.meta' : object && nameOf(object)
  return `${owner ?? ''}.${memberOf(node)}`
}

const UNNAMED = 'An import names its file in full, so that what it reaches can be seen: write one for each.'

/** Whatever imports: a statement, an export from, a call, a type. */
const imports = {
  create: (context: Context) => {
    const file = pathOf(context)
    const judge = (source: Node | null | undefined, type: boolean) => {
      if (typeof source?.value !== 'string') return
      const message = refusedImport(file, source.value, type)
      if (message !== undefined) context.report({ node: source, message })
    }
    const see = (node: Node) => judge(node.source, (node.importKind ?? node.exportKind) === 'type')
    const seeCall = (node: Node) => {
      judge(node.source, false)
      if (typeof node.source?.value === 'string' || !namesItsImports(file)) return
      context.report({ node, message: UNNAMED })
    }
    return {
      ImportDeclaration: see,
      ExportNamedDeclaration: see,
      ExportAllDeclaration: see,
      ImportExpression: seeCall,
      // A file beside this one, as workers and assets are named.
      NewExpression: (node: Node) => {
        const [path, base] = node.arguments ?? []
        if (node.callee?.name === 'URL' && base && written(base) === 'import.meta.url') judge(path, false)
      },
      TSImportType: (node: Node) => judge(node.source, true),
    }
  },
}

const FUNCTIONS = ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']

/** Whatever is used without being imported. */
const uses = {
  create: (context: Context) => {
    const file = pathOf(context)
    let depth = 0
    const judge = (node: Node, use: string) => {
      const message = refusedUse(file, use, depth === 0)
      if (message !== undefined) context.report({ node, message })
    }
    const enter = () => {
      depth += 1
    }
    const leave = () => {
      depth -= 1
    }
    return {
      ...Object.fromEntries(
        FUNCTIONS.flatMap((type) => [
          [type, enter],
          [`${type}:exit`, leave],
        ]),
      ),
      MemberExpression: (node: Node) => {
        judge(node, written(node))
        judge(node, node.object?.name ?? '')
        judge(node, `.${memberOf(node)}`)
      },
      NewExpression: (node: Node) => {
        const made = `new ${(node.callee && nameOf(node.callee)) ?? ''}`
        judge(node, made)
        if (node.arguments?.length === 0) judge(node, `${made}()`)
      },
      CallExpression: (node: Node) => judge(node, `${node.callee?.name ?? ''}()`),
      // Under another name, or taken apart.
      VariableDeclarator: ({ id, init }: Node) => {
        const owner = init && nameOf(init)
        if (!init || owner === undefined) return
        if (id?.type !== 'ObjectPattern') judge(init, `= ${owner}`)
        for (const { key } of (id?.type === 'ObjectPattern' && id.properties) || [])
          for (const use of [`${owner}.${key?.name ?? ''}`, `.${key?.name ?? ''}`]) judge(init, use)
      },
    }
  },
}

/** What goes round between folders. */
const circles = {
  create: (context: Context) => {
    const file = pathOf(context)
    const see = ({ source }: Node) => {
      if (typeof source?.value !== 'string') return
      const message = refusedCircle(context.cwd, file, source.value)
      if (message !== undefined) context.report({ node: source, message })
    }
    return {
      ImportDeclaration: see,
      ExportNamedDeclaration: see,
      ExportAllDeclaration: see,
      ImportExpression: see,
      TSImportType: see,
    }
  },
}

/** Patterns, as they are written. */
const patterns = {
  create: (context: Context) => ({
    Literal: (node: Node) => {
      const message = node.value instanceof RegExp && refusedPattern(pathOf(context), node.value)
      if (message) context.report({ node, message })
    },
  }),
}

export default { meta: { name: 'walls' }, rules: { imports, circles, uses, patterns } }
