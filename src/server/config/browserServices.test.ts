import { describe, expect, it } from 'vitest'
import { readConfig } from '#server/config.ts'
import { StartFault } from '#server/kit/StartFault.ts'
import { runtimeConfiguration } from '#server/contenu/runtimeConfiguration.ts'

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
