import { Button } from '@codegouvfr/react-dsfr/Button.js'
import type { Banque } from '#contract/profil/banque.ts'
import { dateEnChiffres, momentEnChiffres } from '#rules/format/dates.ts'
import { Facts } from '../facts/Facts.tsx'
import { QuietAlert } from '../page/QuietAlert.tsx'
import { ibanMessages } from '../words/iban.ts'
import { useOnce } from '../useOnce.ts'
import { Masked } from './Masked.tsx'

const words = ibanMessages.compte

interface BankAccountsProps {
  readonly banque: Banque
  /** Withdraws the account that waits; absent for those who may only read. */
  readonly onUndo?: (() => Promise<unknown>) | undefined
}

/** The bank account of a person, masked, and the one that waits to replace it. */
export const BankAccounts = ({ banque: { compte, attente }, onUndo }: BankAccountsProps) => (
  <>
    {compte ? (
      <Facts
        facts={[
          [words.iban, <Masked key="iban">{compte.ibanMasque}</Masked>],
          ...(compte.depuis === '' ? [] : [[words.depuis, dateEnChiffres(compte.depuis)] as const]),
        ]}
      />
    ) : (
      <p>{words.aucun}</p>
    )}
    {attente ? (
      <QuietAlert niveau="info" titre={words.attente(compte !== undefined)} className="fr-mb-3w">
        <p>
          <Masked>
            {words.prevu(compte !== undefined, attente.ibanMasque, momentEnChiffres(attente.effetLe))}
          </Masked>
        </p>
        {onUndo ? <Undo label={words.annuler(compte !== undefined)} onUndo={onUndo} /> : null}
      </QuietAlert>
    ) : null}
  </>
)

interface UndoProps {
  readonly label: string
  readonly onUndo: () => Promise<unknown>
}

const Undo = ({ label, onUndo }: UndoProps) => {
  const [busy, undo] = useOnce(onUndo)
  return (
    <Button
      type="button"
      priority="secondary"
      className="fr-mt-2w"
      onClick={undo}
      nativeButtonProps={{ 'aria-disabled': busy || undefined }}
    >
      {busy ? words.annulation : label}
    </Button>
  )
}
