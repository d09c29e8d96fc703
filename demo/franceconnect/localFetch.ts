import type { CustomFetch } from 'openid-client'
import { networkFetch } from '#server/connexion/franceconnect/FranceConnect.ts'

/** Reaches this server by its own port, whatever address users type: what is behind a proxy stays in the machine. */
export const localFetch =
  (origin: string, port: () => number): CustomFetch =>
  (url, options) =>
    networkFetch(url.replace(origin, `http://127.0.0.1:${port()}`), options)
