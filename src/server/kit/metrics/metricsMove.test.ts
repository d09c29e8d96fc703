import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { parse } from 'yaml'
import { root } from '#server/kit/root.ts'
import { makeDatabase } from '#testing/databases.ts'
import { testApp, type TestApp } from '#testing/testApp.ts'
import { newCaptcha } from '../captcha/newCaptcha.ts'
import { openPostgres, type Store } from '../database/Store.ts'
import { openSound, type Unsound } from '../files/soundFile.ts'
import { abandonCourriel } from '../mail/courriels.ts'
import { queueMail } from '../mail/queueMail.ts'
import { passwordMatches } from '../password/password.ts'
import { openMetrics, type Metrics } from './metrics.ts'
import { idOf } from '#testing/idOf.ts'

/** What Prometheus is given to watch. */
interface Alertes {
  readonly groups: readonly {
    readonly rules: readonly { readonly alert: string; readonly expr: string }[]
  }[]
}

describe('a gauge of metrics moves with what it measures', () => {
  let store: Store
  let drop: () => Promise<void>
  let portal: TestApp
  let metrics: Metrics

  beforeAll(async () => {
    const made = await makeDatabase(inject('models').database)
    drop = made.drop
    store = await openPostgres(made.url)
    portal = await testApp('SQLite')
    metrics = openMetrics({ db: store.db, pool: store.pool, now: () => 90_000 })
  })
  afterAll(async () => {
    await portal.close()
    await store.close()
    await drop()
  })

  /** Values of a gauge by its label. */
  const valuesOf = async (gauge: string): Promise<Readonly<Record<string, number>>> =>
    Object.fromEntries(
      [
        ...(await metrics.text()).matchAll(
          new RegExp(String.raw`^espaceagent_${gauge}\{\w+="(\w+)"\} (\d+)$`, 'gm'),
        ),
      ].map(([, label = '', value]) => [label, Number(value)]),
    )

  /** What it says while works are under way, and once they have ended. */
  const around = async (gauge: string, works: readonly Promise<unknown>[]) => {
    await setImmediate()
    const during = await valuesOf(gauge)
    await Promise.all(works)
    return [during, await valuesOf(gauge)]
  }

  it('each alert reads measures that are told, and states that they have', async () => {
    const { groups } = parse(readFileSync(join(root, 'deploy/alertes.yml'), 'utf8')) as Alertes
    const text = await metrics.text()
    const told = new Set([...text.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name))
    for (const { alert, expr } of groups.flatMap(({ rules }) => rules))
      for (const [selector, name = ''] of expr.matchAll(/((?:espaceagent|nodejs)_\w+)(?:\{[^}]*\})?/g)) {
        expect(told, alert).toContain(name.replace(/_(count|bucket)$/, ''))
        if (/\{(etat|file)=/.test(selector)) expect(text, alert).toContain(`${selector} `)
      }
  })

  it('captcha: those that are drawn, and those that wait', async () => {
    const drawn = Array.from({ length: 5 }, () => newCaptcha(portal.services, '192.0.2.1', 'adresse'))
    expect(await around('captcha', drawn)).toEqual([
      { running: 2, waiting: 3 },
      { running: 0, waiting: 0 },
    ])
  })

  it('argon2: passwords that are looked at, and those that wait', async () => {
    const looked = Array.from({ length: 6 }, () => passwordMatches('x', undefined, '192.0.2.1'))
    expect(await around('argon2', looked)).toEqual([
      { running: 4, waiting: 2 },
      { running: 0, waiting: 0 },
    ])
  })

  it('base_connexions: those that work, those that are idle, and what waits for one', async () => {
    const { total = 0, idle = 0 } = await store.db.transaction().execute(() => valuesOf('base_connexions'))
    expect([total > 0, total - idle > 0]).toEqual([true, true])
    const after = await valuesOf('base_connexions')
    expect(after['idle']).toBeGreaterThan(idle)
  })

  it('file: mails that wait, and those that were given up', async () => {
    const mails = async () => {
      const { courriels, courriels_age_secondes, courriels_abandonnes } = await valuesOf('file')
      return [courriels, courriels_age_secondes, courriels_abandonnes]
    }
    expect(await mails()).toEqual([0, 0, 0])
    await queueMail(
      store.db,
      60_000,
      'a@exemple.fr',
      { genre: 'essai', sujet: 'Essai', paragraphes: [] },
      idOf('un'),
    )
    expect(await mails()).toEqual([1, 30, 0])
    await abandonCourriel(store.db, { id: idOf('un'), priorite: 1 })
    expect(await mails()).toEqual([0, 0, 1])
  })

  it.each<[Unsound, { readonly taille: number; readonly empreinte: string }, string | undefined]>([
    ['absent', { taille: 5, empreinte: '' }, undefined],
    ['taille', { taille: 6, empreinte: '' }, 'bytes'],
    ['altere', { taille: 5, empreinte: '0'.repeat(64) }, 'bytes'],
  ])('fichiers_refuses: %s', async (motif, row, content) => {
    const fichier = `${motif}.pdf`
    const { objects } = portal.services
    if (content !== undefined) await objects.put(fichier, Buffer.from(content))
    const before = await valuesOf('fichiers_refuses')
    await openSound(objects, { fichier, ...row }, () => undefined)
    expect(await valuesOf('fichiers_refuses')).toEqual({ ...before, [motif]: (before[motif] ?? 0) + 1 })
  })
})
