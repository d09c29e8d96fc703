import { babelParse, recast, traverse, types as t } from 'storybook/internal/babel'
import type { CsfFile } from 'storybook/internal/csf-tools'

type Program = Parameters<typeof traverse>[0]
/** What is added to a file of stories, read twice: as it is served, and as it was written. */
export type Enrich = (csf: CsfFile, source: CsfFile) => Promise<void>

/** Every name that stands in a piece of code. */
const namesIn = (code: string): ReadonlySet<string> =>
  new Set(code.replaceAll(/'[^'\n]*'|"[^"\n]*"/g, '').match(/[\p{L}_$][\p{L}\p{N}_$]*/gu))

/** Names that a statement of a file of stories gives to the others; none for its stories, which are exported. */
const declaredBy = (statement: t.Statement): readonly string[] => {
  if (t.isImportDeclaration(statement)) return statement.specifiers.map(({ local }) => local.name)
  if (t.isVariableDeclaration(statement))
    return statement.declarations.flatMap(({ id }) => (t.isIdentifier(id) ? [id.name] : []))
  const named =
    t.isFunctionDeclaration(statement) ||
    t.isTSTypeAliasDeclaration(statement) ||
    t.isTSInterfaceDeclaration(statement)
  return named && statement.id ? [statement.id.name] : []
}

/** An import of what is read, and nothing else of it. */
const importOf = (statement: t.ImportDeclaration, read: ReadonlySet<string>): string => {
  const kept = statement.specifiers.filter(({ local }) => read.has(local.name))
  return recast.print({ ...statement, specifiers: kept, original: null } as t.ImportDeclaration).code
}

/** The code of a story with what it takes from its file, imports first: it compiles where it is pasted. */
const standalone = (statements: readonly t.Statement[], snippet: string): string => {
  const read = new Set(namesIn(snippet))
  const kept = new Set<t.Statement>()
  for (;;) {
    const found = statements.find((one) => !kept.has(one) && declaredBy(one).some((name) => read.has(name)))
    if (found === undefined) break
    kept.add(found)
    if (!t.isImportDeclaration(found)) for (const name of namesIn(recast.print(found).code)) read.add(name)
  }
  const ordered = statements.filter((one) => kept.has(one))
  const imports = ordered.flatMap((one) => (t.isImportDeclaration(one) ? [importOf(one, read)] : []))
  const locals = ordered.filter((one) => !t.isImportDeclaration(one)).map((one) => recast.print(one).code)
  return [imports.join('\n'), ...locals, snippet].filter(Boolean).join('\n\n')
}

/** A handler that only a story watches: what it does is what its argument does, or nothing. */
const withoutSpies = (snippet: string): string => {
  const ast = babelParse(snippet)
  traverse(ast, {
    CallExpression(path) {
      if (!t.isIdentifier(path.node.callee, { name: 'fn' })) return
      const [done] = path.node.arguments
      path.replaceWith(t.isExpression(done) ? done : t.arrowFunctionExpression([], t.blockStatement([])))
    },
  })
  return recast.print(ast as unknown as t.Program).code
}

/** Brackets around an element are not said in the code of a story: they would be read as text between two tags. */
const withoutBrackets = (ast: Program): void =>
  traverse(ast, {
    JSX({ node }) {
      delete node.extra
    },
  })

/** Gives each story of a component, as the code that can be copied, what stands alone: no other name is needed. */
export const standaloneSnippets =
  (before: Enrich): Enrich =>
  async (csf, source) => {
    const [{ _ast: served }, { _ast: written }] = [csf, source]
    withoutBrackets(written)
    const known = served.program.body.length
    await before(csf, source)
    for (const statement of served.program.body.slice(known))
      traverse(t.file(t.program([statement])), {
        ObjectProperty({ node }) {
          if (!t.isIdentifier(node.key, { name: 'code' }) || !t.isStringLiteral(node.value)) return
          node.value = t.stringLiteral(standalone(written.program.body, withoutSpies(node.value.value)))
        },
      })
  }
