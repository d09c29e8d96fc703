import { expect, it } from 'vitest'
import { readConfig } from '#server/config.ts'
import { StartFault } from '#server/kit/StartFault.ts'

const TRANSMISSION_URL = 'https://gestion.exemple.fr/demandes/'
const TRANSMISSION_JETON = 'jeton-secret_1~+/=='

it('writes requests in a folder unless an endpoint is configured', () => {
  expect(readConfig({}).transmission).toBeUndefined()
  expect(readConfig({ TRANSMISSION_URL, TRANSMISSION_JETON }).transmission).toEqual({
    url: 'https://gestion.exemple.fr/demandes',
    jeton: TRANSMISSION_JETON,
  })
})

it.each<[Record<string, string>, string]>([
  [{ TRANSMISSION_URL }, 'vont ensemble'],
  [{ TRANSMISSION_JETON }, 'vont ensemble'],
  [{ TRANSMISSION_URL: 'http://gestion.exemple.fr', TRANSMISSION_JETON }, 'TRANSMISSION_URL doit'],
  [{ TRANSMISSION_URL: 'https://a:secret@gestion.exemple.fr', TRANSMISSION_JETON }, 'TRANSMISSION_URL doit'],
  [{ TRANSMISSION_URL: 'https://gestion.exemple.fr/?a=1', TRANSMISSION_JETON }, 'TRANSMISSION_URL doit'],
  [{ TRANSMISSION_URL: 'gestion', TRANSMISSION_JETON }, 'TRANSMISSION_URL doit'],
  [{ TRANSMISSION_URL, TRANSMISSION_JETON: 'secret\r\nX-A: 1' }, 'TRANSMISSION_JETON ne peut'],
])('refuses %o without repeating what is secret', (env, message) => {
  const read = () => readConfig(env)
  expect(read).toThrow(StartFault)
  expect(read).toThrow(message)
  expect(read).not.toThrow('secret')
})
