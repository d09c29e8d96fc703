import { afterAll, beforeAll, expect, it } from 'vitest'
import { BROWSER_COOKIE } from '#contract/connexion/session.ts'
import { markedWith } from '#server/connexion/locks/knownBrowser.ts'
import { readConfig } from '#server/config.ts'
import { whoAsks } from '#server/kit/session/browserCookie.ts'
import { testApp, type TestApp } from '#testing/testApp.ts'
import { limitNetworkBytes, slowNetwork, waitOfNetwork } from './limits.ts'

const [OFFICE, HOME] = ['192.0.2.1', '198.51.100.1']
let portal: TestApp
const services = () => ({
  ...portal.services,
  config: readConfig({ DEMANDES_PAR_RESEAU: '3', MEGAOCTETS_PAR_RESEAU: '1' }),
})

beforeAll(async () => {
  portal = await testApp('SQLite')
})
afterAll(() => portal.close())

const account = { identifiant: '269057505601260', secret: 'hash' }
const marks = () => markedWith(portal.services, '', account)
const asks = (ip: string, cookie = '') =>
  whoAsks(services(), { ip, headers: { cookie: `${BROWSER_COOKIE.plain}=${cookie}` } } as Parameters<
    typeof whoAsks
  >[1])

it('a network past its limit is slowed, and turned away only while too many of it wait', async () => {
  const waits = await Promise.all(
    Array.from({ length: 25 }, () => waitOfNetwork(services(), 'essai', OFFICE)),
  )
  const slowed = waits.map((ms) => (ms === undefined ? 'tard' : Math.round(ms / 1000)))
  expect(slowed.slice(0, 3)).toEqual([0, 0, 0])
  expect(slowed.slice(3)).toEqual([...Array.from({ length: 21 }, (_, rank) => rank), 'tard'])
  await expect(slowNetwork(services(), 'essai', OFFICE)).rejects.toMatchObject({ failure: 'serviceSature' })
  expect(await waitOfNetwork(services(), 'essai', HOME)).toBe(0)
})

it('those who guess at a secret are slowed ten times more', async () => {
  const guess = () => waitOfNetwork(services(), 'secret', OFFICE, { most: 1, pace: 'secret' })
  const waits = await Promise.all([guess(), guess(), guess(), guess(), guess()])
  expect(waits.map((ms) => (ms === undefined ? 'tard' : Math.round(ms / 10_000)))).toEqual([
    0,
    0,
    1,
    2,
    'tard',
  ])
})

it('a browser whose marks hold signs that no seal has is counted with its network', () => {
  const [, today, , seal = ''] = marks().split('.')
  expect(asks(OFFICE, `x.${today}.${'é'.repeat(seal.length)}.${'é'.repeat(seal.length)}`)).toBe(OFFICE)
})

it('a browser that has signed in before is not counted with its network, wherever it is', () => {
  const mine = marks()
  expect(asks(OFFICE, mine)).toBe(asks(HOME, mine))
  expect(asks(OFFICE, mine)).not.toBe(asks(OFFICE, marks()))
  expect(asks(OFFICE)).toBe(OFFICE)
})

it('a mark that was not given by this portal, or was changed, is worth nothing', () => {
  const [id, day, seal, own = ''] = marks().split('.')
  const others = markedWith({ ...portal.services, key: 'autre' }, '', account)
  const changed = `${own.slice(1)}${own[0]}`
  const wrong = [
    others,
    `${id}.${day}.${seal}`,
    `${id}.${day}.${seal}.${changed}`,
    `x.${day}.${seal}.${own}`,
    `${id}.${Number(day) - 1}.${seal}.${own}`,
    `${id}.${seal}.${own}`,
    `${id}...`,
  ]
  for (const mark of wrong) expect(asks(OFFICE, mark)).toBe(OFFICE)
  expect(asks(OFFICE, `${others}~${marks()}`)).toMatch(/^navigateur:/)
})

it('files beyond the limit of the hour are refused', async () => {
  await limitNetworkBytes(services(), OFFICE, 600_000)
  await expect(limitNetworkBytes(services(), OFFICE, 600_000)).rejects.toMatchObject({
    failure: 'tropDeDemandes',
  })
  await limitNetworkBytes(services(), asks(OFFICE, marks()), 600_000)
})
