import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { testApp, type TestApp } from '#testing/testApp.ts'

let portal: TestApp
beforeAll(async () => {
  portal = await testApp('SQLite')
})
afterAll(() => portal.close())

const ask = (codePostal: string) => portal.app.inject(`/api/public/communes/v1?codePostal=${codePostal}`)

it.each([
  ['75001', ['Paris']],
  ['75116', ['Paris']],
  ['13016', ['Marseille']],
  ['69009', ['Lyon']],
  ['20200', ['Bastia', 'San-Martino-di-Lota', 'Santa-Maria-di-Lota', 'Ville-di-Pietrabugno']],
  ['20000', ['Ajaccio']],
  ['97600', ['Koungou', 'Mamoudzou']],
  ['97500', ['Miquelon-Langlade', 'Saint-Pierre']],
  ['98800', ['Nouméa']],
  ['99999', []],
  ['75700', []],
])('finds the communes of %s', async (codePostal, expected) => {
  const answer = await ask(codePostal)
  const { records } = answer.json<{
    records: { fields: { nom_de_la_commune: string; code_postal: string } }[]
  }>()
  expect(answer.headers['cache-control']).toBe('public, max-age=86400')
  expect(records.map(({ fields }) => fields.nom_de_la_commune)).toEqual(expected)
  expect(records.every(({ fields }) => fields.code_postal === codePostal)).toBe(true)
})

it.each(['7500', '750011', 'abcde', '', '2A004'])(
  'refuses %o, which is no postal code',
  async (codePostal) => {
    expect((await ask(codePostal)).statusCode).toBe(400)
  },
)

it('lists countries, France first, the others by name, and lets them be kept', async () => {
  const answer = await portal.app.inject('/api/public/listerpays/v1')
  const { listePays } = answer.json<{ listePays: { code: string; libelleLong: string }[] }>()
  expect(listePays[0]).toEqual({ code: '99100', libelleLong: 'France' })
  expect(listePays.length).toBeGreaterThan(200)
  const names = listePays.slice(1).map(({ libelleLong }) => libelleLong)
  expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'fr')))
  expect(new Set(listePays.map(({ code }) => code)).size).toBe(listePays.length)
  expect(answer.headers['cache-control']).toBe('public, max-age=86400')
})

it('has a configured service asked of so many codes by one network in an hour, and the list beyond, refused to nobody', async () => {
  const asked = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => Response.json([{ nom: 'Ville' }]))
  const configured = await testApp('SQLite', {
    URL_COMMUNES: 'https://communes.exemple.fr/{codePostal}',
    DEMANDES_PAR_RESEAU: '2',
  })
  const namesFrom = async (remoteAddress: string, codePostal: string) => {
    const url = `/api/public/communes/v1?codePostal=${codePostal}`
    const answer = await configured.app.inject({ url, remoteAddress })
    return answer
      .json<{ records: { fields: { nom_de_la_commune: string } }[] }>()
      .records.map(({ fields }) => fields.nom_de_la_commune)
  }
  const found = []
  for (const codePostal of ['75001', '13001', '69001', '75001'])
    found.push(await namesFrom('192.0.2.1', codePostal))
  expect(found).toEqual([['Ville'], ['Ville'], ['Lyon'], ['Ville']])
  expect(await namesFrom('192.0.2.2', '69001')).toEqual(['Ville'])
  expect(asked).toHaveBeenCalledTimes(3)
  await configured.close()
  asked.mockRestore()
})
