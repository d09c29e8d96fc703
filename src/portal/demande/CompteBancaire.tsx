import { useFormValues } from '#portal/form/FormContext.ts'
import type { ContexteDemande } from '#contract/demande/demandederetraite.ts'
import { CheckboxField } from '#portal/form/fields/CheckboxField.tsx'
import { IbanField } from '#portal/form/fields/IbanField.tsx'
import { demandeMessages } from './words.ts'

const { compte: words } = demandeMessages

interface CompteBancaireProps {
  /** Has the account on file, when there is one. */
  readonly contexte: ContexteDemande
}

/** The account that receives the pension: the one on file, or another, in a form of `compteBancaireFields`. */
export const CompteBancaire = ({ contexte: { ibanMasque } }: CompteBancaireProps) => {
  const values = useFormValues<{ readonly conservationIban: boolean }>()
  return (
    <section className="fr-mb-4w">
      <h3 className="fr-h5 fr-mt-4w">{words.titre}</h3>
      {ibanMasque === undefined ? (
        <p>{words.inconnu}</p>
      ) : (
        <>
          <p>
            {words.connu} <strong data-masque="">{ibanMasque}</strong>
          </p>
          <CheckboxField name="conservationIban" label={words.conserver} hint={words.conserverAide} />
        </>
      )}
      {values.conservationIban && ibanMasque !== undefined ? null : <IbanField />}
    </section>
  )
}
