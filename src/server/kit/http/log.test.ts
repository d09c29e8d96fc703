import { Writable } from 'node:stream'
import fastify, { LogController } from 'fastify'
import { expect, it } from 'vitest'
import { healthPaths } from '../health/routes.ts'
import { setUpLog } from './log.ts'

/** What the log says of addresses that are asked for, at a level, as it writes it. */
const linesAt = async (level: string, paths: readonly string[], asked = paths) => {
  const lines: string[] = []
  const stream = new Writable({
    write: (line, _, done) => {
      lines.push(String(line))
      done()
    },
  })
  const app = fastify({
    logController: new LogController({ disableRequestLogging: true }),
    logger: { level, stream },
  })
  setUpLog(app)
  for (const path of paths) app.get(path, async () => 'x')
  for (const url of asked) await app.inject({ url, headers: { cookie: 'session=BISCUIT' } })
  await app.close()
  return lines
}

/** Routes of the answers that the log tells at a level. */
const toldAt = async (level: string, paths: readonly string[]) =>
  (await linesAt(level, paths)).map((line) => (JSON.parse(line) as { route?: string }).route)

it('tells answers in production, but those of the probes, which who looks for more is told too', async () => {
  const probes = Object.values(healthPaths)
  expect(await toldAt('info', [...probes, '/api/appel'])).toEqual(['/api/appel'])
  expect(await toldAt('debug', [...probes, '/api/appel'])).toEqual([...probes, '/api/appel'])
})

it.each(['info', 'trace'])('says nothing of what an address asks, nor of cookies, at %s', async (level) => {
  const links = [
    '/accueilnonconnecte?validationMotDePasseOublie=JETON',
    '/mesap/JETON',
    '/nulle/part?annulationIban=JETON',
  ]
  const lines = await linesAt(level, ['/accueilnonconnecte', '/mesap/:demandeId'], links)
  expect(lines.map((line) => (JSON.parse(line) as { status?: number }).status)).toEqual([200, 200, 404])
  expect(lines.join('')).not.toMatch(/JETON|BISCUIT/)
})
