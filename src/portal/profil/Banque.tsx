import { use } from 'react'
import type { Profil } from '#contract/profil/profil.ts'
import { profilIban } from '#contract/profil/profilModifications.ts'
import { ibanProfilFormSchema, type IbanProfilForm } from '#contract/profil/profilForm.ts'
import { IbanField } from '#portal/form/fields/IbanField.tsx'
import { PasswordField } from '#portal/form/password/PasswordField.tsx'
import { profilMessages } from './words.ts'
import { AConfirmer } from './Identite.tsx'
import { Editable } from './edition/Editable.tsx'
import { EditionContext, useSave } from './edition/edition.ts'
import { Facts } from '#portal/components/facts/Facts.tsx'
import { dayInWords } from './profil.ts'
import { SectionForm } from './edition/SectionForm.tsx'

interface BanqueProps {
  readonly banque: Profil['banque']
  readonly confirmee: boolean
}

const words = profilMessages.banque

/** The account where the person is paid, once their identity is confirmed. */
export const Banque = ({ banque, confirmee }: BanqueProps) =>
  confirmee ? (
    <Editable cle="banque" action={words.changer} form={<BanqueSaisie />}>
      {banque ? (
        <Facts
          facts={[
            [
              words.iban,
              <span key="iban" data-masque="">
                {banque.ibanMasque}
              </span>,
            ],
            ...(banque.depuis === '' ? [] : [[words.depuis, dayInWords(banque.depuis)] as const]),
          ]}
        />
      ) : (
        <p>{words.aucune}</p>
      )}
    </Editable>
  ) : (
    <AConfirmer />
  )

const empty: IbanProfilForm = { iban1: '', iban2: '', motDePasseAncien: '' }

const BanqueSaisie = () => {
  const { done } = use(EditionContext)
  const save = useSave()
  const onSave = async (body: IbanProfilForm) => {
    const refus = await save(profilIban, { body })
    if (refus === undefined) done('banque', words.enregistre)
    return refus
  }
  return (
    <SectionForm schema={ibanProfilFormSchema} initialValues={empty} onSave={onSave}>
      <p>{words.aide}</p>
      <IbanField />
      <PasswordField
        name="motDePasseAncien"
        label={words.motDePasse}
        autoComplete="current-password"
        required
      />
    </SectionForm>
  )
}
