import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { readConfig } from '#server/config.ts'

const folder = mkdtempSync(join(tmpdir(), 'secrets-'))
const DATABASE_URL_FILE = join(folder, 'base')
writeFileSync(DATABASE_URL_FILE, 'postgres://portail:secret@base/portail\n')
afterAll(() => rmSync(folder, { recursive: true }))

it('reads a secret from its file, without the line break of its end', () => {
  expect(readConfig({ DATABASE_URL_FILE }).databaseUrl).toBe('postgres://portail:secret@base/portail')
})

it.each(['', '\n'])('refuses a secret whose file is empty (%j), rather than go on without it', (content) => {
  const SMTP_URL_FILE = join(folder, 'vide')
  writeFileSync(SMTP_URL_FILE, content)
  expect(() => readConfig({ SMTP_URL_FILE })).toThrow('SMTP_URL_FILE est un fichier vide')
})

it('tells all that is wrong at once', () => {
  const read = () =>
    readConfig({
      DATABASE_URL_FILE,
      DATABASE_URL: 'postgres://autre',
      SMTP_URL_FILE: join(folder, 'absent'),
      PORT: 'abc',
      LOG_LEVEL: 'bavard',
    })
  for (const sentence of [
    /DATABASE_URL et DATABASE_URL_FILE sont donnés tous les deux/,
    /SMTP_URL_FILE doit être un fichier que ce compte peut lire/,
    /PORT doit/,
    /LOG_LEVEL doit/,
  ])
    expect(read).toThrow(sentence)
})

it('tells together what parts of the configuration lack, and what production refuses', () => {
  const read = (more: Record<string, string>) => () =>
    readConfig({
      NODE_ENV: 'production',
      ORIGIN: 'https://agent.exemple.fr',
      SMTP_URL: 'smtps://smtp.exemple.fr',
      S3_URL: 'https://s3.exemple.fr',
      DEMO: '1',
      ...more,
    })
  for (const name of ['MAIL_FROM est requis', 'S3_BUCKET', 'TRUST_PROXY est requis', 'DEMO=1 ouvrirait'])
    expect(read({})).toThrow(name)
  expect(read({ TRUST_PROXY: '1' })).not.toThrow('TRUST_PROXY')
})

it('tells each of many variables at fault, and what is lacking beside them', () => {
  const wrong = {
    PORT: 'abc',
    HOTES: 'a b',
    DATABASE_URL: 'mysql://base/portail',
    DATABASE_POOL: '0',
    DEMO: 'oui',
    LOG_LEVEL: 'bavard',
    SHUTDOWN_GRACE: '-1',
    ECHECS_PAR_RESEAU: 'x',
    ENVOI_MAIL: 'oui',
    CONTACT_SECURITE: 'moi',
    TRANSMISSION_URL: 'ici',
    URL_MATOMO: 'ici',
    URL_COMPROMISSION: 'ici',
    OTEL_EXPORTER_OTLP_ENDPOINT: 'ici',
  }
  const lacking = {
    ORIGIN: 'https://agent.exemple.fr',
    SMTP_URL: 'smtps://smtp.exemple.fr',
    S3_BUCKET: 'espace-agent',
    TRANSMISSION_JETON: 'jeton',
    SITE_MATOMO: '1',
  }
  const read = () => readConfig({ ...wrong, ...lacking })
  for (const name of Object.keys(wrong)) expect(read).toThrow(new RegExp(`^${name} doit `, 'm'))
  for (const sentence of ['MAIL_FROM est requis', 'il manque S3_URL', 'TRUST_PROXY est requis'])
    expect(read).toThrow(sentence)
})

it('starts in production on what is whole', () => {
  const config = readConfig({ NODE_ENV: 'production', ORIGIN: 'https://agent.exemple.fr', TRUST_PROXY: '1' })
  expect(config).toMatchObject({ production: true, demo: false, origin: 'https://agent.exemple.fr' })
})
