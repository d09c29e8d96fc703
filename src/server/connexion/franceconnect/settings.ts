import { StartFault } from '#server/kit/StartFault.ts'

/** Levels of a state identity, the lowest first (regulation eIDAS). */
export const NIVEAUX = ['eidas1', 'eidas2', 'eidas3'] as const

const ALGORITHMES = ['ES256', 'RS256'] as const

/** How FranceConnect is reached, and as whom. */
export interface FranceConnectSettings {
  /** Address of the provider, as its tokens name it. */
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
  /** Lowest level of identity that is accepted. */
  readonly acr: (typeof NIVEAUX)[number]
  /** What signs the identity: chosen when the portal is declared to FranceConnect. */
  readonly algorithme: (typeof ALGORITHMES)[number]
}

type Environment = Readonly<Record<string, string | undefined>>

const VARIABLES = [
  'FRANCECONNECT_CLIENT_ID',
  'FRANCECONNECT_CLIENT_SECRET',
  'FRANCECONNECT_ACR',
  'FRANCECONNECT_ALG',
] as const

const required = (env: Environment, name: (typeof VARIABLES)[number]): string => {
  const value = env[name]
  if (value !== undefined) return value
  throw new StartFault(
    `${name} est requis avec FRANCECONNECT_ISSUER : donnez la valeur reçue lors de la déclaration du portail à FranceConnect.`,
  )
}

const oneOf = <T extends string>(
  env: Environment,
  name: (typeof VARIABLES)[number],
  allowed: readonly [T, ...T[]],
): T => {
  const value = env[name] ?? allowed[0]
  const found = allowed.find((one) => one === value)
  if (found !== undefined) return found
  throw new StartFault(`${name} doit être l’un de ${allowed.join(', ')} ; reçu : « ${value} ».`)
}

/** FranceConnect, when it is configured; its secret is never repeated. */
export const readFranceConnect = (env: Environment): FranceConnectSettings | undefined => {
  const issuer = env['FRANCECONNECT_ISSUER']
  if (issuer === undefined) {
    const orphan = VARIABLES.find((name) => env[name] !== undefined)
    if (orphan === undefined) return undefined
    throw new StartFault(
      `FRANCECONNECT_ISSUER est requis avec ${orphan} : donnez l’adresse du fournisseur, ou retirez ${orphan}.`,
    )
  }
  const url = URL.parse(issuer)
  if (url?.protocol !== 'https:' || url.search !== '' || url.hash !== '' || url.username !== '')
    throw new StartFault(
      'FRANCECONNECT_ISSUER doit être une adresse https, sans « ? » ni « # », par exemple https://fournisseur.exemple.fr/api/v2.',
    )
  return {
    issuer,
    clientId: required(env, 'FRANCECONNECT_CLIENT_ID'),
    clientSecret: required(env, 'FRANCECONNECT_CLIENT_SECRET'),
    acr: oneOf(env, 'FRANCECONNECT_ACR', NIVEAUX),
    algorithme: oneOf(env, 'FRANCECONNECT_ALG', ALGORITHMES),
  }
}
