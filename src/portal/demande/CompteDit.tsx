import type { ContexteDemande } from '#contract/demande/demandederetraite.ts'
import { demandeMessages } from './words.ts'
import { formatIban, normaliseIban } from '#rules/profil/iban.ts'

const { compte: words } = demandeMessages

interface CompteDitProps {
  /** Has the account on file, when there is one. */
  readonly contexte: ContexteDemande
  readonly choix: {
    readonly conservationIban: boolean
    readonly iban1: string
    readonly iban2: string
  }
}

/** The account that receives the pension, read again; hidden from who looks at a shared screen. */
export const CompteDit = ({ contexte, choix: { conservationIban, iban1, iban2 } }: CompteDitProps) => (
  <p>
    {conservationIban ? words.garde : words.nouveau}{' '}
    <strong data-masque="">
      {conservationIban ? contexte.ibanMasque : formatIban(normaliseIban(iban1 + iban2))}
    </strong>
  </p>
)
