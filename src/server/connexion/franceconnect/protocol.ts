import { franceconnectPaths } from '#contract/connexion/franceconnect.ts'
import * as oidc from 'openid-client'
import { Check } from 'typebox/value'
import { FederationFault } from './FederationFault.ts'
import { type Pivot, pivotSchema } from './pivot.ts'
import { type FranceConnectSettings, NIVEAUX } from './settings.ts'

const METADATA_KEPT_MS = 3_600_000

/** From this age on, openid-client fetches the keys again when it meets one that it does not know. */
const KEYS_MAY_ROTATE_S = 60

/** How long someone may stay at the provider. */
export const PASSAGE_MS = 10 * 60_000

/** What goes with a person to the provider and must come back. */
export interface Passage {
  readonly state: string
  readonly nonce: string
}

/** Who came back from the provider. */
export interface Identified {
  readonly sub: string
  /** Absent when the provider did not tell the whole civil identity. */
  readonly pivot: Pivot | undefined
  /** Its sign-out asks for it. */
  readonly idToken: string
  /** At least « substantiel » (eidas2): more than a password. */
  readonly substantiel: boolean
}

interface Parts {
  readonly settings: FranceConnectSettings
  readonly origin: string
  readonly fetch: oidc.CustomFetch
  /** Seconds given to each call. */
  readonly limitS: number
  readonly now: () => number
}

const isEnough = (acr: unknown, asked: FranceConnectSettings['acr']): boolean => {
  const level = NIVEAUX.findIndex((one) => one === acr)
  return level >= NIVEAUX.indexOf(asked)
}

/** OpenID Connect with one provider: its metadata and keys are kept, each answer is checked whole. */
export const openProtocol = ({ settings, origin, fetch, limitS, now }: Parts) => {
  let metadata: { readonly server: oidc.ServerMetadata; readonly until: number } | undefined
  let keys: oidc.ExportedJWKSCache | undefined
  const client = {
    client_secret: settings.clientSecret,
    id_token_signed_response_alg: settings.algorithme,
    userinfo_signed_response_alg: settings.algorithme,
  }
  const insecure = new URL(settings.issuer).protocol === 'http:'
  const execute = insecure ? [oidc.allowInsecureRequests] : []

  const discover = async () => {
    const found = await oidc.discovery(new URL(settings.issuer), settings.clientId, client, undefined, {
      [oidc.customFetch]: fetch,
      timeout: limitS,
      execute,
    })
    metadata = { server: found.serverMetadata(), until: now() + METADATA_KEPT_MS }
    return metadata
  }

  /** One for each sign-in: keys that rotate are fetched again at once, at most once. */
  const configuration = async (): Promise<oidc.Configuration> => {
    const { server } = metadata && metadata.until > now() ? metadata : await discover()
    const config = new oidc.Configuration(server, settings.clientId, client)
    config[oidc.customFetch] = fetch
    config.timeout = limitS
    for (const apply of execute) apply(config)
    oidc.enableNonRepudiationChecks(config)
    if (keys)
      oidc.setJwksCache(config, {
        jwks: keys.jwks,
        uat: Math.min(keys.uat, Math.floor(Date.now() / 1000) - KEYS_MAY_ROTATE_S),
      })
    return config
  }

  const identify = async (returned: URL, { state, nonce }: Passage): Promise<Identified> => {
    const config = await configuration()
    const tokens = await oidc.authorizationCodeGrant(config, returned, {
      expectedState: state,
      expectedNonce: nonce,
      idTokenExpected: true,
    })
    const claims = tokens.claims()
    if (!claims || tokens.id_token === undefined) throw new FederationFault('refus', 'NO_ID_TOKEN')
    if (!isEnough(claims.acr, settings.acr)) throw new FederationFault('niveau', 'LOWER_ACR')
    const info: unknown = await oidc.fetchUserInfo(config, tokens.access_token, claims.sub)
    keys = oidc.getJwksCache(config)
    return {
      sub: claims.sub,
      pivot: Check(pivotSchema, info) ? info : undefined,
      idToken: tokens.id_token,
      substantiel: isEnough(claims.acr, 'eidas2'),
    }
  }

  return {
    identify,
    signInUrl: async ({ state, nonce }: Passage): Promise<URL> =>
      oidc.buildAuthorizationUrl(await configuration(), {
        response_type: 'code',
        redirect_uri: `${origin}${franceconnectPaths.retour}`,
        scope: 'openid identite_pivot',
        acr_values: settings.acr,
        prompt: 'login consent',
        state,
        nonce,
      }),
    signOutUrl: async (idToken: string, state: string): Promise<URL> =>
      oidc.buildEndSessionUrl(await configuration(), {
        id_token_hint: idToken,
        state,
        post_logout_redirect_uri: `${origin}${franceconnectPaths.deconnexion}`,
      }),
  }
}
