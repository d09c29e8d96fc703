import { readConfig } from '#server/config.ts'
import { demoOf } from '#server/demoPlug.ts'
import { start } from '#server/start.ts'

/**
 * The server alone in its process. It tells the seconds of processor that it took to start, its memory when it reads
 * « memoire », and stops with its input.
 */
const config = readConfig(process.env)
const started = await start(config, config.dataDir, () => undefined, { demo: await demoOf(config) })
const { user, system } = process.cpuUsage()
process.stdout.write(`${(user + system) / 1e6}\n`)

const residentMegabytes = () => {
  globalThis.gc?.()
  globalThis.gc?.()
  return process.memoryUsage().rss / 2 ** 20
}

process.stdin.setEncoding('utf8')
for await (const order of process.stdin)
  if (String(order).includes('memoire')) process.stdout.write(`${residentMegabytes()}\n`)
await started.close()
