import { Button } from '@codegouvfr/react-dsfr/Button.js'
import { useEffect, useRef, useState } from 'react'
import type { SuccessOf } from '#contract/kit/call.ts'
import type { profilIban } from '#contract/profil/profilModifications.ts'
import { dateEnChiffres } from '#rules/format/dates.ts'
import { QuietAlert } from '#portal/components/page/QuietAlert.tsx'
import type { MessageMap } from '#portal/client/call/messageText.ts'
import { tableauMessages } from '../words.ts'
import { IbanForm } from './IbanForm.tsx'

const words = tableauMessages.iban

/** What the server keeps of an IBAN. */
export type Recorded = SuccessOf<typeof profilIban>

type State = 'ferme' | 'ouvert' | Recorded

/** Records the person's IBAN: a button, then the form, then what was recorded. */
export const IbanEntry = ({ messages }: { readonly messages: MessageMap }) => {
  const [state, setState] = useState<State>('ferme')
  const ref = useFocusAfter(state)
  if (state === 'ouvert')
    return (
      <div ref={ref} tabIndex={-1} className="fr-mb-2w">
        <IbanForm messages={messages} onRecorded={setState} onCancel={() => setState('ferme')} />
      </div>
    )
  return (
    <div ref={ref} tabIndex={-1} className="fr-mb-2w">
      {state === 'ferme' ? null : (
        <QuietAlert niveau="success" titre={words.enregistre} className="fr-mb-2w">
          <p data-masque="">{words.detail(state.ibanMasque, dateEnChiffres(state.depuis))}</p>
        </QuietAlert>
      )}
      <Button type="button" priority="secondary" onClick={() => setState('ouvert')}>
        {words.enregistrer}
      </Button>
    </div>
  )
}

/** What had the focus goes with each change of state: the part that takes its place gets it. */
const useFocusAfter = (state: State) => {
  const ref = useRef<HTMLDivElement>(null)
  const before = useRef<State>(state)
  useEffect(() => {
    if (before.current === state) return
    before.current = state
    ref.current?.focus()
  }, [state])
  return ref
}
