import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { root } from '#server/kit/root.ts'
import { variables } from './variables.ts'

const read = (path: string) => readFileSync(join(root, path), 'utf8')

const known = (name: string) => name.replace(/_FILE$/, '') in variables.properties

/** Bundles that the build of the server makes, where they are started from. */
const bundles = [...read('vite.server.config.ts').matchAll(/^ +(\w+): 'src\//gm)].map(
  ([, name]) => `dist-server/${name}.js`,
)

interface Service {
  readonly environment?: Readonly<Record<string, string>>
  readonly command?: readonly string[]
  readonly secrets?: readonly string[]
  readonly build?: { readonly dockerfile: string }
}

const compose = parse(read('deploy/compose.yaml'), { merge: true }) as {
  readonly services: Readonly<Record<string, Service>>
  readonly secrets: Readonly<Record<string, unknown>>
}
const ours = Object.entries(compose.services).filter(([, { build }]) => build !== undefined)

describe('the image', () => {
  const lines = read('deploy/Dockerfile').split('\n')

  it('runs on the pinned Node', () => {
    const { dependencies } = JSON.parse(read('package.json')) as { dependencies: Record<string, string> }
    for (const line of lines.filter((one) => one.startsWith('FROM')))
      expect(line).toContain(`node:${dependencies['node']}-`)
  })

  it('copies what is there, and starts what is built', () => {
    const copied = lines
      .filter((line) => line.startsWith('COPY') && !line.includes('--from'))
      .flatMap((line) => line.split(' ').slice(1, -1))
    expect(copied.filter((path) => !existsSync(join(root, path)))).toEqual([])
    const started = /"(dist-server\/[\w.]+)"\]$/m.exec(lines.join('\n'))?.[1]
    expect(bundles).toContain(started)
  })
})

describe('the composition', () => {
  it.each(ours)('%s is given variables that are read, and secrets that are declared', (_, service) => {
    expect(Object.keys(service.environment ?? {}).filter((name) => !known(name))).toEqual([])
    expect((service.secrets ?? []).filter((name) => !(name in compose.secrets))).toEqual([])
    if (service.command) expect(bundles).toContain(service.command[1])
  })

  it('has several servers, and changes the schema in none of them', () => {
    const servers = ours.filter(([name]) => name !== 'schema')
    expect(servers.length).toBeGreaterThan(1)
    for (const [, { command }] of servers) expect(command).toBeUndefined()
  })
})

it('the unit of systemd is given variables that are read, and starts what is built', () => {
  const unit = read('deploy/espace-agent-public.service')
  const names = [...unit.matchAll(/^Environment=(\w+)=/gm)].map(([, name = '']) => name)
  expect(names.filter((name) => !known(name))).toEqual([])
  expect(bundles).toContain(/^ExecStart=.* (dist-server\/\S+)$/m.exec(unit)?.[1])
})
