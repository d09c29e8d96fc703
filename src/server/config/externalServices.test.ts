import { describe, expect, it } from 'vitest'
import { readConfig } from '#server/config.ts'
import { StartFault } from '#server/kit/StartFault.ts'
import { runtimeConfiguration } from '#server/contenu/runtimeConfiguration.ts'

const SMTP_URL = 'smtps://compte:secret@smtp.exemple.fr'
const GEO = 'https://geo.api.gouv.fr/communes?codePostal={codePostal}&fields=nom'

describe('the configuration of services outside', () => {
  it.each<[Record<string, string>, string]>([
    [{ SMTP_URL: 'http://secret.exemple.fr' }, 'SMTP_URL doit'],
    [{ SMTP_URL: 'secret' }, 'SMTP_URL doit'],
    [{ SMTP_URL }, 'MAIL_FROM est requis'],
    [{ SMTP_URL, MAIL_FROM: 'Espace' }, 'MAIL_FROM doit'],
    [{ SMTP_URL, MAIL_FROM: 'a@exemple.fr, b@exemple.fr' }, 'MAIL_FROM doit'],
    [{ SMTP_URL, MAIL_FROM: 'Espace\r\nBcc: x <a@exemple.fr>' }, 'MAIL_FROM doit'],
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

  it('tells the portal where to look for leaked passwords', () => {
    const given = readConfig({ URL_COMPROMISSION: 'https://api.pwnedpasswords.com/', URL_COMMUNES: GEO })
    expect(given.urlCommunes).toBe(GEO)
    expect(runtimeConfiguration(given)).toContainEqual({
      cle: 'urlCompromission',
      valeur: 'https://api.pwnedpasswords.com',
    })
  })
})
