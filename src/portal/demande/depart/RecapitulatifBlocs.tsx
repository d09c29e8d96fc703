import { listerpays } from '#contract/profil/adresse.ts'
import { libellesGroupePieces } from '#contract/demande/demandeTextes.ts'
import { useCall } from '#portal/client/call/useCall.ts'
import { CompteDit } from '../CompteDit.tsx'
import { AnswerBlock } from '#portal/components/steps/AnswerBlock.tsx'
import { etapesDemandeMessages } from '../wordsEtapes.ts'
import { demandeMessages } from '../words.ts'
import { demandeDepartMessages } from './words.ts'
import { piecesDemandees, type GroupePieces } from '#rules/demande/demandeDepart.ts'
import { reponsesDe, type Dossier } from './dossier.ts'
import { faitsDepart, faitsIdentite, faitsSituation } from './reponsesDites.ts'
import type { StepProps } from './StepProps.ts'

const { situation: situationWords } = demandeDepartMessages
const etapes = etapesDemandeMessages.depart

type RecapitulatifBlocsProps = Pick<StepProps, 'contexte' | 'dossier' | 'goTo'>

/** What was given at each step, with the way to change it. */
export const RecapitulatifBlocs = ({ contexte, dossier, goTo }: RecapitulatifBlocsProps) => {
  const { data: pays } = useCall(listerpays, {})
  const groupes = piecesDemandees(reponsesDe(dossier))
  return (
    <>
      <AnswerBlock titre={situationWords.identite} facts={faitsIdentite(contexte)} />
      <AnswerBlock
        titre={etapes.situation}
        facts={faitsSituation(dossier, pays?.listePays ?? [])}
        onModify={() => goTo('situation')}
      />
      <AnswerBlock titre={etapes.depart} facts={faitsDepart(dossier)} onModify={() => goTo('depart')}>
        <CompteDit contexte={contexte} choix={dossier.depart} />
      </AnswerBlock>
      {groupes.length === 0 ? null : (
        <AnswerBlock
          titre={etapes.pieces}
          facts={groupes.map((groupe) => [libellesGroupePieces[groupe], filesOf(dossier, groupe)])}
          onModify={() => goTo('pieces')}
        />
      )}
    </>
  )
}

const filesOf = ({ pieces }: Dossier, groupe: GroupePieces) =>
  pieces[groupe].map(({ name }) => name).join('\n') || demandeMessages.pieces.aucunFichier
