import { spawn } from 'node:child_process'
import { existsSync, globSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { type Say, StartFault } from './kit/StartFault.ts'

const SOURCES = [
  'src/{portal,contract,rules}/**/*.{ts,tsx,css,svg}',
  'public/**/*',
  'vite/**/*.ts',
  'index.html',
  'vite.config.ts',
  'package-lock.json',
]

const changedAt = (path: string): number => statSync(path).mtimeMs

const isUpToDate = (root: string): boolean => {
  const built = join(root, 'dist/index.html')
  if (!existsSync(built)) return false
  const builtAt = changedAt(built)
  return globSync(SOURCES, { cwd: root, exclude: ['**/*.test.*'] }).every(
    (path) => changedAt(join(root, path)) <= builtAt,
  )
}

const runBuild = (root: string, vite: string): Promise<void> =>
  new Promise((done, fail) => {
    const child = spawn(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
      cwd: root,
      stdio: 'inherit',
    })
    child.on('exit', (code) =>
      code === 0
        ? done()
        : fail(new StartFault('Le portail n’a pas pu être construit : lisez l’erreur ci-dessus.')),
    )
  })

/** Builds the portal when it was never built, or when its sources changed since. */
export const buildIfNeeded = async (root: string, say: Say): Promise<void> => {
  if (isUpToDate(root)) return
  const vite = join(root, 'node_modules/vite/bin/vite.js')
  if (!existsSync(vite)) {
    if (existsSync(join(root, 'dist/index.html'))) return
    throw new StartFault('Le portail n’est pas construit : lancez « npm ci » puis « npm run build ».')
  }
  say('Construction du portail…')
  const begun = performance.now()
  await runBuild(root, vite)
  say(`Portail construit en ${Math.round((performance.now() - begun) / 100) / 10} s.`)
}
