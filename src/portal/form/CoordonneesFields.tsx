import { useField } from 'formik'
import { useId, type ReactNode } from 'react'
import { isCourrielProfessionnel } from '#rules/courriel.ts'
import { Status } from '#portal/components/Status.tsx'
import { inscriptionMessages } from '#portal/messages/inscription.ts'
import { saisieMessages } from '#portal/messages/saisie.ts'
import { ConfirmedField } from './ConfirmedField.tsx'

const words = inscriptionMessages.contacts

/** The four contacts of a person, each with its confirmation, for a form whose schema is that of the contacts. */
export const CoordonneesFields = () => {
  const [{ value }] = useField<string>('courrielPrincipal')
  const advised = isCourrielProfessionnel(value)
  return (
    <>
      <Contacts legend={words.courriels} hint={words.courrielsAide}>
        <ConfirmedField
          name="courrielPrincipal"
          label={words.courrielPrincipal}
          type="email"
          autoComplete="email"
        />
        <Status className={advised ? 'fr-message fr-message--info fr-mb-3w' : ''}>
          {advised ? words.conseil : ''}
        </Status>
        <ConfirmedField
          name="courrielSecondaire"
          label={words.courrielSecondaire}
          type="email"
          autoComplete="email"
          required={false}
        />
      </Contacts>
      <Contacts legend={words.telephones} hint={words.telephonesAide}>
        {(['telephonePrincipal', 'telephoneSecondaire'] as const).map((name) => (
          <ConfirmedField
            key={name}
            name={name}
            label={words[name]}
            hint={saisieMessages.telephoneAide}
            type="tel"
            autoComplete="tel"
            required={false}
          />
        ))}
      </Contacts>
    </>
  )
}

interface ContactsProps {
  readonly legend: string
  readonly hint: string
  readonly children: ReactNode
}

const Contacts = ({ legend, hint, children }: ContactsProps) => {
  const id = useId()
  return (
    <fieldset className="fr-fieldset" aria-labelledby={id}>
      <legend className="fr-fieldset__legend" id={id}>
        {legend}
        <span className="fr-hint-text">{hint}</span>
      </legend>
      <div className="fr-fieldset__element">{children}</div>
    </fieldset>
  )
}
