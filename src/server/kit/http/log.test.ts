import { Writable } from 'node:stream'
import fastify, { LogController } from 'fastify'
import { expect, it } from 'vitest'
import { healthPaths } from '../health/routes.ts'
import { setUpLog } from './log.ts'

/** Routes of the answers that the log tells at a level. */
const toldAt = async (level: string, paths: readonly string[]) => {
  const lines: { readonly route?: string }[] = []
  const stream = new Writable({
    write: (line, _, done) => {
      lines.push(JSON.parse(String(line)))
      done()
    },
  })
  const app = fastify({
    logController: new LogController({ disableRequestLogging: true }),
    logger: { level, stream },
  })
  setUpLog(app)
  for (const path of paths) app.get(path, async () => 'x')
  for (const path of paths) await app.inject(path)
  await app.close()
  return lines.map(({ route }) => route)
}

it('tells answers in production, but those of the probes, which who looks for more is told too', async () => {
  const probes = Object.values(healthPaths)
  expect(await toldAt('info', [...probes, '/api/appel'])).toEqual(['/api/appel'])
  expect(await toldAt('debug', [...probes, '/api/appel'])).toEqual([...probes, '/api/appel'])
})
