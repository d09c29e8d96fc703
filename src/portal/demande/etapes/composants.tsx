import { Masked } from '#portal/components/numbers/Masked.tsx'
import { useFormValues } from '#portal/form/FormContext.ts'
import type { ComponentType } from 'react'
import { Link } from 'react-router-dom'
import type { Composant, Contexte } from '#contract/demande/questions/commun.ts'
import { listerpays } from '#contract/profil/adresse.ts'
import { useCall } from '#portal/client/call/useCall.ts'
import { searchCommunes } from '#portal/client/searchCommunes.ts'
import { addressLines } from '#portal/components/address/addressLines.ts'
import { AddressField } from '#portal/form/fields/AddressField.tsx'
import { CheckboxField } from '#portal/form/fields/choices/CheckboxField.tsx'
import { IbanField } from '#portal/form/fields/IbanField.tsx'
import type { ComposantProps } from '#portal/form/questions/Rubriques.tsx'
import { paths } from '#portal/paths.ts'
import { EnfantsListe } from './EnfantsListe.tsx'
import { demandeMessages } from '../words.ts'

type Props = ComposantProps<Contexte>

const { compte: compteWords, adresse: adresseWords } = demandeMessages

const textOf = ({ question: { aide }, contexte }: Props) =>
  typeof aide === 'function' ? aide(contexte) : aide

/** The account that receives the pension: the one on file, or another. */
const CompteBancaire = (props: Props) => {
  const { name, question, contexte } = props
  const values = useFormValues<{ readonly conservationIban: boolean }>()
  const { ibanMasque } = contexte
  if (ibanMasque === undefined)
    return (
      <>
        <p>{compteWords.inconnu}</p>
        <IbanField />
      </>
    )
  return (
    <>
      <p>
        {compteWords.connu}{' '}
        <strong>
          <Masked>{ibanMasque}</Masked>
        </strong>
      </p>
      <CheckboxField name={name} label={question.libelle} hint={textOf(props)} />
      {values.conservationIban ? null : <IbanField />}
    </>
  )
}

const useCountries = () => useCall(listerpays, {}).data?.listePays ?? []

/** Where the person lives, and whether it changes. */
const Adresse = (props: Props) => {
  const { adresse } = props.contexte
  const countries = useCountries()
  return (
    <>
      {adresse ? (
        <>
          <p className="fr-mb-1w">{adresseWords.actuelle}</p>
          <address className="fr-mb-3w">
            {addressLines(adresse, countries).map((line) => (
              <span key={line} className="eap-demande__ligne">
                {line}
              </span>
            ))}
          </address>
        </>
      ) : (
        // The profile gives the present address: the draft waits meanwhile.
        <p>
          {adresseWords.sansAdresse} <Link to={paths.profil}>{adresseWords.indiquer}</Link>.
        </p>
      )}
      <CheckboxField name={props.name} label={props.question.libelle} hint={textOf(props)} />
    </>
  )
}

const NouvelleAdresse = ({ question }: Props) => (
  <AddressField legend={question.libelle} countries={useCountries()} onSearchCommunes={searchCommunes} />
)

const Enfants = ({ contexte }: Props) => <EnfantsListe today={contexte.today} />

/** What fills in the odd questions of both requests; one without its component does not compile. */
export const composants: Readonly<Record<Composant, ComponentType<Props>>> = {
  compteBancaire: CompteBancaire,
  enfants: Enfants,
  adresse: Adresse,
  nouvelleAdresse: NouvelleAdresse,
}
