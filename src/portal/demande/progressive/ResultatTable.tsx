import { DataTable } from '#portal/components/facts/DataTable.tsx'
import { Figure } from '#portal/components/facts/Figure.tsx'
import type { Euros } from '#rules/money.ts'
import { demandeProgressiveMessages } from './words.ts'
import type { ResultatProgressif } from '#rules/demande/demandeProgressive.ts'
import { euros } from '#rules/format/nombres.ts'
import { quotiteDite } from '#rules/retraite/droit/quotite.ts'
import { fractionPayee } from '#rules/retraite/droit/tempsPartiel.ts'
import type { TravailProgressif } from '#rules/retraite/demande/demande.ts'

const { resultat: words } = demandeProgressiveMessages

interface ResultatTableProps {
  readonly resultat: ResultatProgressif
  readonly travail: TravailProgressif
}

/** Part-time pay and part of the pension, their sum, and what each would be in full. */
export const ResultatTable = ({ resultat, travail: { quotite, tempsIncomplet } }: ResultatTableProps) => {
  const { remuneration, pensionPartielle, total, fraction, traitement, pensionEntiere, indicatif } = resultat
  const { paieIndicative } = resultat
  const paye = tempsIncomplet ? undefined : fractionPayee(quotite)
  const dite = quotiteDite(quotite)
  const rows: readonly (readonly [string, Euros, boolean])[] = [
    [paye ? words.traitementPaye(dite, paye.dite) : words.traitement(dite), remuneration, paieIndicative],
    [words.pension(quotiteDite(fraction)), pensionPartielle, indicatif],
    [words.total, total, indicatif || paieIndicative],
    [words.tempsPlein, traitement, false],
    [words.entiere, pensionEntiere, indicatif],
  ]
  return (
    <DataTable
      legende={words.tableau}
      colonnes={[words.element, words.montant]}
      nombres={[1]}
      lignes={rows.map(([nom, montant, incertain]) => ({
        id: nom,
        cellules: [nom, <Figure key="montant" valeur={euros(montant)} indicatif={incertain} />],
        className: nom === words.total ? 'eap-table__forte' : undefined,
      }))}
    />
  )
}
