import { Button } from '@codegouvfr/react-dsfr/Button.js'
import { useState } from 'react'
import { suivis, type Suivi } from '#contract/demande/suivi.ts'
import { MOTIF_ANNULATION_MAXIMUM } from '#contract/demande/bornes.ts'
import type { GenreDossier } from '#rules/demande/etats.ts'
import { PortalModal } from '#portal/components/PortalModal.tsx'
import { motsGenre } from '../words.ts'
import { suiviMessages } from './words.ts'
import { modalKeys } from '#portal/paths.ts'
import { annulationFormSchema, type AnnulationForm } from '#contract/demande/suiviForm.ts'
import { PortalForm } from '#portal/form/PortalForm.tsx'
import { ValuesKeeper } from '#portal/form/ValuesKeeper.tsx'
import { SubmitButton } from '#portal/form/SubmitButton.tsx'
import { TextAreaField } from '#portal/form/fields/TextAreaField.tsx'
import { Refus } from './Refus.tsx'
import { useMove } from './useMove.ts'

const words = suiviMessages.annulation
const empty: AnnulationForm = { motif: '' }
const rows = { rows: 4 }

interface AnnulationProps {
  readonly genre: GenreDossier
  readonly suivi: Suivi
  readonly onDone: (fait: 'annulation' | 'conflit') => Promise<void>
}

/** Cancels a request that nobody works on yet: what that implies and why, in a dialog. */
export const Annulation = ({ genre, suivi: { dossierId }, onDone }: AnnulationProps) => {
  const [modal, setModal] = useState<typeof modalKeys.annulation>()
  const [saisie, setSaisie] = useState(empty)
  const close = () => setModal(undefined)
  return (
    <section className="eap-colonne eap-no-print eap-suivi__saisie">
      <h2>{words.titre}</h2>
      <p>{words.possible}</p>
      <Button type="button" priority="secondary" onClick={() => setModal(modalKeys.annulation)}>
        {words.ouvrir}
      </Button>
      <PortalModal open={modal === modalKeys.annulation} onClose={close} titre={words.titre}>
        <p>{words.consequences}</p>
        <ul>
          {motsGenre[genre].annulation.map((consequence) => (
            <li key={consequence}>{consequence}</li>
          ))}
        </ul>
        <AnnulationSaisie
          genre={genre}
          dossierId={dossierId}
          saisie={saisie}
          onSaisie={setSaisie}
          onKeep={close}
          onDone={(fait) => {
            close()
            return onDone(fait)
          }}
        />
      </PortalModal>
    </section>
  )
}

interface AnnulationSaisieProps {
  readonly genre: GenreDossier
  readonly dossierId: string
  /** What was typed before the dialog was closed. */
  readonly saisie: AnnulationForm
  readonly onSaisie: (saisie: AnnulationForm) => void
  readonly onKeep: () => void
  readonly onDone: (fait: 'annulation' | 'conflit') => Promise<void>
}

/** The reason of a cancellation, then its confirmation. */
const AnnulationSaisie = ({ genre, dossierId, saisie, onSaisie, onKeep, onDone }: AnnulationSaisieProps) => {
  const { refus, move } = useMove('annulation', onDone)
  const submit = ({ motif }: AnnulationForm) => move(suivis[genre].annuler, { body: { dossierId, motif } })
  return (
    <PortalForm schema={annulationFormSchema} initialValues={saisie} onSubmit={submit}>
      <ValuesKeeper onValues={onSaisie} />
      <Refus titre={words.refus} refus={refus} />
      <TextAreaField
        name="motif"
        label={words.motif}
        hint={words.motifAide}
        required
        maximum={MOTIF_ANNULATION_MAXIMUM}
        inputProps={rows}
      />
      <div className="fr-btns-group fr-btns-group--inline-lg">
        <SubmitButton label={words.confirmer} sending={words.envoi} />
        <Button type="button" priority="secondary" onClick={onKeep}>
          {words.garder}
        </Button>
      </div>
    </PortalForm>
  )
}
