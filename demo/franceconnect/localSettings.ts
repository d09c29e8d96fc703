import type { CustomFetch } from 'openid-client'
import type { FranceConnectSettings } from '#server/connexion/franceconnect/settings.ts'
import { derive } from './derive.ts'
import { networkFetch } from '#server/connexion/franceconnect/FranceConnect.ts'

/** Where the provider of the demonstration lives, and its protocol, as at FranceConnect. */
export const MOUNT = '/demo/franceconnect'
export const API = `${MOUNT}/api/v2`

/** The level of identity that the demonstration gives. */
export const localAcr = 'eidas1'

/** The portal at the provider of the demonstration: its secret is of this installation only. */
export const localSettings = (origin: string, key: string): FranceConnectSettings => ({
  issuer: `${origin}${API}`,
  clientId: 'espace-agent-public',
  clientSecret: derive(key, 'secret').toString('base64url'),
  acr: localAcr,
  algorithme: 'ES256',
})

/** Reaches this server by its own port, whatever address users type: what is behind a proxy stays in the machine. */
export const localFetch =
  (origin: string, port: () => number): CustomFetch =>
  (url, options) =>
    networkFetch(url.replace(origin, `http://127.0.0.1:${port()}`), options)
