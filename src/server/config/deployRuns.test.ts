import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { readConfig } from '#server/config.ts'
import { healthPaths } from '#server/kit/health/routes.ts'
import { root } from '#server/kit/root.ts'
import { DELAY } from '#server/start/endings.ts'
import { variables } from './variables.ts'

const read = (path: string) => readFileSync(join(root, path), 'utf8')

/** Longest close of a server, in seconds, its grace before included: what is sent to it then would cut off the line that says why. */
const CLOSE_SECONDS = (DELAY + readConfig({ DEMO: '0' }).graceMs) / 1000

interface Service {
  readonly image?: string
  readonly build?: object
  readonly environment?: Readonly<Record<string, string>>
  readonly depends_on?: readonly string[] | Readonly<Record<string, object>>
  readonly volumes?: readonly string[]
  readonly stop_grace_period?: string
  readonly read_only?: boolean
}

const compose = parse(read('deploy/compose.yaml'), { merge: true }) as {
  readonly services: Readonly<Record<string, Service>>
  readonly secrets: Readonly<Record<string, { readonly file: string }>>
  readonly volumes: Readonly<Record<string, unknown>>
}
const ours = Object.entries(compose.services).filter(([, { build }]) => build !== undefined)

/** The image that runs: what follows the last FROM. */
const image =
  read('deploy/Dockerfile')
    .split(/^FROM .*$/m)
    .at(-1) ?? ''
const imageEnv = Object.fromEntries(
  [...(/^ENV (.+)$/m.exec(image)?.[1] ?? '').matchAll(/(\w+)=(\S+)/g)].map(([, name = '', value = '']) => [
    name,
    value,
  ]),
)

/** A server on a free port that answers these statuses in order, the last one for ever, and keeps what it was asked. */
const openProbed = async (statuses: readonly number[]) => {
  const asked: (string | undefined)[] = []
  const server = createServer(({ url }, answer) => {
    asked.push(url)
    answer.writeHead(statuses[Math.min(asked.length, statuses.length) - 1] ?? 500).end()
  })
  const port = await new Promise<number>((done) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      done(typeof address === 'object' && address ? address.port : 0)
    })
  })
  return { asked, port, close: () => void server.close() }
}

describe('the image that runs', () => {
  it('is given variables that are read, and is not root when it starts', () => {
    expect(Object.keys(imageEnv)).toContain('NODE_ENV')
    expect(Object.keys(imageEnv).filter((name) => !(name in variables.properties))).toEqual([])
    const user = /^USER (\w+)$/m.exec(image)
    expect(user?.[1]).toMatch(/^(?!root$)[a-z]+$/)
    expect(image.indexOf('\nCMD')).toBeGreaterThan(user?.index ?? Infinity)
    expect(image).toContain(`chown ${user?.[1]}:${user?.[1]} ${imageEnv['DATA_DIR']}`)
  })

  it.each([
    ['a server that lives', 200, 0],
    ['one that does not answer as it should', 503, 1],
    ['none', undefined, 1],
  ])('its health check, run on %s (%s), ends with %d', async (_, status, code) => {
    const { asked, port, close } = await openProbed([status ?? 500])
    if (status === undefined) close()
    const [, flag = '', script = ''] = JSON.parse(
      /^HEALTHCHECK [^\n]*\\\n +CMD (\[.*\])$/m.exec(image)?.[1] ?? '[]',
    ) as string[]
    const ended = await new Promise((done) => {
      execFile(process.execPath, [flag, script], { env: { PORT: String(port) } }, (error) =>
        done(error?.code ?? 0),
      )
    })
    close()
    expect(ended).toBe(code)
    expect(asked).toEqual(status === undefined ? [] : [healthPaths.live])
  })
})

describe('the composition', () => {
  it('names services, volumes and secrets that it declares, and files of deploy/', () => {
    for (const [name, { depends_on = [], volumes = [] }] of Object.entries(compose.services)) {
      const needed = Array.isArray(depends_on) ? depends_on : Object.keys(depends_on)
      expect(needed.filter((one: string) => !(one in compose.services))).toEqual([])
      const sources = volumes.map((volume) => volume.split(':')[0] ?? '')
      const unknown = sources.filter((source) => !source.startsWith('./') && !(source in compose.volumes))
      expect([name, unknown]).toEqual([name, []])
    }
    for (const { file } of Object.values(compose.secrets)) expect(file).toMatch(/^secrets\/\w+$/)
    expect(read('deploy/haproxy.cfg')).toContain('bind :443 ssl')
  })

  it('lets nothing of the public decide of a trace', () => {
    const [, frontend = ''] = /^frontend public\n((?: .*\n)+)/m.exec(read('deploy/haproxy.cfg')) ?? []
    for (const header of ['traceparent', 'tracestate'])
      expect(frontend).toMatch(new RegExp(`^ +http-request del-header ${header}$`, 'm'))
  })

  it.each(ours)('%s is given settings that a start in production takes as a whole', (_, service) => {
    const folder = mkdtempSync(join(tmpdir(), 'espace-agent-composition-'))
    const values: Readonly<Record<string, string>> = {
      DATABASE_URL_FILE: 'postgres://portail:secret@base/portail',
      S3_ACCESS_KEY_ID_FILE: 'AKIA',
      S3_SECRET_ACCESS_KEY_FILE: 'secret',
      SMTP_URL_FILE: 'smtps://compte:secret@smtp.exemple.fr',
      ORIGIN: 'https://agent.exemple.fr',
      S3_URL: 'https://s3.exemple.fr',
      S3_BUCKET: 'espace-agent',
      MAIL_FROM: 'portail@exemple.fr',
    }
    const given = Object.entries(service.environment ?? {}).map(([name, value]) => {
      if (!name.endsWith('_FILE')) return [name, value.startsWith('${') ? values[name] : value]
      const path = join(folder, name)
      writeFileSync(path, `${values[name]}\n`)
      return [name, path]
    })
    const config = readConfig({ ...imageEnv, ...Object.fromEntries(given) })
    expect(config).toMatchObject({
      databaseUrl: values['DATABASE_URL_FILE'],
      demo: false,
      secureCookies: true,
    })
    rmSync(folder, { recursive: true })
    expect(service.read_only).toBe(true)
    expect(service.volumes?.map((volume) => volume.split(':')[1])).toContain(imageEnv['DATA_DIR'])
    expect(Number.parseInt(service.stop_grace_period ?? '', 10)).toBeGreaterThan(CLOSE_SECONDS)
  })

  it('has its proxy ask the servers that it has, where they listen', () => {
    const asked = [...read('deploy/haproxy.cfg').matchAll(/^ +server \S+ (\S+):(\d+)$/gm)]
    const servers = ours.map(([name]) => name).filter((name) => name !== 'schema')
    expect(asked.map(([, name]) => name)).toEqual(servers)
    expect(asked.map(([, , port]) => port)).toEqual(servers.map(() => imageEnv['PORT']))
    expect(read('deploy/haproxy.cfg')).toContain(`option httpchk GET ${healthPaths.ready}`)
    const [, inter, fall] = /check inter (\d+)s fall (\d+)/.exec(read('deploy/haproxy.cfg')) ?? []
    const [, limit] = /timeout check (\d+)s/.exec(read('deploy/haproxy.cfg')) ?? []
    expect(Number(fall)).toBeGreaterThan(1)
    expect(Number(inter) * Number(fall) * 1000).toBeLessThan(readConfig({ DEMO: '0' }).graceMs)
    expect(Number(limit)).toBeGreaterThan(2)
  })
})

it('the unit of systemd runs for a user of its own, in the folder that is made for it, and has time to close', () => {
  const unit = read('deploy/espace-agent-public.service')
  const value = (name: string) => new RegExp(`^${name}=(.+)$`, 'm').exec(unit)?.[1]
  expect(value('User')).toMatch(/^(?!root$)[a-z-]+$/)
  expect(value('Environment=DATA_DIR')).toBe(`/var/lib/${value('StateDirectory')}`)
  expect(Number(value('TimeoutStopSec'))).toBeGreaterThan(CLOSE_SECONDS)
})

describe('what the unit of systemd waits with', () => {
  const [, script = ''] =
    /^ExecStartPost=\S+\/node -e "([^"$%\\]+)"$/m.exec(read('deploy/espace-agent-public.service')) ?? []

  /** Runs it beside a server of this process number, whose answers to the probe are these, in order. */
  const wait = async (mainPid: number | undefined, statuses: readonly number[]) => {
    const { asked, port, close } = await openProbed(statuses)
    const env = { PORT: String(port), MAINPID: String(mainPid) }
    const ended = await new Promise((done) => {
      execFile(process.execPath, ['-e', script], { env }, (error) => done(error?.code ?? 0))
    })
    close()
    return { ended, asked }
  }

  it('is over once the server is ready, and not before', async () => {
    const { ready } = healthPaths
    expect(await wait(process.pid, [503, 503, 200])).toEqual({ ended: 0, asked: [ready, ready, ready] })
  })

  it('fails when the server has ended', async () => {
    const gone = execFile(process.execPath, ['-e', ''])
    await new Promise((done) => void gone.once('exit', done))
    expect(await wait(gone.pid, [503])).toEqual({ ended: 1, asked: [healthPaths.ready] })
  })
})
