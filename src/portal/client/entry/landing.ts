import { useSyncExternalStore } from 'react'
import {
  annulerchangementiban,
  validerinscription,
  validermodificationmail,
  validermotdepasseoublie,
} from '#contract/connexion/identite.ts'
import { messageKey, type MessageKey } from '#contract/messages.ts'
import { fetchCall, type Outcome } from '../fetch/fetchCall.ts'
import { leadsAway, type Unsuccessful } from '../fetch/reaction.ts'
import { validationParameters } from '#portal/paths.ts'
import { dropSessionKey } from '../session/sessionData.ts'
import { rememberPage } from '../session/destination.ts'
import { entryPaths } from '../session/entryPaths.ts'
import { createListeners } from '#portal/client/listeners.ts'
import { clientMessages } from '#portal/client/words.ts'

/** A link sent by e-mail, named by its parameter. */
type Lien = (typeof validationParameters)[number]

/** What brought someone to the public home: a link sent by e-mail (no token when it is not one), or a message. */
type Arrival =
  | { readonly kind: 'lien'; readonly lien: Lien; readonly jeton: string | undefined }
  | { readonly kind: 'message'; readonly message: string }

/** A result told in a dialog. */
interface Avis {
  readonly kind: 'avis'
  readonly sujet: Lien | 'nouveauNir'
  readonly reussi: boolean
  /** Key of the message map, or a sentence. */
  readonly message: string
  /** Nobody answered: the link may be followed again as it is. */
  readonly sansReponse?: true
}

/** What the public home has to say of an arrival. */
export type Landing =
  | { readonly kind: 'verification' }
  | Avis
  | { readonly kind: 'motDePasse'; readonly jeton: string }
  /** Asked of who came back from FranceConnect. */
  | { readonly kind: 'nouveauNir'; readonly nouveauNir: string }
  /** Nothing: the answer takes its row of the error catalogue. */
  | { readonly kind: 'catalogue'; readonly outcome: Unsuccessful }
  | Extract<Arrival, { readonly kind: 'message' }>

/** Longest token of the contract. */
const TOKEN = /^[A-Z\d]{1,128}$/

/** Reads the parameters of a landing address. */
export const arrivalOf = (parameters: URLSearchParams): Arrival | undefined => {
  const lien = validationParameters.find((name) => parameters.has(name))
  if (lien !== undefined) {
    const given = parameters.get(lien) ?? ''
    return { kind: 'lien', lien, jeton: TOKEN.test(given) ? given : undefined }
  }
  const message = parameters.get('message')
  return message === null ? undefined : { kind: 'message', message }
}

const refusals: Readonly<Record<Lien, MessageKey>> = {
  validationInscription: messageKey('LIEN_INSCRIPTION_KO'),
  validationMotDePasseOublie: messageKey('LIEN_MDP_KO'),
  validationMail: messageKey('LIEN_MAIL_KO'),
  annulationIban: messageKey('LIEN_IBAN_KO'),
}

const successes: Readonly<Record<Exclude<Lien, 'validationMotDePasseOublie'>, MessageKey>> = {
  validationInscription: messageKey('ESPACE_CREE'),
  validationMail: messageKey('VALIDATION_CHANGEMENT_MAIL_OK'),
  annulationIban: messageKey('ANNULATION_IBAN_OK'),
}

const failed = (sujet: Lien, message: string): Avis => ({ kind: 'avis', sujet, reussi: false, message })

/** These calls answer alike. */
type LinkOutcome = Outcome<typeof validerinscription>

/** What an answer to a token makes the page say. */
export const landingOf = (lien: Lien, jeton: string, outcome: LinkOutcome): Landing => {
  if (outcome.status !== 200 && leadsAway(outcome)) return { kind: 'catalogue', outcome }
  switch (outcome.status) {
    case 200:
      if (lien === 'validationMotDePasseOublie') return { kind: 'motDePasse', jeton }
      return {
        kind: 'avis',
        sujet: lien,
        reussi: true,
        message: successes[lien],
      }
    case 444:
      return failed(lien, outcome.body.erreurCode || refusals[lien])
    case 400:
      return failed(lien, refusals[lien])
    case 503:
      return failed(lien, outcome.body.erreurCode || messageKey('ERREUR_INCONNUE'))
    case 0:
      return { ...failed(lien, clientMessages.lienSansReponse), sansReponse: true }
    default:
      return failed(lien, messageKey('ERREUR_INCONNUE'))
  }
}

const checks: Readonly<Record<Lien, (jeton: string) => Promise<LinkOutcome>>> = {
  validationInscription: (jeton) => fetchCall(validerinscription, { body: { validationInscription: jeton } }),
  validationMotDePasseOublie: (jeton) =>
    fetchCall(validermotdepasseoublie, { body: { validationMotDePasseOublie: jeton } }),
  validationMail: (jeton) => fetchCall(validermodificationmail, { body: { validationMail: jeton } }),
  annulationIban: (jeton) => fetchCall(annulerchangementiban, { body: { annulationIban: jeton } }),
}

const { tell, subscribe } = createListeners()
let current: Landing | undefined

export const landing = () => current

export const setLanding = (next: Landing | undefined) => {
  current = next
  tell()
}

/**
 * Keeps a link that maintenance closed, to be followed when it is over: only there, in this tab, since its token must stay
 * neither in the address nor in the history.
 */
export const keepLink = (lien: Lien, jeton: string) =>
  rememberPage({
    pathname: entryPaths.accueilnonconnecte,
    search: `?${new URLSearchParams({ [lien]: jeton })}`,
    hash: '',
  })

/** Begins what an arrival asks for; each arrival is handed over once, so that each token is sent once. */
export const land = async (arrival: Arrival): Promise<void> => {
  if (arrival.kind === 'message') return setLanding(arrival)
  const { lien, jeton } = arrival
  if (jeton === undefined) return setLanding(failed(lien, refusals[lien]))
  // One that was kept is this one, or is over.
  dropSessionKey('pageAvantErreur')
  setLanding({ kind: 'verification' })
  const outcome = await checks[lien](jeton)
  if (outcome.status === 544) keepLink(lien, jeton)
  setLanding(landingOf(lien, jeton, outcome))
}

export const useLanding = (): Landing | undefined => useSyncExternalStore(subscribe, landing, () => undefined)
