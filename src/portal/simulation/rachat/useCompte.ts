import { compteindividuelretraite, type Cir } from '#contract/carriere/compteindividuelretraite.ts'
import { simulateur } from '#contract/simulation/simulateur.ts'
import { useCall } from '#portal/client/call/useCall.ts'
import { useSession } from '#portal/client/session/useSession.ts'

/** The account of who is signed in, from the first call that their rights open; nobody’s otherwise. */
export const useCompte = (): { readonly cir: Cir | undefined; readonly attendu: boolean } => {
  const droits = useSession().navigation?.listeService
  const compte = droits?.compteindividuelretraite === true
  const simulation = !compte && droits?.simulation === true
  const duCompte = useCall(compteindividuelretraite, compte ? {} : null)
  const duSimulateur = useCall(simulateur, simulation ? {} : null)
  return {
    cir: duCompte.data?.cir ?? duSimulateur.data?.cir,
    attendu: duCompte.isLoading || duSimulateur.isLoading,
  }
}
