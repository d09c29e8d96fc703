import { localFetch } from '#demo/franceconnect/localFetch.ts'
import { localSettings } from '#demo/franceconnect/localSettings.ts'
import type { Services } from '#server/services.ts'
import { type FranceConnect, openFranceConnect } from './FranceConnect.ts'
import { networkFetch } from './networkFetch.ts'

type Parts = Pick<Services, 'config' | 'clock' | 'key'>

/** FranceConnect as it is configured; in the demonstration, without configuration, the provider of this very server. */
export const franceConnectOf = (
  { config, clock, key }: Parts,
  port: () => number,
): FranceConnect | undefined => {
  const { origin } = config
  if (config.franceConnect)
    return openFranceConnect({ settings: config.franceConnect, origin, clock, fetch: networkFetch })
  if (!config.demo) return undefined
  return openFranceConnect({
    settings: localSettings(origin, key),
    origin,
    clock,
    fetch: localFetch(origin, port),
  })
}
