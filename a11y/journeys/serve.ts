import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { readConfig } from '#server/config.ts'
import { demo } from '#demo/demo.ts'
import { everyone } from '#demo/personas/personas.ts'
import { ordinary } from '#demo/personas/ordinary.ts'
import { seedDemo } from '#demo/seedDemo.ts'
import { start } from '#server/start/start.ts'
import { dataFolder } from './dataFolder.ts'

/**
 * The real server for the journeys: a new data folder, the demo's people (only JOURNEYS_PERSON when one is enough), and a
 * day that never changes. What the environment says of services that the browser reaches is kept.
 */
const root = join(import.meta.dirname, '../..')
const folder = dataFolder(Number(process.argv[2]))
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { mode: 0o700 })
const begun = Date.now()
const today = Date.parse('2026-11-20T09:00:00+01:00')

const config = readConfig({
  PORT: process.argv[2],
  DATA_DIR: folder,
  CAPTCHA_FIXED_CODE: 'ACE234',
  LOG_LEVEL: 'error',
  URL_MATOMO: process.env['URL_MATOMO'],
  SITE_MATOMO: process.env['SITE_MATOMO'],
  URL_PARTAGE_ECRAN: process.env['URL_PARTAGE_ECRAN'],
})
/** Agathe and Bruno have an account here, and second factors that would stop who enters by a password alone. */
const withFactors = new Set(['261056311302127', '162025935001763'])
const only = process.env['JOURNEYS_PERSON']
const seeded = everyone
  .filter(({ nir }) => only === undefined || nir === only)
  .map((one) => (withFactors.has(one.nir) ? { ...one, etat: ordinary.etat } : one))
const started = await start(
  config,
  process.env['JOURNEYS_DIST'] ?? join(root, 'dist'),
  (line) => process.stdout.write(`${line}\n`),
  {
    demo: { ...demo, seed: (services, say) => seedDemo(services, say, seeded) },
    clock: () => new Date(today + Date.now() - begun),
  },
)

const stop = async () => {
  await started.close()
  rmSync(folder, { recursive: true, force: true })
  process.exit(0)
}
process.once('SIGTERM', stop)
process.once('SIGINT', stop)
