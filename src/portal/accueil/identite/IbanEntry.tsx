import { Button } from '@codegouvfr/react-dsfr/Button.js'
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { accueilconnecte } from '#contract/accueil/evenement.ts'
import { profilIbanAnnulation } from '#contract/profil/profilModifications.ts'
import type { Banque } from '#contract/profil/banque.ts'
import { useOutdate } from '#portal/client/call/useCall.ts'
import { useSend } from '#portal/client/call/useSend.ts'
import { BankAccounts } from '#portal/components/numbers/BankAccounts.tsx'
import { QuietAlert } from '#portal/components/page/QuietAlert.tsx'
import { Skeleton } from '#portal/components/page/Skeleton.tsx'
import { ibanMessages } from '#portal/components/words/iban.ts'
import { tableauMessages } from '../words.ts'

// With all that checks a form: a dashboard that is only read does without.
const IbanChange = lazy(async () => ({
  default: (await import('#portal/form/iban/IbanChange.tsx')).IbanChange,
}))

const words = tableauMessages.iban

interface IbanEntryProps {
  readonly banque: Banque
  readonly lectureSeule: boolean
}

type State = 'ferme' | 'ouvert' | 'demande' | 'annule' | 'pasannule'

/** The person's bank account, masked, and its change: a button, then the form, then what came of it. */
export const IbanEntry = ({ banque, lectureSeule }: IbanEntryProps) => {
  const [state, setState] = useState<State>('ferme')
  const ref = useFocusAfter(state)
  const send = useSend()
  const outdate = useOutdate()
  const told = async (next: State) => {
    await outdate(accueilconnecte)
    setState(next)
  }
  const undo = async () => {
    const { status } = await send(profilIbanAnnulation, {})
    await told(status === 200 ? 'annule' : 'pasannule')
  }
  const compte = banque.compte !== undefined
  const change = ibanMessages.changement.ouvrir(compte)
  if (state === 'ouvert')
    return (
      <section ref={ref} aria-label={change} tabIndex={-1} className="fr-mb-2w">
        <Suspense fallback={<Skeleton />}>
          <IbanChange
            compte={compte}
            onSent={() => void told('demande')}
            onCancel={() => setState('ferme')}
          />
        </Suspense>
      </section>
    )
  return (
    <div className="fr-mb-2w">
      {state === 'ferme' ? null : (
        <QuietAlert ref={ref} niveau={state === 'pasannule' ? 'warning' : 'success'} className="fr-mb-2w">
          {state === 'pasannule' ? words.pasannule : ibanMessages.compte[state](compte)}
        </QuietAlert>
      )}
      <BankAccounts banque={banque} onUndo={lectureSeule ? undefined : undo} />
      {lectureSeule ? null : (
        <Button
          ref={state === 'ferme' ? ref : null}
          type="button"
          priority="secondary"
          onClick={() => setState('ouvert')}
        >
          {change}
        </Button>
      )}
    </div>
  )
}

/** What had the focus goes with each change of state: the part that takes its place gets it. */
const useFocusAfter = (state: State) => {
  const focused = useRef<HTMLElement>(null)
  const before = useRef<State>(state)
  useEffect(() => {
    if (before.current === state) return
    before.current = state
    focused.current?.focus()
  }, [state])
  return useCallback((element: HTMLElement | null) => {
    focused.current = element
  }, [])
}
