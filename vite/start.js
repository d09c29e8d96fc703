import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/**
 * What `npm start` runs: builds the portal and the server when one was never built, or when its sources changed since,
 * then starts the server that was built. In production it only starts it. Not TypeScript: what reads it would stay in memory,
 * 18 MB, for as long as the server runs.
 */
const root = join(import.meta.dirname, '..')

/**
 * @typedef {object} Built
 * @property {string} name As the person who starts the server reads it.
 * @property {string} file Written last by its build.
 * @property {readonly string[]} sources
 * @property {string} config
 */

const common = ['src/contract', 'src/rules', 'package-lock.json']

/** @type {Built} */
const portal = {
  name: 'du portail',
  file: 'dist/index.html',
  sources: [...common, 'src/portal', 'public', 'vite', 'index.html', 'vite.config.ts'],
  config: 'vite.config.ts',
}

/** @type {Built} */
const server = {
  name: 'du serveur',
  file: 'dist-server/main.js',
  // It draws the pages of the portal, and sends them with what the portal's build gave.
  sources: [...portal.sources, portal.file, 'src/server', 'demo', 'vite.server.config.ts'],
  config: 'vite.server.config.ts',
}

/** @param {string} path */
const changedAt = (path) => statSync(join(root, path)).mtimeMs

/** @type {(path: string) => string[]} */
const filesOf = (path) =>
  statSync(join(root, path)).isFile()
    ? [path]
    : readdirSync(join(root, path), { withFileTypes: true, recursive: true })
        .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
        .map(({ parentPath, name }) => join(parentPath, name).slice(root.length + 1))

/** @type {Map<string, number>} */
const latest = new Map()

/**
 * Latest change in a source: both builds have most of them, and looking at a thousand files takes a while.
 * @param {string} source
 */
const latestIn = (source) => {
  const known = latest.get(source) ?? Math.max(...filesOf(source).map(changedAt))
  latest.set(source, known)
  return known
}

/** @param {Built} built */
const isUpToDate = ({ file, sources }) => {
  if (!existsSync(join(root, file))) return false
  const builtAt = changedAt(file)
  return sources.every((source) => latestIn(source) <= builtAt)
}

/** @type {(sentence: string) => never} */
const fail = (sentence) => {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}

/** A production server starts what was built for it, and builds nothing: its sources may not even be there. */
const production = process.env['NODE_ENV'] === 'production'

/** @param {Built} built */
const buildIfNeeded = (built) => {
  if (production && existsSync(join(root, built.file))) return
  if (production)
    fail(`La construction ${built.name} manque : lancez « npm run build » avant de démarrer en production.`)
  if (isUpToDate(built)) return
  const vite = join(root, 'node_modules/vite/bin/vite.js')
  if (!existsSync(vite)) {
    if (existsSync(join(root, built.file))) return
    fail('Le portail n’est pas construit : lancez « npm ci » puis « npm run build ».')
  }
  process.stdout.write(`Construction ${built.name}…\n`)
  const begun = performance.now()
  const args = [vite, 'build', '--config', built.config, '--logLevel', 'warn']
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' })
  if (status !== 0) fail(`La construction ${built.name} a échoué : lisez l’erreur ci-dessus.`)
  process.stdout.write(`Faite en ${Math.round((performance.now() - begun) / 100) / 10} s.\n`)
}

buildIfNeeded(portal)
buildIfNeeded(server)
// Before anything else is loaded: from the second start on, nothing is compiled again.
enableCompileCache()
await import(pathToFileURL(join(root, server.file)).href)
