import { useContext, useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { connexion } from '#contract/connexion/connexion.ts'
import type { ConnexionForm } from '#contract/connexion/connexionForm.ts'
import { changernir } from '#contract/connexion/identite.ts'
import { messageKey } from '#contract/messages.ts'
import { useDialogSend } from '#portal/client/call/useSend.ts'
import { useSend } from '#portal/client/call/useSend.ts'
import { takeDestination } from '#portal/client/session/destination.ts'
import { setLanding, useLanding } from '#portal/client/entry/landing.ts'
import { initialiseRights } from '#portal/client/entry/rights.ts'
import { browserMark } from '#portal/client/session/sessionData.ts'
import { forgetSession, signOut } from '#portal/client/entry/signOut.ts'
import { OpeningAnswers } from '#portal/client/opening.ts'
import { connexionBody, ifKept, refusWithoutScript, verdictOf, type SignInVerdict } from './connexion.ts'
import type { SignInEnd } from './submission.ts'
import { forgetSuite, keepSuite, useSuite } from './suite.ts'

/** Signs in, fetches the rights, and enters; `enter` ends other ways in: it is false when nobody is in. */
export const useSignIn = () => {
  const send = useSend()
  const ask = useDialogSend()
  const navigate = useNavigate()
  const { refusee } = useContext(OpeningAnswers)
  const [refus, setRefus] = useState(() => refusWithoutScript(refusee))
  const { nouveauNir: apresMotDePasse, attente } = useSuite()
  const landing = useLanding()
  const nouveauNir = landing?.kind === 'nouveauNir' ? landing.nouveauNir : apresMotDePasse
  useEffect(() => forgetSuite, [])

  const open = async (): Promise<boolean> => {
    if (!(await initialiseRights())) {
      await signOut()
      setRefus({ message: 'ERREUR_TECHNIQUE', bloque: false })
      return false
    }
    await navigate(takeDestination(), { replace: true })
    return true
  }

  const enter = async (given: SignInVerdict): Promise<boolean> => {
    const verdict = ifKept(given)
    keepSuite({ attente: verdict.kind === 'facteur' ? verdict.attente : undefined })
    setRefus(verdict.kind === 'refus' ? verdict.refus : undefined)
    if (verdict.kind !== 'accepte') return false
    if (verdict.nouveauNir !== undefined) {
      // It is asked first: the form is needed again by who accepts it.
      keepSuite({ nouveauNir: verdict.nouveauNir })
      return false
    }
    return open()
  }

  const signIn = async (values: ConnexionForm, uuid: string, parTravail: boolean): Promise<SignInEnd> => {
    const outcome = await send(connexion, { body: connexionBody(values, uuid) })
    if (await enter(verdictOf(outcome, parTravail))) return 'entre'
    return outcome.status === 0 ? 'sansReponse' : 'refus'
  }

  /** Takes the new identifier; every session closes with the old one. */
  const validateNir = async (): Promise<boolean> => {
    const marque = browserMark()
    const { status } = await ask(changernir, {})
    if (status !== 200) return false
    forgetSession({}, { marque })
    keepSuite({ nouveauNir: undefined })
    setLanding({ kind: 'avis', sujet: 'nouveauNir', reussi: true, message: messageKey('NIR_CHANGE') })
    return true
  }

  /** Goes on with the present identifier, which lasts until the new one is taken. */
  const leaveNir = () => {
    keepSuite({ nouveauNir: undefined })
    if (landing?.kind === 'nouveauNir') setLanding(undefined)
    void open()
  }

  return { signIn, enter, attente, refus, nouveauNir, validateNir, leaveNir }
}
