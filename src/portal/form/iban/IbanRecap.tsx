import { useEffect, useRef } from 'react'
import { DELAI_IBAN_HEURES } from '#contract/profil/banque.ts'
import type { IbanForm } from '#contract/profil/profilForm.ts'
import { formatIban } from '#rules/profil/iban.ts'
import { Facts } from '#portal/components/facts/Facts.tsx'
import { ibanMessages } from '#portal/components/words/iban.ts'
import { useFormValues } from '../FormContext.ts'

const words = ibanMessages.changement

/** What will be sent of an IBAN, and what comes of it; its heading takes the focus. */
export const IbanRecap = () => {
  const { iban1, iban2 } = useFormValues<IbanForm>()
  const title = useRef<HTMLParagraphElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <>
      <p ref={title} tabIndex={-1} className="fr-text--bold fr-text--lg">
        {words.recapitulatif}
      </p>
      <Facts
        facts={[
          [
            words.nouveau,
            <span key="iban" data-masque="">
              {formatIban(iban1 + iban2)}
            </span>,
          ],
          [words.effet, words.delai(DELAI_IBAN_HEURES)],
          [words.prevenus, words.adresses],
        ]}
      />
      <p>{words.suite}</p>
    </>
  )
}
