import { telechargeraccusecorrection, type CorrectionEnvoyee } from '#contract/carriere/corrections.ts'
import { useOpenReport } from '#portal/client/documents/openDocument.ts'
import { NumeroEntier } from '#portal/components/NumeroEntier.tsx'
import { compteSuitesMessages } from './wordsSuites.ts'

/** Opens the receipt of a correction. */
export const AccuseLien = ({ correctionId, numero }: CorrectionEnvoyee) => {
  const open = useOpenReport(telechargeraccusecorrection)
  return (
    <p className="fr-mb-3w">
      <button
        type="button"
        className="fr-link fr-icon-download-line fr-link--icon-right"
        onClick={() => void open({ query: { correctionId } })}
      >
        <NumeroEntier>{compteSuitesMessages.corrections.accuse(numero)}</NumeroEntier>
      </button>
    </p>
  )
}
