import type { Call } from '#contract/kit/call.ts'
import { verifiersession, verifySession } from '#contract/connexion/connexion.ts'
import { failures, type Failure, type FailureStatus } from '#contract/kit/failures.ts'
import { messageKey } from '#contract/messages.ts'

/** What the portal does of an answer that is not a success (specification, §8). */
export type Reaction =
  | { readonly kind: 'ignorer' }
  | { readonly kind: 'suivre'; readonly path: string }
  | { readonly kind: 'accueil'; readonly message?: string; readonly sessionExpiree: boolean }
  | { readonly kind: 'deconnecter'; readonly message: string }
  | { readonly kind: 'erreur' }
  | { readonly kind: 'dire'; readonly message: string }
  | { readonly kind: 'effacer' }
  /** Nothing more: this tab, which is someone else's, is being left. */
  | { readonly kind: 'quitter' }

/** Any outcome but a success. */
export type Unsuccessful =
  | { readonly status: 344; readonly headers: Readonly<Record<string, string>> }
  | { readonly status: FailureStatus; readonly body: Failure }
  | { readonly status: 0 }
  | { readonly status: 'autre'; readonly http: number }

/** Code of a call that was not sent, since someone else has signed in in this browser: the server never gives it. */
export const SESSION_D_UN_AUTRE = 'SESSION_D_UN_AUTRE'

const IGNORE: Reaction = { kind: 'ignorer' }
const TECHNICAL: Reaction = { kind: 'deconnecter', message: 'ERREUR_TECHNIQUE' }
const isSessionCheck = (call: Call) => call.path === verifiersession.path || call.path === verifySession.path

const signInAgain = (message: string = messageKey('DAC_AUTHENTIFICATION_REQUISE')): Reaction => ({
  kind: 'accueil',
  message,
  sessionExpiree: false,
})

const unauthorised = (call: Call, { erreurCode }: Failure): Reaction => {
  if (erreurCode === SESSION_D_UN_AUTRE) return { kind: 'quitter' }
  if (erreurCode === failures.authentificationRequise.erreurCode) return signInAgain()
  return isSessionCheck(call) ? IGNORE : { kind: 'accueil', sessionExpiree: true }
}

/** Only to a page of the portal: an address elsewhere would let whoever writes it take people away. */
const followed = (path: string | undefined): Reaction =>
  path !== undefined && /^\/(?![/\\])/.test(path) ? { kind: 'suivre', path } : TECHNICAL

/** What comes back by itself. */
const PASSING = new Set<string>([
  failures.ecritureSuspendue.erreurCode,
  failures.serviceIndisponible.erreurCode,
])

/** The session and what is typed outlive what comes back by itself. */
const unavailable = ({ method }: Call, { erreurCode }: Failure): Reaction => {
  if (!PASSING.has(erreurCode)) return TECHNICAL
  return method === 'POST' ? { kind: 'dire', message: erreurCode } : { kind: 'erreur' }
}

/** The row of the error catalogue that an outcome takes; messages are keys of the message map. */
export const reactionTo = (call: Call, outcome: Unsuccessful): Reaction => {
  if (call.background) return IGNORE
  switch (outcome.status) {
    case 344:
      return followed(outcome.headers['sre-location'])
    case 444:
      return IGNORE
    case 401:
      return unauthorised(call, outcome.body)
    case 403:
      return { kind: 'deconnecter', message: outcome.body.erreurCode || messageKey('HABILITATION_KO') }
    case 511:
      return signInAgain(outcome.body.erreurCode || undefined)
    case 544:
      return { kind: 'erreur' }
    case 0:
      return { kind: 'effacer' }
    case 400:
    case 404:
    case 405:
    case 413:
    case 500:
    case 'autre':
      return TECHNICAL
    case 503:
      return unavailable(call, outcome.body)
    default:
      return unreachable(outcome)
  }
}

const AWAY: ReadonlySet<unknown> = new Set<Unsuccessful['status']>([344, 401, 403, 511, 544])

/** Whether the row of an outcome leads elsewhere or ends the session: what a dialog asks leaves these to the catalogue. */
export const leadsAway = ({ status }: { readonly status: unknown }): boolean => AWAY.has(status)

const unreachable = (outcome: never): never => {
  throw new Error(`Undeclared outcome: ${JSON.stringify(outcome)}`)
}
