import { useState } from 'react'
import { demandesDeRetraite } from '#contract/demande/demandederetraite.ts'
import { DeclarationForm } from '../DeclarationForm.tsx'
import { PiecesManquantes } from '../PiecesManquantes.tsx'
import { useEnvoiDemande } from '../useEnvoiDemande.ts'
import { ValidationModal } from '../ValidationModal.tsx'
import { FocusedAlert } from '#portal/components/FocusedAlert.tsx'
import { demandeMessages } from '../words.ts'
import { usePublishedContent } from '#portal/client/contents.ts'
import { demandeDe } from './dossier.ts'
import { RecapitulatifBlocs } from './RecapitulatifBlocs.tsx'
import { piecesManquantes } from './reponsesDites.ts'
import type { StepProps } from './StepProps.ts'

/** Last step before the sending: every answer once more, the declaration on honour, and the confirmation. */
export const RecapitulatifStep = (props: StepProps) => {
  const { dossier, goTo, onSent } = props
  const { message } = usePublishedContent()
  const [asking, setAsking] = useState(false)
  const close = () => setAsking(false)
  const { envoyer, enCours, refus } = useEnvoiDemande(demandesDeRetraite.progressive.envoyer, {
    onSent,
    onRefused: close,
  })
  return (
    <>
      {refus ? (
        <FocusedAlert key={refus.rang} niveau="error" {...refus.dit(message)} />
      ) : (
        <p>{demandeMessages.recapitulatif.texte}</p>
      )}
      <RecapitulatifBlocs {...props} />
      <PiecesManquantes titres={piecesManquantes(dossier)} onAdd={() => goTo('pieces')} />
      <DeclarationForm
        messages={message}
        onPrevious={() => goTo('pieces')}
        onDeclared={() => setAsking(true)}
      />
      <ValidationModal
        genre="progressive"
        open={asking}
        dateEffet={dossier.tempsPartiel.dateDebut}
        enCours={enCours}
        onClose={close}
        onSend={() => void envoyer({ body: demandeDe(dossier, true) })}
      />
    </>
  )
}
