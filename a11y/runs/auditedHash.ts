import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')

/** What the audit looks at: the product, the people who use it in the demo, and the stories that show it. */
const AUDITED = ['{src,demo}/**/*.{ts,tsx,css,svg}', 'stories/**/*.{ts,tsx,css}', 'index.html']

/** SHA-256 of what the audit looks at: two runs of the same one saw the same sources. */
export const auditedHash = (): string => {
  const hash = createHash('sha256')
  for (const file of globSync(AUDITED, { cwd: root, exclude: ['**/*.test.*'] }).sort())
    hash.update(`${file}\n`).update(readFileSync(join(root, file)))
  return hash.digest('hex')
}
