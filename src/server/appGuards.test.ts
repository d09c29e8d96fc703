import type { FastifyInstance } from 'fastify'
import { describe, expect, it, onTestFinished } from 'vitest'
import { calls } from '#contract/calls.ts'
import { databases } from '#testing/databases.ts'
import { testApp } from '#testing/testApp.ts'

/** Method and path of each route of an application, read in the tree that it prints. */
const routesOf = (app: FastifyInstance): string[] => {
  const above: string[] = []
  return app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, before = '', name = '', methods = ''] = /^([│ ]*)[└├]── (\S+) \((.+)\)$/.exec(line) ?? []
      if (name === '') return []
      above.splice(before.length / 4, above.length, name)
      return methods.split(', ').map((method) => `${method} ${above.join('')}`)
    })
}

/** What the contract does not have: pages, what is of everyone, and the forms of pages without a script, which make its calls. */
const BESIDE = [
  'GET /',
  'GET /*',
  'GET /.well-known/security.txt',
  'GET /api/documentation',
  'GET /api/openapi.json',
  'GET /api/public/franceconnect/v1',
  'GET /api/public/franceconnect/v1/deconnexion',
  'GET /api/public/franceconnect/v1/retour',
  'GET /captcha/image',
  'GET /captcha/son',
  'GET /compromission/range/:prefix',
  'GET /health/live',
  'GET /health/ready',
  'POST /accueilnonconnecte',
  'POST /api/public/rapportcsp/v1',
  'POST /deconnexion',
  'POST /notifications/lecture',
]

it('has no address that the contract does not declare, but those listed here', async () => {
  const portal = await testApp('SQLite', { DEMO: '0' })
  onTestFinished(portal.close)
  const declared = new Set(calls.map(({ method, path }) => `${method} ${path}`))
  const beside = routesOf(portal.app).filter((route) => !declared.has(route) && !route.startsWith('HEAD '))
  expect(beside.toSorted()).toEqual(BESIDE)
})

it('tells no fault in the log but by what it may tell', async () => {
  const portal = await testApp('SQLite')
  onTestFinished(portal.close)
  const serializers = Reflect.get(portal.app.log, Symbol.for('pino.serializers')) as {
    readonly err: (fault: unknown) => object
  }
  const fault = Object.assign(new Error('no 269057505601260'), { parameters: ['FR76'] })
  expect(JSON.stringify(serializers.err(fault))).toMatch(/^(?!.*(?:269057505601260|FR76)).*no \*\*\*/)
})

describe.each(databases)('behind one proxy, on %s', (database) => {
  it('the address is the one that this proxy tells, whatever the client wrote before', async () => {
    const portal = await testApp(database, { TRUST_PROXY: '1' })
    onTestFinished(portal.close)
    const codesOf = async (identifiant: string, addresses: readonly string[]) => {
      const codes = []
      for (const address of addresses) {
        const headers = { 'x-forwarded-for': address }
        const answer = await portal.tryToSignIn({ identifiant, secret: 'x' }, { headers })
        codes.push(answer.json<{ code: number }>().code)
      }
      return codes
    }
    const written = ['192.0.2.1', '192.0.2.2', '192.0.2.3', '192.0.2.4']
    const behind = written.map((address) => `${address}, 203.0.113.5`)
    expect(await codesOf('269057505601260', behind)).toEqual([61, 61, 62, 64])
    const apart = ['198.18.0.1', '198.19.0.1', '198.51.100.1', '203.0.113.9']
    expect(await codesOf('163115935007107', apart)).toEqual([61, 61, 61, 61])
  })
})
