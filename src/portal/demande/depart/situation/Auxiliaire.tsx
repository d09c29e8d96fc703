import { useFormField } from '#portal/form/FormContext.ts'
import { TEXTE_DEMANDE_MAXIMUM } from '#contract/demande/demandeForm.ts'
import { CheckboxField } from '#portal/form/fields/CheckboxField.tsx'
import { TextAreaField } from '#portal/form/fields/TextAreaField.tsx'
import { demandeDepartMessages } from '../words.ts'

const { situation: words } = demandeDepartMessages

/** Services of before the tenure, and which when there were. */
export const Auxiliaire = () => {
  const { value } = useFormField<boolean>('indicateurServiceAuxiliaire')
  return (
    <>
      <h3 className="fr-h5 fr-mt-4w">{words.auxiliaire}</h3>
      <CheckboxField
        name="indicateurServiceAuxiliaire"
        label={words.indicateurServiceAuxiliaire}
        hint={words.auxiliaireAide}
      />
      {value ? (
        <TextAreaField
          name="servicesAuxiliaires"
          label={words.servicesAuxiliaires}
          hint={words.servicesAide}
          required
          maximum={TEXTE_DEMANDE_MAXIMUM}
          inputProps={{ autoComplete: 'off' }}
        />
      ) : null}
    </>
  )
}
