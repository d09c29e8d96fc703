import { use } from 'react'
import type { Adresse } from '#contract/profil/profil.ts'
import { profilAdresse } from '#contract/profil/profilModifications.ts'
import { adresseFormSchema, type AdresseForm } from '#contract/profil/profilForm.ts'
import { searchCommunes } from '#portal/client/searchCommunes.ts'
import { addressLines } from '#portal/components/address/addressLines.ts'
import { AddressField } from '#portal/form/fields/AddressField.tsx'
import { profilMessages } from '../words.ts'
import type { Country } from '#rules/profil/adresse.ts'
import { Editable } from '../edition/Editable.tsx'
import { EditionContext, useSave } from '../edition/edition.ts'
import { emptyAdresse } from '../profil.ts'
import { SectionForm } from '../edition/SectionForm.tsx'

interface AdresseActuelleProps {
  readonly adresse: Adresse | undefined
  readonly countries: readonly Country[]
}

const words = profilMessages.adresse

/** Where the person lives now. */
export const AdresseActuelle = ({ adresse, countries }: AdresseActuelleProps) => (
  <Editable
    cle="adresse"
    action={words.modifier}
    form={<AdresseSaisie adresse={adresse} countries={countries} />}
  >
    <h3 className="fr-h6">{words.actuelle}</h3>
    {adresse ? <Lines lines={addressLines(adresse, countries)} /> : <p>{words.aucune}</p>}
  </Editable>
)

const AdresseSaisie = ({ adresse = emptyAdresse, countries }: AdresseActuelleProps) => {
  const { done } = use(EditionContext)
  const save = useSave()
  const onSave = async (body: AdresseForm) => {
    const refus = await save(profilAdresse, { body })
    if (refus === undefined) done('adresse', words.enregistree)
    return refus
  }
  return (
    <SectionForm schema={adresseFormSchema} initialValues={adresse} onSave={onSave}>
      <AddressField legend={words.actuelle} countries={countries} onSearchCommunes={searchCommunes} />
    </SectionForm>
  )
}

/** Lines of an address, one under the other. */
export const Lines = ({ lines }: { readonly lines: readonly string[] }) => (
  <address className="eap-profil__adresse">
    {lines.map((line) => (
      <span key={line}>{line}</span>
    ))}
  </address>
)
