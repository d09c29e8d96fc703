import { describe, expect, it } from 'vitest'
import { readConfig } from '#server/config.ts'

const right = {
  FRANCECONNECT_ISSUER: 'https://fournisseur.exemple.fr/api/v2',
  FRANCECONNECT_CLIENT_ID: 'portail',
  FRANCECONNECT_CLIENT_SECRET: 'tres-secret',
}

const read = (env: Record<string, string>) => readConfig(env).franceConnect

describe('variables of FranceConnect', () => {
  it('asks for the lowest level and the recommended signature when nothing else is said', () => {
    expect(read({})).toBeUndefined()
    expect(read(right)).toMatchObject({ clientId: 'portail', acr: 'eidas1', algorithme: 'ES256' })
    expect(read({ ...right, FRANCECONNECT_ACR: 'eidas3' })).toMatchObject({ acr: 'eidas3' })
  })

  it.each([
    ['FRANCECONNECT_ISSUER', { ...right, FRANCECONNECT_ISSUER: 'http://fournisseur.exemple.fr' }],
    ['FRANCECONNECT_ISSUER est requis', { FRANCECONNECT_CLIENT_ID: 'portail' }],
    ['FRANCECONNECT_CLIENT_ID est requis', { ...right, FRANCECONNECT_CLIENT_ID: '' }],
    ['FRANCECONNECT_CLIENT_SECRET est requis', { ...right, FRANCECONNECT_CLIENT_SECRET: '' }],
    ['FRANCECONNECT_ACR doit être l’un de', { ...right, FRANCECONNECT_ACR: 'eidas9' }],
    ['FRANCECONNECT_ALG doit être l’un de', { ...right, FRANCECONNECT_ALG: 'HS256' }],
  ])('names %s when it is at fault, and never repeats the secret', (name, env) => {
    expect(() => read(env)).toThrow(name)
    expect(() => read(env)).not.toThrow('tres-secret')
  })
})
