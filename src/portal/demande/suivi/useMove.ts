import type { Call, InputOf } from '#contract/kit/call.ts'
import { failures } from '#contract/kit/failures.ts'
import { isSaidByForm, refusDe } from '#portal/client/call/refus.ts'
import { useSaid } from '#portal/components/useOnce.ts'
import { useFormSend } from '#portal/client/call/useSend.ts'

/** What the person just did, or what happened instead. */
export type Fait = 'piece' | 'annulation' | 'conflit'

const conflicts = new Set<string>([failures.dossierAnnulation.erreurCode, failures.dossierPieces.erreurCode])

/** Whether someone moved the request meanwhile, or another took its place. */
export const isConflict = (outcome: { readonly status: unknown }): boolean =>
  outcome.status === 404 || conflicts.has(refusDe(outcome) ?? '')

/** The writing call of a form of the follow-up. What the form says by itself leaves the session as it is. */
export const useMove = <Faite extends Fait>(
  faite: Faite,
  onDone: (fait: Faite | 'conflit') => Promise<void>,
) => {
  const send = useFormSend()
  const [refus, setRefus] = useSaid<{ readonly message: string }>()
  const refuse = (message: string) => setRefus({ message })
  return {
    refus,
    refuse,
    move: async <C extends Call>(call: C, input: InputOf<C>) => {
      setRefus(undefined)
      const outcome = await send(call, input)
      const message = refusDe(outcome)
      if (message === undefined) await onDone(faite)
      else if (isConflict(outcome)) await onDone('conflit')
      else if (isSaidByForm(outcome)) refuse(message)
    },
  }
}
