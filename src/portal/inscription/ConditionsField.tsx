import { useFormField } from '#portal/form/FormContext.ts'
import { saisieMessages } from '#portal/components/words/saisie.ts'
import { inscriptionMessages } from './words.ts'
import { paths } from '#portal/paths.ts'

const words = inscriptionMessages.recapitulatif
const NAME = 'conditionsAcceptees'

/** Acceptance of the terms, and where to read them. */
export const ConditionsField = () => {
  const { id, value, errors, onChange, onBlur } = useFormField<boolean>(NAME)
  const faulty = errors.length > 0
  return (
    <>
      <p>
        <a
          className="fr-link"
          href={paths.information('conditionsgenerales')}
          target="_blank"
          rel="noopener noreferrer"
        >
          {words.lireConditions}
        </a>
      </p>
      <div className={`fr-checkbox-group ${faulty ? 'fr-checkbox-group--error' : ''}`}>
        <input
          type="checkbox"
          id={id}
          name={NAME}
          checked={value}
          required
          aria-invalid={faulty || undefined}
          aria-describedby={faulty ? `${id}-erreur` : undefined}
          onChange={({ target }) => onChange(target.checked)}
          onBlur={onBlur}
        />
        <label className="fr-label" htmlFor={id}>
          {words.conditions} {saisieMessages.obligatoire}
        </label>
        <div className="fr-messages-group" id={`${id}-erreur`}>
          {errors.map((error) => (
            <p key={error} className="fr-message fr-message--error">
              {error}
            </p>
          ))}
        </div>
      </div>
    </>
  )
}
