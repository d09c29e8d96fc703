import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { connexion } from '#contract/connexion/connexion.ts'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { testApp, type TestApp } from '#testing/testApp.ts'
import { notePurge } from '../database/reglages.ts'
import { openSound } from '../files/soundFile.ts'
import { root } from '../root.ts'
import { openHealth } from '../health/Health.ts'
import { openOutgoing } from '../health/outgoing.ts'
import { queueMail } from '../mail/queueMail.ts'
import { openMetrics, type Metrics } from './metrics.ts'
import { openMetricsPort } from './openMetricsPort.ts'

const CAMILLE = '269057505601260'

let portal: TestApp
let metrics: Metrics

beforeAll(async () => {
  portal = await testApp('PostgreSQL')
  const { db, clock } = portal.services
  const pool = () => ({ total: 3, idle: 2, waiting: 1 })
  metrics = openMetrics({ db, pool, now: () => clock().getTime() })
  metrics.watch(portal.app)
  Object.assign(portal.services, { audit: metrics.counted(portal.services.audit) })
  await portal.addPerson(CAMILLE)
})
afterAll(() => portal.close())

/** Value of a measure, by its name and labels as they are written. */
const valueOf = async (measure: string) => {
  const line = (await metrics.text()).split('\n').find((one) => one.startsWith(`${measure} `))
  return line === undefined ? undefined : Number(line.slice(measure.length))
}

it('each measure moves with what it measures', async () => {
  const sum = (statut: number) =>
    `espaceagent_http_duree_secondes_count{methode="POST",appel="${connexion.path}",statut="${statut}"}`
  const refused = 'espaceagent_actes_total{acte="connexion",resultat="refuse",motif="61"}'
  const done = 'espaceagent_actes_total{acte="connexion",resultat="fait",motif=""}'
  expect(await Promise.all([sum(200), refused, done].map(valueOf))).toEqual([undefined, undefined, undefined])
  await portal.tryToSignIn({ identifiant: CAMILLE, secret: 'Autre-2026!secret' })
  await portal.tryToSignIn({ identifiant: CAMILLE })
  await portal.tryToSignIn({ identifiant: CAMILLE, code: 'FAUX' })
  expect(await Promise.all([sum(200), sum(444), refused, done].map(valueOf))).toEqual([2, 1, 1, 1])
})

it('tells what waits to leave, and for how long', async () => {
  const { db, clock } = portal.services
  const mail = { genre: 'essai', sujet: 'Essai', paragraphes: [] }
  await queueMail(db, clock().getTime() - 90_000, 'a@exemple.fr', mail)
  expect(await valueOf('espaceagent_file{file="courriels"}')).toBe(1)
  expect(await valueOf('espaceagent_file{file="courriels_age_secondes"}')).toBe(90)
  expect(await valueOf('espaceagent_base_connexions{etat="waiting"}')).toBe(1)
  expect(await valueOf('espaceagent_argon2{etat="running"}')).toBe(0)
  expect(await metrics.text()).toMatch(/^nodejs_eventloop_lag_seconds /m)
})

it('tells how long ago a purge failed nowhere, once one has', async () => {
  const { db, clock } = portal.services
  const since = () => valueOf('espaceagent_purge_secondes{depuis="derniere_reussite"}')
  expect(await since()).toBeUndefined()
  await notePurge(db, clock().getTime() - 600_000)
  expect(await since()).toBe(600)
})

it('counts the files of documents that are refused', async () => {
  const absent = 'espaceagent_fichiers_refuses{motif="absent"}'
  const before = await valueOf(absent)
  const row = { fichier: 'absent.pdf', taille: 1, empreinte: '' }
  await openSound(portal.services.objects, row, () => undefined)
  expect(await valueOf(absent)).toBe((before ?? 0) + 1)
})

it('tells the operator of every measure by its name', async () => {
  const names = [...(await metrics.text()).matchAll(/^# TYPE (espaceagent_\w+) /gm)].map(
    ([, name = '']) => name,
  )
  const readme = readFileSync(join(root, 'README.md'), 'utf8')
  const named = [...readme.matchAll(/`(espaceagent_\w+)`/g)].map(([, name = '']) => name)
  expect([...new Set(named)].filter((name) => name !== 'espaceagent_').toSorted()).toEqual(names.toSorted())
})

it('leaves out what cannot be read, and says it once', async () => {
  const said: string[] = []
  const write = vi.spyOn(process.stderr, 'write').mockImplementation((line) => {
    said.push(String(line))
    return true
  })
  const { db, clock } = portal.services
  let fails = true
  const pool = () => {
    if (fails) throw new Error('no state')
    return { total: 3, idle: 2, waiting: 1 }
  }
  const others = openMetrics({ db, pool, now: () => clock().getTime() })
  for (let time = 0; time < 3; time += 1) expect(await others.text()).not.toMatch(/^espaceagent_base_/m)
  fails = false
  for (let time = 0; time < 3; time += 1) expect(await others.text()).toMatch(/^espaceagent_base_.+ 3$/m)
  write.mockRestore()
  expect(said.map((line) => (JSON.parse(line) as { msg: string }).msg)).toEqual([
    'metric « base_connexions »: failing',
    'metric « base_connexions »: in order again',
  ])
})

it('is served on a port of its own, beside the probes, and never on that of people', async () => {
  const { services } = portal
  const health = openHealth(services.db, services.elapsed)
  const outgoing = openOutgoing(services, () => true)
  const host = services.config.metricsHost
  const operator = await openMetricsPort({ port: 0, host }, { metrics, health, outgoing })
  const ask = (path: string, at = host) => fetch(`http://${at}:${operator.port}${path}`)
  // Another address of this machine stands for those by which others reach it.
  await expect(ask('/metrics', '127.0.0.2')).rejects.toThrow('fetch failed')
  expect(await (await ask('/metrics')).text()).toContain('espaceagent_file{file="transmissions"} 0')
  expect(await (await ask('/health/ready')).json()).toEqual({ etat: 'pret' })
  expect(await (await ask('/health/sortants')).json()).toEqual({
    objets: 'disponible',
    courriel: 'embarque',
    antivirus: 'absent',
    captcha: 'embarque',
    franceconnect: 'disponible',
  })
  await operator.close()
  const [main, other] = await Promise.all(
    ['/metrics', '/health/autre'].map((url) => portal.app.inject({ url, headers: { accept: 'text/html' } })),
  )
  expect([main?.statusCode, other?.statusCode]).toEqual([404, 404])
})
