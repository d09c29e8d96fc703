import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { root } from '#server/kit/root.ts'

const read = (path: string) => readFileSync(join(root, path), 'utf8')

interface Service {
  readonly environment?: Readonly<Record<string, string>>
  readonly secrets?: readonly string[]
  readonly build?: object
  readonly command?: readonly string[]
  readonly restart?: string
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>
  readonly cap_drop?: readonly string[]
  readonly security_opt?: readonly string[]
  readonly healthcheck?: { readonly test: readonly string[] }
}

const { services } = parse(read('deploy/compose.yaml'), { merge: true }) as {
  readonly services: Readonly<Record<string, Service>>
}
const unit = read('deploy/espace-agent-public.service')
const proxy = read('deploy/haproxy.cfg')

/** Names of the secrets that the variables of a service are read from. */
const secretsRead = ({ environment = {} }: Service): string[] =>
  Object.entries(environment)
    .filter(([name]) => name.endsWith('_FILE'))
    .map(([name, path]) => /^\/run\/secrets\/(\w+)$/.exec(path)?.[1] ?? `${name}=${path}`)

describe('secrets', () => {
  it.each(Object.entries(services))('of %s are the files that it is given, and no other', (_, service) => {
    expect(secretsRead(service).toSorted()).toEqual([...(service.secrets ?? [])].toSorted())
  })

  it.each(Object.entries(services))(
    'of %s are in files, never in the composition',
    (_, { environment = {} }) => {
      const clear = Object.keys(environment).filter(
        (name) => /PASSWORD|SECRET|KEY|JETON|DATABASE_URL|SMTP_URL/.test(name) && !name.endsWith('_FILE'),
      )
      expect(clear).toEqual([])
    },
  )

  it('of the unit of systemd are credentials that it loads', () => {
    const loaded = [...unit.matchAll(/^LoadCredential=(\w+):/gm)].map(([, name]) => name)
    const files = [...unit.matchAll(/^Environment=\w+_FILE=%d\/(\w+)$/gm)].map(([, name]) => name)
    expect(loaded).not.toEqual([])
    expect(files).toEqual(loaded)
  })
})

describe('the composition', () => {
  it('changes the schema once the base answers, and starts its servers once that is done', () => {
    const { base, schema } = services
    expect(schema).toMatchObject({
      restart: 'no',
      command: ['node', 'dist-server/admin.js', 'base', 'migrer'],
      depends_on: { base: { condition: 'service_healthy' } },
    })
    expect(base?.healthcheck?.test.at(-1)).toBe(`pg_isready -U ${base?.environment?.['POSTGRES_USER']}`)
    const servers = Object.entries(services).filter(([name, { build }]) => build && name !== 'schema')
    expect(servers.map(([, { depends_on }]) => depends_on)).toEqual(
      servers.map(() => ({ schema: { condition: 'service_completed_successfully' } })),
    )
  })

  it('gives what is ours no privilege', () => {
    for (const { build, cap_drop, security_opt } of Object.values(services))
      if (build) expect([cap_drop, security_opt]).toEqual([['ALL'], ['no-new-privileges:true']])
  })

  it('has one proxy in front, which says itself where people come from, and shows them no probe', () => {
    for (const { build, environment } of Object.values(services))
      if (build) expect(environment?.['TRUST_PROXY']).toBe('1')
    expect(proxy).toMatch(/^ +http-request set-header X-Forwarded-For %\[src\]$/m)
    expect(proxy).not.toMatch(/add-header X-Forwarded-For|option forwardfor/)
    expect(proxy).toMatch(/^ +http-request deny deny_status 404 if \{ path_beg \/health\/ \}$/m)
  })

  it('lets files come for as long as README says that they may take', () => {
    const [, seconds] =
      /that proxy must let through bodies of [\d.]+ MB, for (\d+) s/.exec(read('README.md')) ?? []
    for (const side of ['client', 'server'])
      expect(proxy).toMatch(new RegExp(`^ +timeout ${side} ${seconds}s$`, 'm'))
  })
})

it('the server is given the same memory by the image, by systemd and by README', () => {
  const limits = (path: string) =>
    [...read(path).matchAll(/--max-(?:old|semi)-space-size=\d+/g)].map(([flag]) => flag)
  expect(limits('README.md')).toHaveLength(2)
  expect(limits('deploy/Dockerfile')).toEqual(limits('README.md'))
  expect(limits('deploy/espace-agent-public.service')).toEqual(limits('README.md'))
})

it.each([
  'NoNewPrivileges=true',
  'ProtectSystem=strict',
  'ProtectHome=true',
  'CapabilityBoundingSet=',
  'UMask=0077',
])('the unit of systemd has %s', (line) => expect(unit.split('\n')).toContain(line))
