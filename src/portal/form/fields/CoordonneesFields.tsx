import { useField } from 'formik'
import { isCourrielProfessionnel } from '#rules/profil/courriel.ts'
import { Status } from '#portal/components/page/Status.tsx'
import { useAfterPause } from '#portal/components/useAfterPause.ts'
import { coordonneesMessages as words } from '../words.ts'
import { saisieMessages } from '#portal/components/words/saisie.ts'
import { ConfirmedField } from './ConfirmedField.tsx'
import { Fieldset } from '#portal/components/Fieldset.tsx'

/** The four contacts of a person, each with its confirmation, for a form whose schema is that of the contacts. */
export const CoordonneesFields = () => {
  const [{ value }] = useField<string>('courrielPrincipal')
  const advice = useAfterPause(isCourrielProfessionnel(value) ? words.conseil : '')
  return (
    <>
      <Fieldset legend={words.courriels} hint={words.courrielsAide}>
        <ConfirmedField
          name="courrielPrincipal"
          label={words.courrielPrincipal}
          type="email"
          autoComplete="email"
        />
        <Status alerte className={advice === '' ? '' : 'fr-message fr-message--info fr-mb-3w'}>
          {advice}
        </Status>
        <ConfirmedField
          name="courrielSecondaire"
          label={words.courrielSecondaire}
          type="email"
          autoComplete="email"
          required={false}
        />
      </Fieldset>
      <Fieldset legend={words.telephones} hint={words.telephonesAide}>
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
      </Fieldset>
    </>
  )
}
