import { optionsRachat } from '#rules/retraite/montant/rachat.ts'
import { RadioField } from '#portal/form/fields/choices/RadioField.tsx'
import { calculetteMessages } from './words.ts'

const { demande: words, resultats } = calculetteMessages

const options = optionsRachat.map((option) => ({
  value: `${option}`,
  label: resultats.options[option].nom,
  hint: resultats.options[option].effet,
}))

/** The option to look at, once all that the three depend on is said, and just above what each gives. */
export const OptionField = () => (
  <section className="eap-rachat__partie">
    <RadioField name="option" legend={words.option} required={false} options={options} />
  </section>
)
