import { useFormValues } from '#portal/form/FormContext.ts'
import { CheckboxField } from '#portal/form/fields/CheckboxField.tsx'
import { MonthField } from '#portal/form/fields/MonthField.tsx'
import { demandeDepartSuiteMessages } from './wordsSuite.ts'
import type { SaisieDepart } from './dossier.ts'

const { depart: words } = demandeDepartSuiteMessages

interface VersementProps {
  readonly years: readonly number[]
  /** The person has done auxiliary services: they may have been billed for their contributions. */
  readonly auxiliaire: boolean
}

/** When the pension and the additional one are paid: as early as possible, or from a chosen month. */
export const Versement = ({ years, auxiliaire }: VersementProps) => {
  const values = useFormValues<SaisieDepart>()
  return (
    <section>
      <h3>{words.paiement}</h3>
      <CheckboxField name="miseEnPaiementAuPlusTot" label={words.auPlusTot} hint={words.auPlusTotAide} />
      {values.miseEnPaiementAuPlusTot ? null : (
        <MonthField name="dateMiseEnPaiement" legend={words.dateMiseEnPaiement} years={years} />
      )}
      <CheckboxField
        name="paiementAdditionnelAuPlusTot"
        label={words.additionnelAuPlusTot}
        hint={`${words.additionnelAide} ${words.auPlusTotAide}`}
      />
      {values.paiementAdditionnelAuPlusTot ? null : (
        <MonthField name="datePaiementAdditionnel" legend={words.datePaiementAdditionnel} years={years} />
      )}
      {auxiliaire ? (
        <CheckboxField
          name="titrePerceptionFourni"
          label={words.titrePerception}
          hint={words.titrePerceptionAide}
        />
      ) : null}
    </section>
  )
}
