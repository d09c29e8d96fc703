import { describe, expect, it } from 'vitest'
import { readConfig } from '#server/config.ts'
import { StartFault } from '#server/kit/StartFault.ts'

const S3 = {
  S3_URL: 'https://s3.exemple.fr/',
  S3_BUCKET: 'espace-agent',
  S3_ACCESS_KEY_ID: 'compte',
  S3_SECRET_ACCESS_KEY: 'secret',
}

describe('the configuration of an object store', () => {
  it('is a folder without any variable, and a bucket with the four', () => {
    expect(readConfig({}).s3).toBeUndefined()
    expect(readConfig({ S3_URL: '', S3_BUCKET: '' }).s3).toBeUndefined()
    expect(readConfig(S3).s3).toEqual({
      url: 'https://s3.exemple.fr',
      bucket: 'espace-agent',
      region: 'us-east-1',
      accessKeyId: 'compte',
      secretAccessKey: 'secret',
    })
    expect(readConfig({ ...S3, S3_REGION: 'fr-par' }).s3?.region).toBe('fr-par')
  })

  it.each(['http://localhost:9000', 'http://127.0.0.1:9000', 'http://[::1]:9000', 'https://x.fr/storage/s3'])(
    'may be at %s',
    (S3_URL) => {
      expect(readConfig({ ...S3, S3_URL }).s3?.url).toBe(S3_URL)
    },
  )

  it.each<[Record<string, string>, string]>([
    [{ ...S3, S3_URL: '' }, 'il manque S3_URL :'],
    [{ ...S3, S3_SECRET_ACCESS_KEY: '' }, 'il manque S3_SECRET_ACCESS_KEY :'],
    [{ S3_SECRET_ACCESS_KEY: 'secret' }, 'il manque S3_URL, S3_BUCKET, S3_ACCESS_KEY_ID :'],
    [{ S3_REGION: 'fr-par' }, 'il manque S3_URL'],
    [{ ...S3, S3_URL: 'secret' }, 'S3_URL doit'],
    [{ ...S3, S3_URL: 'http://s3.exemple.fr' }, 'S3_URL doit'],
    [{ ...S3, S3_URL: 'https://compte:secret@s3.exemple.fr' }, 'S3_URL doit'],
    [{ ...S3, S3_URL: 'https://s3.exemple.fr/?secret' }, 'S3_URL doit'],
    [{ ...S3, S3_URL: 'https://s3.exemple.fr/#secret' }, 'S3_URL doit'],
    [{ ...S3, S3_BUCKET: 'Espace' }, 'S3_BUCKET doit'],
    [{ ...S3, S3_BUCKET: 'a/b' }, 'S3_BUCKET doit'],
  ])('refuses %o', (env, message) => {
    const read = () => readConfig(env)
    expect(read).toThrow(StartFault)
    expect(read).toThrow(message)
    expect(read).not.toThrow('secret')
  })
})

describe('CaptchEtat', () => {
  const PISTE = { CAPTCHETAT_CLIENT_ID: 'portail', CAPTCHETAT_CLIENT_SECRET: 'tres-secret' }

  it('is at its public addresses, unless said otherwise', () => {
    expect(readConfig({}).captchEtat).toBeUndefined()
    expect(readConfig(PISTE).captchEtat).toEqual({
      url: 'https://api.piste.gouv.fr/piste/captchetat/v2',
      urlJeton: 'https://oauth.piste.gouv.fr/api/oauth/token',
      clientId: 'portail',
      clientSecret: 'tres-secret',
      type: 'alphanumerique6to9LightCaptchaFR',
    })
    const elsewhere = 'https://sandbox-api.piste.gouv.fr/piste/captchetat/v2'
    expect(readConfig({ ...PISTE, CAPTCHETAT_URL: `${elsewhere}/` }).captchEtat?.url).toBe(elsewhere)
  })

  it.each<[Record<string, string>, string]>([
    [{ CAPTCHETAT_CLIENT_ID: 'portail' }, 'sont requis ensemble'],
    [{ CAPTCHETAT_URL: 'https://api.piste.gouv.fr/x' }, 'sont requis ensemble'],
    [{ ...PISTE, CAPTCHETAT_URL: 'http://api.piste.gouv.fr/x' }, 'CAPTCHETAT_URL doit'],
    [{ ...PISTE, CAPTCHETAT_TYPE: 'a&b' }, 'CAPTCHETAT_TYPE doit'],
  ])('refuses %o', (env, message) => {
    expect(() => readConfig(env)).toThrow(message)
    expect(() => readConfig(env)).not.toThrow('tres-secret')
  })
})

const right = {
  FRANCECONNECT_ISSUER: 'https://fournisseur.exemple.fr/api/v2',
  FRANCECONNECT_CLIENT_ID: 'portail',
  FRANCECONNECT_CLIENT_SECRET: 'tres-secret',
}

const franceConnect = (env: Record<string, string>) => readConfig(env).franceConnect

describe('variables of FranceConnect', () => {
  it('asks for the lowest level and the recommended signature when nothing else is said', () => {
    expect(franceConnect({})).toBeUndefined()
    expect(franceConnect(right)).toMatchObject({ clientId: 'portail', acr: 'eidas1', algorithme: 'ES256' })
    expect(franceConnect({ ...right, FRANCECONNECT_ACR: 'eidas3' })).toMatchObject({ acr: 'eidas3' })
  })

  it.each([
    ['FRANCECONNECT_ISSUER', { ...right, FRANCECONNECT_ISSUER: 'http://fournisseur.exemple.fr' }],
    ['FRANCECONNECT_ISSUER est requis', { FRANCECONNECT_CLIENT_ID: 'portail' }],
    ['FRANCECONNECT_CLIENT_ID est requis', { ...right, FRANCECONNECT_CLIENT_ID: '' }],
    ['FRANCECONNECT_CLIENT_SECRET est requis', { ...right, FRANCECONNECT_CLIENT_SECRET: '' }],
    ['FRANCECONNECT_ACR doit être l’un de', { ...right, FRANCECONNECT_ACR: 'eidas9' }],
    ['FRANCECONNECT_ALG doit être l’un de', { ...right, FRANCECONNECT_ALG: 'HS256' }],
  ])('names %s when it is at fault, and never repeats the secret', (name, env) => {
    expect(() => franceConnect(env)).toThrow(name)
    expect(() => franceConnect(env)).not.toThrow('tres-secret')
  })
})

describe('the configuration of transmissions', () => {
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
    [
      { TRANSMISSION_URL: 'https://a:secret@gestion.exemple.fr', TRANSMISSION_JETON },
      'TRANSMISSION_URL doit',
    ],
    [{ TRANSMISSION_URL: 'https://gestion.exemple.fr/?a=1', TRANSMISSION_JETON }, 'TRANSMISSION_URL doit'],
    [{ TRANSMISSION_URL: 'gestion', TRANSMISSION_JETON }, 'TRANSMISSION_URL doit'],
    [{ TRANSMISSION_URL, TRANSMISSION_JETON: 'secret\r\nX-A: 1' }, 'TRANSMISSION_JETON ne peut'],
  ])('refuses %o without repeating what is secret', (env, message) => {
    const read = () => readConfig(env)
    expect(read).toThrow(StartFault)
    expect(read).toThrow(message)
    expect(read).not.toThrow('secret')
  })
})
