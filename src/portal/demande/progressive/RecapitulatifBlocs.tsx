import { etapesDemandeMessages } from '../wordsEtapes.ts'
import { CompteDit } from '../CompteDit.tsx'
import { AnswerBlock } from '#portal/components/steps/AnswerBlock.tsx'
import { demandeProgressiveMessages } from './words.ts'
import { usePublishedContent } from '#portal/client/contents.ts'
import { Identite } from './Identite.tsx'
import { faitsPieces, faitsSituation, faitsTempsPartiel } from './reponsesDites.ts'
import { phraseResultat, resultatVu } from './resultat.ts'
import type { StepProps } from './StepProps.ts'

const { resultat } = demandeProgressiveMessages
const etapes = etapesDemandeMessages.progressive

/** What was given at each step, with the way to change it. */
export const RecapitulatifBlocs = ({ contexte, dossier, today, goTo }: StepProps) => {
  const { message } = usePublishedContent()
  const { tempsPartiel } = dossier
  const phrase = phraseResultat(resultatVu(contexte.cir, tempsPartiel, today, message))
  return (
    <>
      <Identite {...contexte} />
      <AnswerBlock
        titre={etapes.situation}
        facts={faitsSituation(dossier)}
        onModify={() => goTo('situation')}
      />
      <AnswerBlock
        titre={etapes['temps-partiel']}
        facts={faitsTempsPartiel(dossier)}
        onModify={() => goTo('temps-partiel')}
      >
        <CompteDit contexte={contexte} choix={tempsPartiel} />
        {phrase === '' ? null : (
          <p>
            {phrase} {resultat.nonContractuelle}.
          </p>
        )}
      </AnswerBlock>
      <AnswerBlock titre={etapes.pieces} facts={faitsPieces(dossier)} onModify={() => goTo('pieces')} />
    </>
  )
}
