import type { FastifyRequest } from 'fastify'
import { describe, expect, it } from 'vitest'
import { readConfig } from '#server/config.ts'
import { isForUs } from './security.ts'

const asking = (host: string, url = '/', ...others: readonly string[]) => {
  const rawHeaders = [host, ...others].flatMap((one) => ['Host', one, 'Accept', 'host'])
  return { host, url, raw: { rawHeaders } } as unknown as FastifyRequest
}

const asked = (host: string, env: Record<string, string>, url = '/', ...others: readonly string[]) =>
  isForUs(asking(host, url, ...others), readConfig(env))

const deployed = {
  ORIGIN: 'https://agent.exemple.fr',
  TRUST_PROXY: '1',
  HOTES: 'ancien.exemple.fr,Interne:8080',
}

describe('the host that a request says to be for', () => {
  it.each([
    'agent.exemple.fr',
    'agent.exemple.fr:443',
    'AGENT.exemple.fr',
    'ancien.exemple.fr',
    'interne:8080',
  ])('%s is ours', (host) => {
    expect(asked(host, deployed)).toBe(true)
  })

  it.each([
    'mal.example',
    'agent.exemple.fr.mal.example',
    'agent.exemple.fr:8443',
    'localhost',
    'interne',
    '',
    'a b',
    '@',
  ])('« %s » is not', (host) => {
    expect(asked(host, deployed)).toBe(false)
  })

  it.each(['localhost:3000', '127.0.0.1:5173', '[::1]:80', 'localhost'])('%s is, on this machine', (host) => {
    expect(asked(host, {})).toBe(true)
    expect(asked('mal.example', {})).toBe(false)
  })

  it('is looked at for each request, whatever those before it said', () => {
    const config = readConfig(deployed)
    const hosts = ['agent.exemple.fr', 'mal.example', 'agent.exemple.fr', 'ancien.exemple.fr', 'mal.example']
    expect(hosts.map((host) => isForUs(asking(host), config))).toEqual([true, false, true, true, false])
  })

  it('is said once', () => {
    expect(asked('agent.exemple.fr', deployed, '/', 'mal.example')).toBe(false)
    expect(asked('agent.exemple.fr', deployed, '/health/ready', 'agent.exemple.fr')).toBe(false)
  })

  it('does not matter to probes', () => {
    expect(asked('10.0.0.7:3000', deployed, '/health/ready')).toBe(true)
    expect(asked('10.0.0.7:3000', deployed, '/health/ready/x')).toBe(false)
  })
})
