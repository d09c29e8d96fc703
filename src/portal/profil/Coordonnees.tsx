import { use } from 'react'
import type { Profil } from '#contract/profil/profil.ts'
import { profilCoordonnees } from '#contract/profil/profilModifications.ts'
import { coordonneesFormSchema, type CoordonneesForm } from '#contract/inscription/inscriptionForm.ts'
import { CoordonneesFields } from '#portal/form/fields/CoordonneesFields.tsx'
import { profilMessages } from './words.ts'
import { formatTelephone } from '#rules/profil/telephone.ts'
import { ActeImmediat } from './edition/ActeImmediat.tsx'
import { Editable } from './edition/Editable.tsx'
import { EditionContext, useSave } from './edition/edition.ts'
import { Facts } from '#portal/components/facts/Facts.tsx'
import { coordonneesTyped, newCourriel } from './profil.ts'
import { SectionForm } from './edition/SectionForm.tsx'

interface CoordonneesProps {
  readonly coordonnees: Profil['coordonnees']
  readonly enAttente: Profil['courrielsEnAttente']
}

const words = profilMessages.coordonnees

/** The four contacts. A new e-mail address waits for its link: it is shown as such. */
export const Coordonnees = ({ coordonnees, enAttente }: CoordonneesProps) => (
  <Editable
    cle="coordonnees"
    action={words.modifier}
    form={<CoordonneesSaisie coordonnees={coordonnees} enAttente={enAttente} />}
  >
    <Facts
      facts={[
        ...(['courrielPrincipal', 'courrielSecondaire'] as const).map(
          (name) =>
            [
              words[name],
              <Courriel key={name} courriel={coordonnees[name]} enAttente={enAttente[name]} />,
            ] as const,
        ),
        ...(['telephonePrincipal', 'telephoneSecondaire'] as const).map(
          (name) => [words[name], formatTelephone(coordonnees[name]) || words.sansTelephone] as const,
        ),
      ]}
    />
    {Object.keys(enAttente).length === 0 ? null : (
      <ActeImmediat
        cle="coordonnees"
        action={words.renoncer}
        iconId="fr-icon-arrow-go-back-line"
        call={profilCoordonnees}
        input={{ body: coordonneesTyped(coordonnees) }}
        fait={words.renonce}
      />
    )}
  </Editable>
)

interface CourrielProps {
  readonly courriel: string
  readonly enAttente: string | undefined
}

const Courriel = ({ courriel, enAttente }: CourrielProps) => (
  <>
    {courriel || words.sansAdresse}
    {enAttente === undefined ? null : (
      <span className="fr-message fr-message--info">{words.enAttente(enAttente)}</span>
    )}
  </>
)

const CoordonneesSaisie = ({ coordonnees, enAttente }: CoordonneesProps) => {
  const { done } = use(EditionContext)
  const save = useSave()
  const onSave = async (body: CoordonneesForm) => {
    const refus = await save(profilCoordonnees, { body })
    if (refus === undefined)
      done('coordonnees', newCourriel(coordonnees, body) ? words.lienEnvoye : words.enregistrees)
    return refus
  }
  return (
    <SectionForm
      schema={coordonneesFormSchema}
      initialValues={coordonneesTyped({ ...coordonnees, ...enAttente })}
      onSave={onSave}
    >
      <p>{words.aide}</p>
      <CoordonneesFields />
    </SectionForm>
  )
}
