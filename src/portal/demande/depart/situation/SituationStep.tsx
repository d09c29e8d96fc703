import { contenuPrive } from '#contract/contenu/contenu.ts'
import { useCall } from '#portal/client/call/useCall.ts'
import { RichText } from '#portal/components/page/RichText.tsx'
import { StepButtons } from '#portal/components/steps/StepButtons.tsx'
import { PortalForm } from '#portal/form/PortalForm.tsx'
import { SubmitButton } from '#portal/form/SubmitButton.tsx'
import { TextField } from '#portal/form/fields/TextField.tsx'
import { ValuesKeeper } from '#portal/form/ValuesKeeper.tsx'
import { demandeDepartMessages } from '../words.ts'
import { etapesMessages } from '#portal/components/words/etapes.ts'
import { saisieMessages } from '#portal/components/words/saisie.ts'
import { usePublishedContent } from '#portal/client/contents.ts'
import { Adresse } from './Adresse.tsx'
import { Auxiliaire } from './Auxiliaire.tsx'
import { Enfants } from './Enfants.tsx'
import { Famille } from './Famille.tsx'
import { Identite } from './Identite.tsx'
import {
  partiesDe,
  situationSaisie,
  situationSchema,
  type SaisieSituationAdresse,
} from './situationSaisie.ts'
import type { StepProps } from '../StepProps.ts'
import { etapePrecedente, etapeSuivante } from '../voisines.ts'

const { situation: words, obligatoires, enCours } = demandeDepartMessages

/** Second step: who the person is, their family, their past services, where to reach and pay them. */
export const SituationStep = ({ contexte, today, dossier, etapes, onChange, goTo }: StepProps) => {
  const { message } = usePublishedContent()
  const { data } = useCall(contenuPrive, { params: { id: 'demandedepartretraite2situation' } })
  const { introduction, asavoir } = data?.contenu.paragraphe ?? {}
  return (
    <>
      {introduction ? <RichText html={introduction.texte} className="fr-mb-3w" /> : null}
      <PortalForm
        schema={situationSchema(today)}
        initialValues={situationSaisie(dossier)}
        messages={message}
        onSubmit={async () => goTo(etapeSuivante(etapes, 'situation'))}
      >
        <ValuesKeeper onValues={(values: SaisieSituationAdresse) => onChange(partiesDe(values))} />
        <Identite identite={contexte.identite} />
        <p>{obligatoires}</p>
        <Famille today={today} />
        <Enfants compte={contexte.cir?.enfants.length} aSavoir={asavoir?.texte} today={today} />
        <Auxiliaire />
        <h3 className="fr-h5 fr-mt-4w">{words.contact}</h3>
        <p>{words.contactAide}</p>
        <TextField
          name="courriel"
          label={words.courriel}
          inputProps={{ type: 'email', autoComplete: 'email' }}
        />
        <TextField
          name="telephone"
          label={words.telephone}
          hint={saisieMessages.telephoneAide}
          inputProps={{ type: 'tel', autoComplete: 'tel' }}
        />
        <h3 className="fr-h5 fr-mt-4w">{words.employeur}</h3>
        <TextField
          name="employeur"
          label={words.employeurNom}
          required
          inputProps={{ autoComplete: 'organization' }}
        />
        <Adresse adresse={contexte.adresse} today={today} />
        <StepButtons onPrevious={() => goTo(etapePrecedente(etapes, 'situation'))}>
          <SubmitButton label={etapesMessages.suivant} sending={enCours} />
        </StepButtons>
      </PortalForm>
    </>
  )
}
