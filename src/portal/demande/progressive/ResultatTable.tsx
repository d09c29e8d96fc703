import type { Euros } from '#rules/money.ts'
import { demandeProgressiveMessages } from './words.ts'
import type { ResultatProgressif } from '#rules/demande/demandeProgressive.ts'
import { euros } from '#rules/format/nombres.ts'
import { fractionPayee } from '#rules/retraite/droit/tempsPartiel.ts'

const { resultat: words } = demandeProgressiveMessages

interface ResultatTableProps {
  readonly resultat: ResultatProgressif
  /** Percent of full time. */
  readonly quotite: number
}

/** Part-time pay and part of the pension, their sum, and what each would be in full. */
export const ResultatTable = ({ resultat, quotite }: ResultatTableProps) => {
  const { remuneration, pensionPartielle, total, fraction, traitement, pensionEntiere } = resultat
  const paye = fractionPayee(quotite)
  return (
    <table className="eap-progressive">
      <caption>{words.tableau}</caption>
      <thead>
        <tr>
          <th scope="col">{words.element}</th>
          <th scope="col">{words.montant}</th>
        </tr>
      </thead>
      <tbody>
        <Ligne
          nom={paye ? words.traitementPaye(quotite, paye.join('/')) : words.traitement(quotite)}
          montant={remuneration}
        />
        <Ligne nom={words.pension(fraction)} montant={pensionPartielle} />
        <Ligne nom={words.total} montant={total} total />
        <Ligne nom={words.tempsPlein} montant={traitement} />
        <Ligne nom={words.entiere} montant={pensionEntiere} />
      </tbody>
    </table>
  )
}

interface LigneProps {
  readonly nom: string
  /** Gross euros per month. */
  readonly montant: Euros
  readonly total?: boolean
}

const Ligne = ({ nom, montant, total = false }: LigneProps) => (
  <tr className={total ? 'eap-progressive__total' : undefined}>
    <th scope="row">{nom}</th>
    <td>{euros(montant)}</td>
  </tr>
)
