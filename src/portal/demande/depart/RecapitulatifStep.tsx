import { useState } from 'react'
import { demandesDeRetraite } from '#contract/demande/demandederetraite.ts'
import { libellesGroupePieces } from '#contract/demande/demandeTextes.ts'
import { DeclarationForm } from '../DeclarationForm.tsx'
import { PiecesManquantes } from '../PiecesManquantes.tsx'
import { useEnvoiDemande } from '../useEnvoiDemande.ts'
import { ValidationModal } from '../ValidationModal.tsx'
import { FocusedAlert } from '#portal/components/FocusedAlert.tsx'
import { demandeMessages } from '../words.ts'
import { modalKeys } from '#portal/paths.ts'
import { usePublishedContent } from '#portal/client/contents.ts'
import { piecesDemandees } from '#rules/demande/demandeDepart.ts'
import { ContenuEtape } from './ContenuEtape.tsx'
import { reservesDe } from './departDit.ts'
import { demandeDe, reponsesDe } from './dossier.ts'
import { RecapitulatifBlocs } from './RecapitulatifBlocs.tsx'
import { Warnings } from '#portal/components/facts/Warnings.tsx'
import { demandeDepartSuiteMessages } from './wordsSuite.ts'
import type { StepProps } from './StepProps.ts'
import { etapePrecedente } from './voisines.ts'

/** Last step before the sending: every answer once more, the declaration on honour, and the confirmation. */
export const RecapitulatifStep = (props: StepProps) => {
  const { contexte, today, dossier, etapes, goTo, onSent } = props
  const { message } = usePublishedContent()
  const [modal, setModal] = useState<typeof modalKeys.validationdemandedepart>()
  const close = () => setModal(undefined)
  const { envoyer, enCours, refus } = useEnvoiDemande(demandesDeRetraite.depart.envoyer, {
    onSent,
    onRefused: close,
  })
  const groupes = piecesDemandees(reponsesDe(dossier))
  const manquants = groupes.filter((groupe) => dossier.pieces[groupe].length === 0)
  return (
    <ContenuEtape id="demandedepartretraite5recapitulatif">
      {refus ? (
        <FocusedAlert key={refus.rang} niveau="error" {...refus.dit(message)} />
      ) : (
        <p>{demandeMessages.recapitulatif.texte}</p>
      )}
      <RecapitulatifBlocs contexte={contexte} dossier={dossier} goTo={goTo} />
      <Warnings {...demandeDepartSuiteMessages.reserves} phrases={reservesDe(dossier, contexte, today)} />
      <PiecesManquantes
        titres={manquants.map((groupe) => libellesGroupePieces[groupe])}
        onAdd={() => goTo('pieces')}
      />
      <DeclarationForm
        messages={message}
        onPrevious={() => goTo(etapePrecedente(etapes, 'recapitulatif'))}
        onDeclared={() => setModal(modalKeys.validationdemandedepart)}
      />
      <ValidationModal
        genre="depart"
        open={modal === modalKeys.validationdemandedepart}
        dateEffet={dossier.depart.dateDepart}
        enCours={enCours}
        onClose={close}
        onSend={() => void envoyer({ body: demandeDe(dossier, groupes, true) })}
      />
    </ContenuEtape>
  )
}
