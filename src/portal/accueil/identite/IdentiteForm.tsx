import { useEffect, useId, useRef, useState, type FormEvent } from 'react'
import type { HiddenIban } from '#rules/profil/iban.ts'
import { maskedIbanErrors } from '#portal/components/numbers/ibanErrors.ts'
import { MaskedIban } from '#portal/components/numbers/MaskedIban.tsx'
import { tableauMessages } from '../words.ts'
import type { Typed } from './identite.ts'

const words = tableauMessages.identite

interface IdentiteFormProps {
  readonly hidden: HiddenIban
  readonly submitting: boolean
  readonly onSubmit: (typed: Typed) => void
  readonly onCancel: () => void
}

/** The four digits of the masked IBAN; errors come with the first submission. */
export const IdentiteForm = ({ hidden, submitting, onSubmit, onCancel }: IdentiteFormProps) => {
  const own = useId()
  const ids = [`${own}-0`, `${own}-1`] as const
  const [typed, setTyped] = useState<Typed>(['', ''])
  const [attempts, setAttempts] = useState(0)
  const faults = maskedIbanErrors(typed, hidden)
  const faulty = ids.find((_, rank) => (faults[rank]?.length ?? 0) > 0)
  useFocusAt(attempts, faulty)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (submitting) return
    setAttempts(attempts + 1)
    if (faulty === undefined) onSubmit(typed)
  }
  return (
    <form noValidate onSubmit={submit}>
      <MaskedIban
        hidden={hidden}
        value={typed}
        onChange={setTyped}
        ids={ids}
        {...(attempts > 0 && { errors: faults })}
      />
      <ul className="fr-btns-group fr-btns-group--inline-md">
        <li>
          <button type="submit" className="fr-btn" aria-disabled={submitting || undefined}>
            {submitting ? words.enCours : words.valider}
          </button>
        </li>
        <li>
          <button type="button" className="fr-btn fr-btn--secondary" onClick={onCancel}>
            {words.annuler}
          </button>
        </li>
      </ul>
    </form>
  )
}

/** Gives the focus to the first faulty field at each refused submission, once its error is on the page. */
const useFocusAt = (attempts: number, faulty: string | undefined) => {
  const told = useRef(0)
  useEffect(() => {
    if (attempts === told.current) return
    told.current = attempts
    if (faulty !== undefined) document.getElementById(faulty)?.focus()
  }, [attempts, faulty])
}
