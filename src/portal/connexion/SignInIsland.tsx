import { useState } from 'react'
import { connexion } from '#contract/connexion/connexion.ts'
import type { ConnexionForm as Values } from '#contract/connexion/connexionForm.ts'
import { fetchCall } from '#portal/client/fetch/fetchCall.ts'
import type { MessageMap } from '#portal/client/fetch/messageText.ts'
import { reactionTo, type Unsuccessful } from '#portal/client/fetch/reaction.ts'
import { rememberPage, takeDestination } from '#portal/client/session/destination.ts'
import { useCaptcha } from '#portal/client/useCaptcha.ts'
import { entryPaths } from '#portal/client/session/entryPaths.ts'
import { connexionBody, ifKept, verdictOf, type Refus } from './connexion.ts'
import { ConnexionForm } from './ConnexionForm.tsx'
import { submission, travail, type SignInEnd } from './submission.ts'
import { keepSuite } from './suite.ts'
import { connexionMessages as words } from './words.ts'

/** Goes to a page that the server draws; the form stays as it is on its way until this one is left. */
const leaveFor = async (path: string): Promise<'entre'> => {
  const left = new Promise((resolve) => addEventListener('pagehide', resolve, { once: true }))
  location.replace(path)
  await left
  return 'entre'
}

/** What the catalogue says of a failure is said here by the form: nobody is signed in yet. */
const refusOf = (reaction: ReturnType<typeof reactionTo>): Refus | undefined =>
  'message' in reaction && reaction.message !== undefined
    ? { message: reaction.message, bloque: false }
    : undefined

interface SignInIslandProps {
  readonly messages: MessageMap | undefined
  /** What is done while the server answers. */
  readonly onSend: () => void
  /** Has the application take the whole page over. */
  readonly onHandOver: () => void
}

const useSignInAlone = ({ onSend, onHandOver }: Pick<SignInIslandProps, 'onSend' | 'onHandOver'>) => {
  const [refus, setRefus] = useState<Refus>()
  const signIn = async (values: Values, uuid: string, parTravail: boolean): Promise<SignInEnd> => {
    onSend()
    const outcome = await fetchCall(connexion, { body: connexionBody(values, uuid) })
    const verdict = ifKept(verdictOf(outcome, parTravail))
    if (verdict.kind === 'accepte') {
      if (verdict.nouveauNir === undefined) return leaveFor(takeDestination())
      // The application asks for the new identifier.
      keepSuite({ nouveauNir: verdict.nouveauNir })
      onHandOver()
      return 'refus'
    }
    if (verdict.kind === 'facteur') {
      keepSuite({ attente: verdict.attente })
      onHandOver()
      return 'refus'
    }
    if (verdict.kind === 'refus') {
      setRefus(verdict.refus)
      return outcome.status === 0 ? 'sansReponse' : 'refus'
    }
    const reaction = reactionTo(connexion, outcome as Unsuccessful)
    setRefus(refusOf(reaction))
    if (reaction.kind === 'suivre') return leaveFor(reaction.path)
    if (reaction.kind === 'erreur') {
      rememberPage()
      return leaveFor(entryPaths.erreur)
    }
    return 'refus'
  }
  return { signIn, refus }
}

/** The form of the sign-in page by itself: the page that the server drew needs no more to sign in. */
export const SignInIsland = ({ messages, onSend, onHandOver }: SignInIslandProps) => {
  const captcha = useCaptcha(travail)
  const { signIn, refus } = useSignInAlone({ onSend, onHandOver })
  return (
    <ConnexionForm
      messages={messages}
      captcha={captcha}
      refus={refus}
      oubli={
        <a className="fr-link" href={entryPaths.motdepasseoublie}>
          {words.motDePasseOublie}
        </a>
      }
      onSubmit={submission(captcha, signIn)}
    />
  )
}
