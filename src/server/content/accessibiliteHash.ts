import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../../..')

/** What the accessibility audit looks at: the portal, its stories and its contents. */
const AUDITED = [
  'src/{portal,contract,rules}/**/*.{ts,tsx,css,svg}',
  'src/server/content/*.ts',
  'stories/**/*.stories.tsx',
  'index.html',
]

/** SHA-256 of what the audit looks at; nothing where the sources are not all there, as on a server that only runs. */
export const auditedHash = (): string | undefined => {
  try {
    const files = globSync(AUDITED, { cwd: root, exclude: ['**/*.test.*'] }).sort()
    if (!files.some((file) => file.startsWith('stories'))) return undefined
    const hash = createHash('sha256')
    for (const file of files) hash.update(`${file}\n`).update(readFileSync(join(root, file)))
    return hash.digest('hex')
  } catch {
    return undefined
  }
}
