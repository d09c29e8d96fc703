import { type Cir } from '#contract/carriere/cir.ts'
import { compteindividuelretraite } from '#contract/carriere/compteindividuelretraite.ts'
import type { DepartPrevu } from '#contract/carriere/departPrevu.ts'
import { simulateur } from '#contract/simulation/simulateur.ts'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import { isSimulatorOpen } from '#rules/simulation/simulateur.ts'
import { useCall } from '#portal/client/call/useCall.ts'
import { useSession } from '#portal/client/session/useSession.ts'

/** What the account of who is signed in tells. */
interface CompteLu {
  readonly cir: Cir | undefined
  /** The departure that was asked for or chosen. */
  readonly prevu: DepartPrevu | undefined
  /** Whether the simulator opens to them. */
  readonly simulateur: boolean
  readonly attendu: boolean
}

/** The account of who is signed in, from the calls that their rights open; nobody’s otherwise. */
export const useCompte = (today: CalendarDate): CompteLu => {
  const droits = useSession().navigation?.listeService
  const duCompte = useCall(compteindividuelretraite, droits?.compteindividuelretraite ? {} : null)
  const duSimulateur = useCall(simulateur, droits?.simulation ? {} : null)
  const cir = duCompte.data?.cir ?? duSimulateur.data?.cir
  return {
    cir,
    prevu: duSimulateur.data?.departPrevu,
    simulateur:
      cir !== undefined &&
      isSimulatorOpen({
        dateNaissance: cir.situation.dateNaissance,
        cir: true,
        serviceAccorde: droits?.simulation === true,
        today,
      }),
    attendu: duCompte.isLoading || duSimulateur.isLoading,
  }
}
