import { use, useState } from 'react'
import type { Page } from '#contract/contenu/contenu.ts'
import { profilMotDePasse } from '#contract/profil/profilModifications.ts'
import { changementMotDePasseFormSchema, type ChangementMotDePasseForm } from '#contract/profil/profilForm.ts'
import { NewPasswordForm } from '#portal/form/password/NewPasswordForm.tsx'
import type { FormTools } from '#portal/form/state/FormElement.tsx'
import { PasswordField } from '#portal/form/password/PasswordField.tsx'
import { profilMessages } from './words.ts'
import { Editable } from './edition/Editable.tsx'
import { EditionContext, useSave } from './edition/edition.ts'
import { faultyField } from '#portal/client/call/refus.ts'
import { CancelButton } from './edition/SectionForm.tsx'

interface MotDePasseProps {
  /** Settings of the compromise check, absent until they are known. */
  readonly parametrage: Page['parametrage'] | undefined
}

const { motDePasse: words, enregistrer, enregistrement } = profilMessages

/** The password, never shown: the old one is asked for to change it. */
export const MotDePasse = ({ parametrage }: MotDePasseProps) => {
  const { possible } = use(EditionContext)
  return (
    <Editable cle="motdepasse" action={words.modifier} form={<MotDePasseSaisie parametrage={parametrage} />}>
      <p>{possible ? words.presentation : words.presentationLecture}</p>
    </Editable>
  )
}

const empty: ChangementMotDePasseForm = { motDePasseAncien: '', motDePasse: '', motDePasseConfirmation: '' }

const MotDePasseSaisie = ({ parametrage }: MotDePasseProps) => {
  const { done } = use(EditionContext)
  const [refus, setRefus] = useState<string>()
  const save = useSave()
  const submit = async (values: ChangementMotDePasseForm, { mark }: FormTools) => {
    const { motDePasseAncien, motDePasse, motDePasseConfirmation } = values
    const refused = await save(profilMotDePasse, {
      body: { motDePasseAncien, motDePasse, motdepasseConfirmation: motDePasseConfirmation },
    })
    if (refused === undefined) return done('motdepasse', words.enregistre)
    const field = faultyField(refused, values)
    setRefus(field === undefined ? refused.message : undefined)
    if (field !== undefined) mark(field, refused.message)
  }
  return (
    <>
      <NewPasswordForm
        parametrage={parametrage}
        label={enregistrer}
        sending={enregistrement}
        refus={refus}
        schema={changementMotDePasseFormSchema}
        initialValues={empty}
        onSubmit={submit}
      >
        <PasswordField
          name="motDePasseAncien"
          label={words.ancien}
          autoComplete="current-password"
          required
        />
      </NewPasswordForm>
      <div className="fr-mt-2w">
        <CancelButton />
      </div>
    </>
  )
}
