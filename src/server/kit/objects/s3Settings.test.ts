import { describe, expect, it } from 'vitest'
import { readConfig } from '#server/config.ts'
import { StartFault } from '../StartFault.ts'

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
