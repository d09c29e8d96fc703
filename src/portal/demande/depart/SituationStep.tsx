import { contenuPrive } from '#contract/contenu/contenu.ts'
import { useCall } from '#portal/client/call/useCall.ts'
import { RichText } from '#portal/components/page/RichText.tsx'
import { QuestionsStep } from '../etapes/QuestionsStep.tsx'
import type { StepProps } from '../etapes/StepProps.ts'
import { demandeDepartMessages } from './words.ts'
import { Identite } from './Identite.tsx'

const { enfants, obligatoires } = demandeDepartMessages

/** Second step: who the person is, their family, their past services, where to reach and pay them. */
export const SituationStep = (step: StepProps<'depart'>) => {
  const { contexte } = step
  const { data } = useCall(contenuPrive, { params: { id: 'demandedepartretraite2situation' } })
  const { introduction, asavoir } = data?.contenu.paragraphe ?? {}
  return (
    <>
      {introduction ? <RichText html={introduction.texte} className="fr-mb-3w" /> : null}
      <Identite identite={contexte.identite} />
      <p>{obligatoires}</p>
      <QuestionsStep
        step={step}
        etape="situation"
        autour={{
          enfants: {
            avant: (
              <>
                {contexte.cir ? <p>{enfants.compte(contexte.cir.enfants.length)}</p> : null}
                {asavoir ? <RichText html={asavoir.texte} className="fr-mb-2w" /> : <p>{enfants.tous}</p>}
              </>
            ),
          },
        }}
      />
    </>
  )
}
