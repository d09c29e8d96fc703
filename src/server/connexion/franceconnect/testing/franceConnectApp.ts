import { franceconnectPaths } from '#contract/connexion/franceconnect.ts'
import type { CustomFetch } from 'openid-client'
import { localFetch, localSettings } from '#demo/franceconnect/localSettings.ts'
import type { DatabaseName } from '#testing/databases.ts'
import { testApp, type TestApp } from '#testing/testApp.ts'
import { openFranceConnect } from '../FranceConnect.ts'
import type { FranceConnectSettings } from '../settings.ts'
import { type Browser, openBrowser, type Seen } from './browser.ts'
import { listeningPort } from '#server/kit/http/log.ts'

type Alter = (path: string, answer: Response) => Promise<Response> | Response

/** An application that listens, whose calls to the real provider go through a proxy that a test may set. */
export interface FranceConnectApp extends TestApp {
  readonly browser: () => Browser
  /** From now on, answers of the provider pass by here; nothing alters them when nothing is given. */
  readonly alter: (alter?: Alter) => void
  /** Calls that reached the provider. */
  readonly calls: string[]
  /** Opens FranceConnect anew, as after a start, with other settings or less time, in seconds. */
  readonly reopen: (settings?: Partial<FranceConnectSettings>, limitS?: number) => void
}

/** A machine that is busy with something else is not a provider that is down. */
const PATIENT_S = 30

/** Fails when the call is given up. */
const givenUp = (signal: AbortSignal | undefined) =>
  new Promise<never>((_, fail) => {
    signal?.addEventListener('abort', () => fail(signal.reason))
  })

export const franceConnectApp = async (database: DatabaseName = 'SQLite'): Promise<FranceConnectApp> => {
  const portal = await testApp(database)
  await portal.app.listen({ port: 0, host: '127.0.0.1' })
  const { config, key, clock, elapsed } = portal.services
  const calls: string[] = []
  let altered: Alter | undefined
  const reach = localFetch(config.origin, () => listeningPort(portal.app))
  const fetch: CustomFetch = async (url, options) => {
    const { pathname } = new URL(url)
    calls.push(pathname)
    const answer = await reach(url, options)
    return altered ? Promise.race([altered(pathname, answer), givenUp(options.signal)]) : answer
  }
  const reopen = (settings: Partial<FranceConnectSettings> = {}, limitS = PATIENT_S) => {
    const franceConnect = openFranceConnect({
      settings: { ...localSettings(config.origin, key), ...settings },
      origin: config.origin,
      clock,
      elapsed,
      fetch,
      limitS,
    })
    Object.assign(portal.services, { franceConnect })
  }
  reopen()
  return {
    ...portal,
    calls,
    reopen,
    browser: () => openBrowser(portal),
    alter: (alter) => {
      altered = alter
    },
  }
}

const isReturn = (url: URL) => url.pathname === franceconnectPaths.retour

/** Goes to the provider and chooses someone there; stops at the address that brings back to the portal. */
export const chooseAtProvider = async (browser: Browser, personne: string | undefined): Promise<URL> => {
  const choice = await browser.go(franceconnectPaths.connexion)
  const form = personne === undefined ? { choix: 'refuser' } : { choix: 'continuer', personne }
  const { url } = await browser.go(choice.url.href, { form, stop: isReturn })
  return url
}

/** Signs in by FranceConnect, or tries to. */
export const signInAtProvider = async (browser: Browser, personne: string | undefined): Promise<Seen> => {
  const returned = await chooseAtProvider(browser, personne)
  return browser.go(returned.href)
}
