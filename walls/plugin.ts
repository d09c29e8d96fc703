import { relative, sep } from 'node:path'
import { refusedImport } from './arrows.ts'
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
  readonly arguments?: readonly Node[]
}

interface Context {
  readonly cwd: string
  readonly filename: string
  readonly report: (fault: { readonly node: Node; readonly message: string }) => void
}

const pathOf = ({ cwd, filename }: Context) => relative(cwd, filename).split(sep).join('/')

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
    return {
      ImportDeclaration: see,
      ExportNamedDeclaration: see,
      ExportAllDeclaration: see,
      ImportExpression: see,
      TSImportType: (node: Node) => judge(node.source, true),
    }
  },
}

const memberOf = ({ property, computed }: Node) =>
  String(computed === true ? property?.value : property?.name)

/** `a.b` of a member, written with a point or with a text; `import.meta.env` too. */
const written = (node: Node): string => {
  const owner = node.object?.type === 'MetaProperty' ? 'import.meta' : node.object?.name
  return `${owner ?? ''}.${memberOf(node)}`
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
        const made = `new ${node.callee?.name ?? ''}`
        judge(node, made)
        if (node.arguments?.length === 0) judge(node, `${made}()`)
      },
      CallExpression: (node: Node) => judge(node, `${node.callee?.name ?? ''}()`),
    }
  },
}

export default { meta: { name: 'walls' }, rules: { imports, uses } }
