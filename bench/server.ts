import { readConfig } from '#server/config.ts'
import { demoOf } from '#server/demoPlug.ts'
import { start } from '#server/start/start.ts'

/**
 * The server alone in its process. It says when it listens, tells its memory when it reads « memoire », and stops with
 * its input.
 */
const config = readConfig(process.env)
const started = await start(config, config.dataDir, () => undefined, { demo: await demoOf(config) })
process.stdout.write('listens\n')

const residentMegabytes = () => {
  globalThis.gc?.()
  globalThis.gc?.()
  return process.memoryUsage().rss / 2 ** 20
}

process.stdin.setEncoding('utf8')
for await (const order of process.stdin)
  if (String(order).includes('memoire')) process.stdout.write(`${residentMegabytes()}\n`)
await started.close()
