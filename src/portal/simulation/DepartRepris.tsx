import type { DepartPrevu } from '#contract/carriere/departPrevu.ts'
import { NumeroEntier } from '#portal/components/NumeroEntier.tsx'
import { dateEnChiffres } from '#rules/format/dates.ts'
import { simulationMessages } from './words.ts'

const { prevu: words } = simulationMessages

interface DepartReprisProps {
  readonly prevu: DepartPrevu | undefined
  /** What is supposed now. */
  readonly hypotheses: { readonly dateDepart: string; readonly motif: number }
}

/** Says where the departure comes from, as long as it is the one that was asked for or chosen. */
export const DepartRepris = ({ prevu, hypotheses }: DepartReprisProps) =>
  prevu?.dateDepart === hypotheses.dateDepart && prevu.motif === hypotheses.motif ? (
    <p>
      <NumeroEntier>{words(dateEnChiffres(prevu.dateDepart), prevu.numeroDemande)}</NumeroEntier>
    </p>
  ) : null
