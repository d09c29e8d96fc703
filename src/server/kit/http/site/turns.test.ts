import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openSite } from './testing/openSite.ts'

let site: Awaited<ReturnType<typeof openSite>>
beforeEach(async () => {
  site = await openSite((dist) => writeFileSync(join(dist, 'adresses.json'), '["/contact"]'))
})
afterEach(() => site.close())

/** How many of thirty addresses asked for at once are left to the application, the first drawn being slow. */
const leftOf = async (address: (place: number) => string) => {
  site.state.late = true
  const asked = Array.from({ length: 30 }, (_, place) => site.get(address(place)))
  site.state.late = (await Promise.any(asked)).body !== 'application'
  return (await Promise.all(asked)).filter(({ body }) => body === 'application').length
}

const inCapitals = (place: number) =>
  [...'contact'].map((letter, rank) => ((place + 1) & (2 ** rank) ? letter.toUpperCase() : letter)).join('')

it.each([
  ['of one person alone', (place: number) => `/contact?place=${place}`],
  ['of the many ways to write one address', (place: number) => `/${inCapitals(place)}`],
  ['of addresses that are not there', (place: number) => `/inconnue${place}`],
])(
  'few pages of one network are drawn at a time, the others left to the application: %s',
  async (_, address) => expect(await leftOf(address)).toBe(8),
)

it('a page that is the same for all is drawn once', async () => {
  expect(await leftOf(() => '/contact')).toBe(0)
})

it('few pages are drawn at a time whatever the number of networks, the others left to the application', async () => {
  site.state.late = true
  const asked = Array.from({ length: 256 }, (_, place) =>
    site.get('/contact?lu', { 'x-forwarded-for': `2001:db8:0:${(place << 8).toString(16)}::1` }),
  )
  expect((await Promise.any(asked)).body).toBe('application')
  await expect.poll(() => site.state.read).toBe(8)
  site.state.late = false
  expect(new Set((await Promise.all(asked)).map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
})
