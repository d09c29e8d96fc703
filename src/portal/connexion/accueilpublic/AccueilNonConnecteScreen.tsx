import { lazy, Suspense, useContext, useState } from 'react'
import { accueilnonconnecte } from '#contract/contenu/contenu.ts'
import { useDialogSend } from '#portal/client/call/useSend.ts'
import { useCall } from '#portal/client/call/useCall.ts'
import { OpeningAnswers } from '#portal/client/opening.ts'
import { useCaptcha } from '#portal/client/useCaptcha.ts'
import { AccueilNonConnecteView } from './AccueilNonConnecteView.tsx'
import { Arrivee } from '../arrivee/Arrivee.tsx'
import { NouvelIdentifiantModal } from '../arrivee/NouvelIdentifiantModal.tsx'
import { emptyConnexion, type SignInVerdict } from '../connexion.ts'
import { signInByKey } from '../facteur/signInByFactor.ts'
import { UnCodeForm } from '../facteur/UnCodeForm.tsx'
import { submission, travail } from '../submission.ts'
import { useSignIn } from '../useSignIn.ts'

// Loaded when a second factor is awaited: signing in without one does not wait for it.
const SecondFacteurModal = lazy(async () => ({
  default: (await import('../facteur/SecondFacteurModal.tsx')).SecondFacteurModal,
}))

/** Public home and sign-in page. */
export const AccueilNonConnecteScreen = () => {
  const { data: page, error } = useCall(accueilnonconnecte, {})
  const ask = useDialogSend()
  const captcha = useCaptcha(travail)
  const { signIn, enter, attente, refus, nouveauNir, validateNir, leaveNir } = useSignIn()
  const { refusee, retour } = useContext(OpeningAnswers)
  const [sent] = useState(
    () =>
      refusee && { values: { ...emptyConnexion, identifiant: refusee.identifiant }, faults: refusee.fautes },
  )
  const [facteur, setFacteur] = useState(refusee?.facteur)
  const enterByCode = async (verdict: SignInVerdict) => {
    const entered = await enter(verdict)
    if (!entered) setFacteur(undefined)
    return entered
  }
  return (
    <>
      <Arrivee page={page} />
      <AccueilNonConnecteView
        page={page}
        waiting={!page && !error}
        captcha={captcha}
        refus={refus}
        sent={sent}
        retour={retour}
        onSubmit={submission(captcha, signIn)}
        onKey={() => signInByKey(ask, enter)}
        facteur={
          facteur && (
            <UnCodeForm facteur={facteur} retour={retour} messages={page?.message} onEnter={enterByCode} />
          )
        }
      />
      {attente ? (
        <Suspense>
          <SecondFacteurModal
            attente={attente}
            franceConnect={page?.parametrage.franceconnectactive === true}
            onEnter={enter}
          />
        </Suspense>
      ) : null}
      <NouvelIdentifiantModal nouveauNir={nouveauNir} onValidate={validateNir} onClose={leaveNir} />
    </>
  )
}
