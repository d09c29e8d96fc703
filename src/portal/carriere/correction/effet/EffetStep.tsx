import { Button } from '@codegouvfr/react-dsfr/Button.js'
import { StepButtons } from '#portal/components/steps/StepButtons.tsx'
import { etapesMessages } from '#portal/components/words/etapes.ts'
import { Warnings } from '#portal/components/facts/Warnings.tsx'
import { correctionMessages } from '../words.ts'
import { correctionSaisie } from '../dossier.ts'
import { alertesDe, effetDe } from './effet.ts'
import { Effet } from './Effet.tsx'
import type { StepProps } from '../etapes.ts'

/** Fourth step: what the correction would change. */
export const EffetStep = ({ cir, prevu, today, dossier, goTo }: StepProps) => {
  const form = correctionSaisie(dossier.saisie, today)
  return (
    <>
      {form ? <Effet effet={effetDe(cir, form, today, prevu)} cir={cir} today={today} /> : null}
      <Warnings {...correctionMessages.alertes} phrases={form ? alertesDe(cir, form) : []} />
      <StepButtons onPrevious={() => goTo('pieces')}>
        <Button type="button" onClick={() => goTo('recapitulatif')}>
          {etapesMessages.suivant}
        </Button>
      </StepButtons>
    </>
  )
}
