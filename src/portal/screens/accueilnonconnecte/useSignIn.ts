import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { connexion } from '#contract/connexion.ts'
import type { ConnexionForm } from '#contract/connexionForm.ts'
import { useSend } from '#portal/api/useSend.ts'
import { takeDestination } from '#portal/session/destination.ts'
import { initialiseRights } from '#portal/session/rights.ts'
import { signOut } from '#portal/session/signOut.ts'
import { connexionBody, verdictOf, type Refus } from './connexion.ts'

/** Signs in, fetches the rights, and enters; `signIn` is false when the form has to start again. */
export const useSignIn = () => {
  const send = useSend()
  const navigate = useNavigate()
  const [refus, setRefus] = useState<Refus>()
  const [nouveauNir, setNouveauNir] = useState<string>()

  const enter = () => void navigate(takeDestination(), { replace: true })

  const signIn = async (values: ConnexionForm, uuid: string): Promise<boolean> => {
    const verdict = verdictOf(await send(connexion, { body: connexionBody(values, uuid) }))
    if (verdict.kind === 'catalogue') {
      setRefus(undefined)
      return false
    }
    if (verdict.kind === 'refus') {
      setRefus(verdict.refus)
      return false
    }
    if (!(await initialiseRights())) {
      await signOut()
      setRefus({ message: 'ERREUR_TECHNIQUE', bloque: false })
      return false
    }
    if (verdict.nouveauNir === undefined) enter()
    else setNouveauNir(verdict.nouveauNir)
    return true
  }

  return { signIn, enter, refus, nouveauNir }
}
