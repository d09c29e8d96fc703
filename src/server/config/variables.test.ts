import { describe, expect, it } from 'vitest'
import { readConfig } from '#server/config.ts'
import { runtimeConfiguration } from '#server/contenu/runtimeConfiguration.ts'
import { StartFault } from '#server/kit/StartFault.ts'
import { variables } from './variables.ts'

const SMTP_URL = 'smtps://compte:secret@smtp.exemple.fr'
const GEO = 'https://geo.api.gouv.fr/communes?codePostal={codePostal}&fields=nom'

/** Those that have a form. */
const formed = Object.entries(variables.properties).flatMap(([name, form]) => ('~refine' in form ? name : []))

const NEVER_REPEATED =
  /^(OTEL_EXPORTER_.*|DATABASE_URL|SMTP_URL|S3_URL|CAPTCHETAT_URL(_JETON)?|TRANSMISSION_.*|FRANCECONNECT_ISSUER|CAPTCHA_FIXED_CODE)$/

describe('a variable alone', () => {
  it.each(formed)('%s says in one sentence what it must be, and repeats no secret', (name) => {
    const read = () => readConfig({ SMTP_URL, [name]: '§' })
    expect(read).toThrow(StartFault)
    const end = NEVER_REPEATED.test(name) ? '[^§]*' : '.* ; reçu : « § »'
    expect(read).toThrow(new RegExp(`^${name} (doit|ne peut) ${end}\\.$`, 'm'))
    if (NEVER_REPEATED.test(name)) expect(read).not.toThrow('§')
  })

  it('of a sender is not looked at without a mail server', () => {
    expect(readConfig({ MAIL_FROM: '§' }).smtp).toBeUndefined()
  })
})

describe('the configuration of services outside', () => {
  it.each<[Record<string, string>, string]>([
    [{ SMTP_URL: 'http://secret.exemple.fr' }, 'SMTP_URL doit'],
    [{ SMTP_URL: 'secret' }, 'SMTP_URL doit'],
    [{ SMTP_URL }, 'MAIL_FROM est requis'],
    [{ SMTP_URL, MAIL_FROM: 'Espace' }, 'MAIL_FROM doit'],
    [{ SMTP_URL, MAIL_FROM: 'a@exemple.fr, b@exemple.fr' }, 'MAIL_FROM doit'],
    [{ SMTP_URL, MAIL_FROM: 'Espace\r\nBcc: x <a@exemple.fr>' }, 'MAIL_FROM doit'],
    [{ DATABASE_URL: 'mysql://compte:secret@base/portail' }, 'DATABASE_URL doit'],
    [{ DATABASE_URL: 'postgres://compte:secret#1@base/portail' }, 'DATABASE_URL doit'],
    [{ TRUST_PROXY: 'oui' }, 'TRUST_PROXY doit'],
    [{ TRUST_PROXY: '10.0.0.1,10.0.0.0/33' }, 'TRUST_PROXY doit'],
    [{ URL_COMPROMISSION: 'http://api.exemple.fr' }, 'URL_COMPROMISSION doit'],
    [{ URL_COMPROMISSION: 'https://api.exemple.fr/?a=1' }, 'URL_COMPROMISSION doit'],
    [{ URL_COMPROMISSION: 'exemple' }, 'URL_COMPROMISSION doit'],
    [{ URL_COMMUNES: 'https://geo.api.gouv.fr/communes' }, 'URL_COMMUNES doit'],
    [{ URL_COMMUNES: GEO.replace('https', 'http') }, 'URL_COMMUNES doit'],
  ])('refuses %o', (env, message) => {
    const read = () => readConfig(env)
    expect(read).toThrow(StartFault)
    expect(read).toThrow(message)
    expect(read).not.toThrow('secret')
  })

  it.each(['a@exemple.fr', 'Espace agent public <ne-pas-repondre@exemple.fr>'])(
    'sends from %s',
    (MAIL_FROM) => {
      expect(readConfig({ SMTP_URL, MAIL_FROM }).smtp).toEqual({ url: SMTP_URL, from: MAIL_FROM })
    },
  )

  it.each([
    'postgres://portail:secret@base.exemple.fr:5432/portail?sslmode=verify-full',
    'postgresql:///portail?host=/run/postgresql',
  ])('keeps rows in %s', (DATABASE_URL) => {
    expect(readConfig({ DATABASE_URL }).databaseUrl).toBe(DATABASE_URL)
  })

  it.each(['0', '2', '10.0.0.1', '10.0.0.1, 10.1.0.0/16', 'fd00::/8'])('trusts proxies %s', (TRUST_PROXY) => {
    expect(() => readConfig({ TRUST_PROXY })).not.toThrow()
  })

  it('tells the portal where to look for leaked passwords', () => {
    const given = readConfig({ URL_COMPROMISSION: 'https://api.pwnedpasswords.com/', URL_COMMUNES: GEO })
    expect(given.urlCommunes).toBe(GEO)
    expect(runtimeConfiguration(given)).toContainEqual({
      cle: 'urlCompromission',
      valeur: 'https://api.pwnedpasswords.com',
    })
  })
})

const URL_MATOMO = 'https://audience.exemple.fr/matomo'

const toldOf = (env: Record<string, string>) =>
  Object.fromEntries(runtimeConfiguration(readConfig(env)).map(({ cle, valeur }) => [cle, valeur]))

describe('the configuration of services that the browser reaches', () => {
  it.each<[Record<string, string>, string]>([
    [{ URL_MATOMO: 'http://audience.exemple.fr', SITE_MATOMO: '1' }, 'URL_MATOMO doit'],
    [{ URL_MATOMO: 'https://audience.exemple.fr?a=1', SITE_MATOMO: '1' }, 'URL_MATOMO doit'],
    [{ URL_MATOMO: 'https://u:p@audience.exemple.fr', SITE_MATOMO: '1' }, 'URL_MATOMO doit'],
    [{ URL_MATOMO: 'https://:p@audience.exemple.fr', SITE_MATOMO: '1' }, 'URL_MATOMO doit'],
    [{ URL_MATOMO: 'https://*', SITE_MATOMO: '1' }, 'URL_MATOMO doit'],
    [{ URL_PARTAGE_ECRAN: "https://a;script-src'unsafe-inline'/p.js" }, 'URL_PARTAGE_ECRAN doit'],
    [{ URL_MATOMO }, 'SITE_MATOMO ou CONTENEUR_MATOMO est requis'],
    [{ SITE_MATOMO: '1' }, 'URL_MATOMO est requis'],
    [{ CONTENEUR_MATOMO: 'aB3' }, 'URL_MATOMO est requis'],
    [{ URL_MATOMO, SITE_MATOMO: 'un' }, 'SITE_MATOMO doit'],
    [{ URL_MATOMO, CONTENEUR_MATOMO: '../x' }, 'CONTENEUR_MATOMO doit'],
    [{ URL_PARTAGE_ECRAN: 'http://partage.exemple.fr/p.js' }, 'URL_PARTAGE_ECRAN doit'],
    [{ CONTACT_SECURITE: 'securite@exemple.fr' }, 'CONTACT_SECURITE doit'],
    [{ CONTACT_SECURITE: 'mailto:a@exemple.fr\nX: y' }, 'CONTACT_SECURITE doit'],
  ])('refuses %o', (env, message) => {
    const read = () => readConfig(env)
    expect(read).toThrow(StartFault)
    expect(read).toThrow(message)
  })

  it('tells the portal nothing when nothing is configured', () => {
    const told = toldOf({})
    for (const cle of ['urlMatomo', 'siteMatomo', 'conteneurMatomo', 'urlPartageEcran'])
      expect(told[cle]).toBe('')
  })

  it('tells the portal what is configured', () => {
    expect(toldOf({ URL_MATOMO, SITE_MATOMO: '12' })).toMatchObject({
      urlMatomo: `${URL_MATOMO}/`,
      siteMatomo: '12',
      conteneurMatomo: '',
    })
    expect(toldOf({ URL_MATOMO, CONTENEUR_MATOMO: 'aB3xY9' })['conteneurMatomo']).toBe('aB3xY9')
    const URL_PARTAGE_ECRAN = 'https://partage.exemple.fr/p.js'
    expect(toldOf({ URL_PARTAGE_ECRAN })['urlPartageEcran']).toBe(URL_PARTAGE_ECRAN)
  })

  it('takes a plain address on this machine only, for trials', () => {
    expect(readConfig({ URL_MATOMO: 'http://127.0.0.1:9000', SITE_MATOMO: '1' }).matomo?.url).toBe(
      'http://127.0.0.1:9000/',
    )
  })
})

describe('the configuration of documents sent by mail', () => {
  it.each([
    [undefined, 'piecejointe'],
    ['', 'piecejointe'],
    ['lien', 'lien'],
    ['piecejointe', 'piecejointe'],
    ['non', 'non'],
  ])('takes ENVOI_MAIL=%s for « %s »', (ENVOI_MAIL, forme) => {
    expect(readConfig({ ENVOI_MAIL }).envoiMail).toBe(forme)
  })

  it.each(['oui', 'LIEN', 'piècejointe', '0'])(
    'refuses ENVOI_MAIL=%s, and says what it may be',
    (ENVOI_MAIL) => {
      const read = () => readConfig({ ENVOI_MAIL })
      expect(read).toThrow(StartFault)
      expect(read).toThrow(/^ENVOI_MAIL doit être « lien » .*« piecejointe » .*« non »/)
      expect(read).toThrow(`reçu : « ${ENVOI_MAIL} »`)
    },
  )
})
