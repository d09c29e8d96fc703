import { useFormField } from '#portal/form/FormContext.ts'
import { Link } from 'react-router-dom'
import { listerpays } from '#contract/profil/adresse.ts'
import type { ContexteDemande } from '#contract/demande/demandederetraite.ts'
import { searchCommunes } from '#portal/client/searchCommunes.ts'
import { useCall } from '#portal/client/call/useCall.ts'
import { addressLines } from '#portal/components/address/addressLines.ts'
import { AddressField } from '#portal/form/fields/AddressField.tsx'
import { CheckboxField } from '#portal/form/fields/CheckboxField.tsx'
import { DateField } from '#portal/form/fields/DateField.tsx'
import { effectDates } from '#portal/form/effectDates.ts'
import { demandeDepartMessages } from '../words.ts'
import { paths } from '#portal/paths.ts'
import type { CalendarDate } from '#rules/calendar/dates.ts'

const { situation: words } = demandeDepartMessages

interface AdresseProps {
  readonly adresse: ContexteDemande['adresse']
  readonly today: CalendarDate
}

/** Where the person lives, and where they will when that changes. */
export const Adresse = ({ adresse, today }: AdresseProps) => {
  const { value } = useFormField<boolean>('changementAdresse')
  const countries = useCall(listerpays, {}).data?.listePays ?? []
  return (
    <>
      <h3 className="fr-h5 fr-mt-4w">{words.adresse}</h3>
      {adresse ? <p className="fr-mb-1w">{words.adresseActuelle}</p> : <SansAdresse />}
      {adresse ? (
        <address className="fr-mb-3w">
          {addressLines(adresse, countries).map((line) => (
            <span key={line} className="eap-demande__ligne">
              {line}
            </span>
          ))}
        </address>
      ) : null}
      <CheckboxField name="changementAdresse" label={words.changementAdresse} hint={words.changementAide} />
      {value ? (
        <>
          <AddressField
            legend={words.nouvelleAdresse}
            countries={countries}
            onSearchCommunes={searchCommunes}
          />
          <DateField
            name="dateEffet"
            label={words.dateEffet}
            required
            today={today}
            {...effectDates(today)}
          />
        </>
      ) : null}
    </>
  )
}

/** The profile gives the present address: the draft waits meanwhile. */
const SansAdresse = () => (
  <p>
    {words.sansAdresse} <Link to={paths.profil}>{words.indiquerAdresse}</Link>.
  </p>
)
