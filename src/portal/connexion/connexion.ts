import { codesConnexion, type AttenteFacteur, type connexion } from '#contract/connexion/connexion.ts'
import { connexionNormalisee, type ConnexionForm, messageDeRefus } from '#contract/connexion/connexionForm.ts'
import type { ConnexionRefusee } from '#contract/connexion/formulaires.ts'
import { failures } from '#contract/kit/failures.ts'
import { messageKey } from '#contract/messages.ts'
import type { Outcome } from '#portal/client/fetch/fetchCall.ts'
import { sessionMayBeOpen } from '#portal/client/session/sessionData.ts'
import { clientMessages } from '#portal/client/words.ts'
import { connexionMessages as words } from './words.ts'

/** What the page does of the answer to a sign-in. */
export type SignInVerdict =
  | { readonly kind: 'accepte'; readonly nouveauNir?: string }
  | { readonly kind: 'refus'; readonly refus: Refus }
  /** The password was right: a second factor is awaited. */
  | { readonly kind: 'facteur'; readonly attente: AttenteFacteur }
  /** The catalogue has already said it. */
  | { readonly kind: 'catalogue' }

/** Why a sign-in was refused: a message key or a sentence, and whether the account is now locked for a while. */
export interface Refus {
  readonly message: string
  readonly bloque: boolean
  /** Seconds before a try is looked at. */
  readonly attente?: number
}

const isLocking = (code: number): boolean =>
  code === codesConnexion.echecAvecBlocage || code === codesConnexion.bloque

const refused = (message: string, bloque = false, attente?: number): SignInVerdict => ({
  kind: 'refus',
  refus: { message, bloque, ...(attente !== undefined && { attente }) },
})

/** Reads the answer of a sign-in, sent with a code that was typed or with a work of the machine. */
export const verdictOf = (outcome: Outcome<typeof connexion>, parTravail = false): SignInVerdict => {
  switch (outcome.status) {
    case 200: {
      const { code, message, nouveauNir, attente, secondFacteur } = outcome.body
      if (secondFacteur) return { kind: 'facteur', attente: secondFacteur }
      if (code === codesConnexion.ok) return { kind: 'accepte', ...(nouveauNir && { nouveauNir }) }
      const said = code === codesConnexion.messageDeLaReponse ? message : undefined
      return refused(said ?? messageDeRefus(outcome.body), isLocking(code), attente)
    }
    case 444: {
      const { erreurCode } = outcome.body
      if (erreurCode !== failures.captchaInvalide.erreurCode)
        return refused(erreurCode || messageKey('ERREUR_INCONNUE'))
      return refused(parTravail ? words.travailRefuse : messageKey('CODE_CAPTCHA_INVALIDE'))
    }
    case 0:
      return refused(clientMessages.sansReponse)
    default:
      return { kind: 'catalogue' }
  }
}

/** The same, once the browser has had its cookies: one that keeps none lets nobody in, and nothing else would say why. */
export const ifKept = (verdict: SignInVerdict): SignInVerdict =>
  verdict.kind === 'accepte' && !sessionMayBeOpen() ? refused(words.sansCookie) : verdict

/** Why a sign-in that was sent without the application was refused, if it was looked at. */
export const refusWithoutScript = (refusee: ConnexionRefusee | undefined): Refus | undefined => {
  if (!refusee?.reponse) return undefined
  const verdict = verdictOf(refusee.reponse)
  if (verdict.kind === 'refus') return verdict.refus
  // What is asked next, a new identifier to accept or a second factor, is asked by the application.
  return { message: words.suiteAvecScript, bloque: false }
}

/** Body of the sign-in call. */
export const connexionBody = (values: ConnexionForm, uuid: string) => ({
  ...connexionNormalisee(values),
  uuid,
})

export const emptyConnexion: ConnexionForm = { identifiant: '', secret: '', code: '' }
