import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const folder = join(root, 'bibliotheque')
const report = join(root, 'a11y-report')

const link = (href: string, text: string) => `<li><a href="${href}">${text}</a></li>`

const page = (links: readonly string[]) =>
  `<!doctype html><html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Espace agent public : composants et accessibilité</title></head><body><main><h1>Espace agent public : composants et accessibilité</h1><ul>${links.join('')}</ul></main></body></html>\n`

// `npm run bibliotheque`: the library, and the report of the last audit when there is one, as files that any server can serve.
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder)
execFileSync(
  process.execPath,
  ['node_modules/storybook/dist/bin/dispatcher.js', 'build', '-o', join(folder, 'composants'), '--quiet'],
  {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1' },
  },
)
const audited = existsSync(join(report, 'index.html'))
if (audited)
  cpSync(report, join(folder, 'audit'), { recursive: true, filter: (path) => !path.endsWith('.jsonl') })
writeFileSync(
  join(folder, 'index.html'),
  page([
    link('composants/index.html', 'Bibliothèque de composants'),
    ...(audited ? [link('audit/index.html', 'Rapport d’accessibilité')] : []),
  ]),
)
process.stdout.write(`${folder}${audited ? '' : ' (sans rapport : « npm run a11y » en écrit un)'}\n`)
