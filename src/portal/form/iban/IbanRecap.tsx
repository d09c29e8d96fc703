import { useEffect, useRef } from 'react'
import { DELAI_IBAN_HEURES } from '#rules/profil/limitesIban.ts'
import type { IbanForm } from '#contract/profil/profilForm.ts'
import { formatIban } from '#rules/profil/iban.ts'
import { Facts } from '#portal/components/facts/Facts.tsx'
import { ibanMessages } from '#portal/components/words/iban.ts'
import { useFormValues } from '../FormContext.ts'

const words = ibanMessages.changement

/** What will be sent of an IBAN, and what comes of it for who has an account or none yet; its heading takes the focus. */
export const IbanRecap = ({ compte }: { readonly compte: boolean }) => {
  const { iban1, iban2 } = useFormValues<IbanForm>()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <>
      <h3 ref={title} tabIndex={-1} className="fr-h6">
        {words.recapitulatif(compte)}
      </h3>
      <Facts
        facts={[
          [
            words.nouveau(compte),
            <span key="iban" data-masque="">
              {formatIban(iban1 + iban2)}
            </span>,
          ],
          [words.effet, words.delai(DELAI_IBAN_HEURES)],
          [words.prevenus, words.adresses],
        ]}
      />
      <p>{words.suite(compte)}</p>
    </>
  )
}
