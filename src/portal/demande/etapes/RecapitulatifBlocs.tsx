import type { ReactNode } from 'react'
import { type EtapeDe, etapesDemande, genreDemande } from '#contract/demande/genres.ts'
import { libellesGroupePieces } from '#contract/demande/demandeTextes.ts'
import { schemaDe, reponsesDe as dites } from '#contract/kit/questions/questionnaire.ts'
import { Masked } from '#portal/components/numbers/Masked.tsx'
import { AnswerBlock } from '#portal/components/steps/AnswerBlock.tsx'
import type { GenreDossier } from '#rules/demande/etats.ts'
import { piecesDemandees, reponsesDe } from '../dossier/dossier.ts'
import { questionsDe, saisieDe } from '../dossier/etapes.ts'
import type { StepProps } from './StepProps.ts'
import { demandeMessages } from '../words.ts'

interface RecapitulatifBlocsProps<G extends GenreDossier> {
  readonly step: StepProps<G>
  readonly sous?: Readonly<Record<string, ReactNode>> | undefined
}

/** What was given at each step, with the way to change it. */
export const RecapitulatifBlocs = <G extends GenreDossier>({ step, sous }: RecapitulatifBlocsProps<G>) => {
  const { genre, contexte, dossier, goTo } = step
  const titres = genreDemande(genre).etapes
  const asked = piecesDemandees(genre, dossier)
  const reponses = reponsesDe(dossier)
  return (
    <>
      {etapesDemande(genre).map((etape) => {
        const questions = questionsDe(genre, etape)
        if (Object.keys(questions).length === 0) return null
        const sent = schemaDe(questions, contexte, reponses).cast(saisieDe(genre, etape, dossier), {
          assert: false,
        })
        return (
          <AnswerBlock
            key={etape}
            titre={titres[etape]?.titre ?? ''}
            facts={dites(questions, contexte, sent, reponses).map(({ question, reponse, masque }) => [
              question,
              masque ? <Masked key={question}>{reponse.join('\n')}</Masked> : reponse.join('\n'),
            ])}
            onModify={() => goTo(etape)}
          >
            {sous?.[etape]}
          </AnswerBlock>
        )
      })}
      {asked.length === 0 ? null : (
        <AnswerBlock
          titre={titres['pieces']?.titre ?? ''}
          facts={asked.map((groupe) => [
            libellesGroupePieces[groupe],
            dossier.pieces[groupe].map(({ name }) => name).join('\n') || demandeMessages.pieces.aucunFichier,
          ])}
          onModify={() => goTo('pieces' as EtapeDe<G>)}
        />
      )}
    </>
  )
}
