import { createHash } from 'node:crypto'
import { franceconnectPaths } from '#contract/connexion/franceconnect.ts'
import { Provider, type Configuration, type KoaContextWithOIDC } from 'oidc-provider'
import type { Services } from '#server/services.ts'
import { derive, signingKey, subOf } from './derive.ts'
import { localSettings } from './localSettings.ts'
import { memoryAdapter } from './memoryAdapter.ts'
import { choicePath, faultPage, signOutPage } from './pages.ts'
import { personOf, pivotOf } from './people.ts'

export const SCOPES = 'openid identite_pivot'

/** Seconds, as at FranceConnect. */
const LIVES = {
  AuthorizationCode: 30,
  AccessToken: 60,
  IdToken: 60,
  Session: 1800,
  Interaction: 600,
  Grant: 1800,
}

const SEND = "document.getElementById('confirmer').click()"
const SEND_SOURCE = `'sha256-${createHash('sha256').update(SEND).digest('base64')}'`

const page = (ctx: KoaContextWithOIDC, html: string) => {
  ctx.type = 'html'
  ctx.body = html
}

/** Sends its form by itself, as FranceConnect does: the content policy of this page lets that one script run. */
const signOut = (ctx: KoaContextWithOIDC, form: string) => {
  const policy = String(ctx.response.get('content-security-policy'))
  ctx.set('content-security-policy', policy.replace('script-src', `script-src ${SEND_SOURCE}`))
  page(ctx, signOutPage(form, SEND))
}

/** The provider of the demonstration, with the addresses, claims, lives and signatures of FranceConnect. */
export const openProvider = ({ config, key }: Pick<Services, 'config' | 'key'>): Provider => {
  const { issuer, clientId, clientSecret, acr, algorithme } = localSettings(config.origin, key)
  const configuration: Configuration = {
    adapter: memoryAdapter(),
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [`${config.origin}${franceconnectPaths.retour}`],
        post_logout_redirect_uris: [`${config.origin}${franceconnectPaths.deconnexion}`],
        response_types: ['code'],
        grant_types: ['authorization_code'],
        token_endpoint_auth_method: 'client_secret_post',
        id_token_signed_response_alg: algorithme,
        userinfo_signed_response_alg: algorithme,
        subject_type: 'pairwise',
      },
    ],
    jwks: { keys: [signingKey(key)] },
    cookies: {
      keys: [derive(key, 'cookies').toString('base64url')],
      names: { session: 'fcdemo', interaction: 'fcdemo_choix', resume: 'fcdemo_reprise' },
    },
    routes: {
      authorization: '/authorize',
      token: '/token',
      userinfo: '/userinfo',
      end_session: '/session/end',
      jwks: '/jwks',
    },
    scopes: ['openid'],
    claims: {
      openid: ['sub'],
      acr: null,
      identite_pivot: ['given_name', 'family_name', 'birthdate', 'gender', 'birthplace', 'birthcountry'],
    },
    acrValues: [acr],
    subjectTypes: ['pairwise'],
    pairwiseIdentifier: async (_ctx, nir) => subOf(key, nir),
    clientAuthMethods: ['client_secret_post'],
    responseTypes: ['code'],
    pkce: { required: () => false },
    ttl: LIVES,
    features: {
      devInteractions: { enabled: false },
      jwtUserinfo: { enabled: true },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: signOut,
        postLogoutSuccessSource: (ctx) => page(ctx, faultPage()),
      },
    },
    interactions: { url: (_ctx, interaction) => choicePath(interaction.uid) },
    renderError: (ctx) => page(ctx, faultPage()),
    findAccount: (_ctx, nir) => {
      const person = personOf(nir)
      return person && { accountId: nir, claims: () => ({ sub: nir, ...pivotOf(person) }) }
    },
  }
  const provider = new Provider(issuer, configuration)
  // Behind the mount, the address that users type is told by these headers.
  provider.proxy = true
  return provider
}
