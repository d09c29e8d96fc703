import { compteindividuelretraite, type Cir } from '#contract/carriere/compteindividuelretraite.ts'
import { type DepartPrevu, simulateur } from '#contract/simulation/simulateur.ts'
import { useCall } from '#portal/client/call/useCall.ts'
import { useSession } from '#portal/client/session/useSession.ts'

/** What the account of who is signed in tells. */
interface CompteLu {
  readonly cir: Cir | undefined
  /** The departure that was asked for or chosen. */
  readonly prevu: DepartPrevu | undefined
  readonly attendu: boolean
}

/** The account of who is signed in, from the calls that their rights open; nobody’s otherwise. */
export const useCompte = (): CompteLu => {
  const droits = useSession().navigation?.listeService
  const duCompte = useCall(compteindividuelretraite, droits?.compteindividuelretraite ? {} : null)
  const duSimulateur = useCall(simulateur, droits?.simulation ? {} : null)
  return {
    cir: duCompte.data?.cir ?? duSimulateur.data?.cir,
    prevu: duSimulateur.data?.departPrevu,
    attendu: duCompte.isLoading || duSimulateur.isLoading,
  }
}
