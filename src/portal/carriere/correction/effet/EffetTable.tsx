import { ScrollRegion } from '#portal/components/page/ScrollRegion.tsx'
import { correctionMessages } from '../words.ts'
import { ecrire, euros } from '#rules/format/nombres.ts'
import type { SituationEstimee } from '#rules/carriere/effetDeCorrection.ts'

const { effet: words } = correctionMessages

interface EffetTableProps {
  readonly avant: SituationEstimee
  readonly apres: SituationEstimee
}

const rows: readonly (readonly [string, (situation: SituationEstimee) => string])[] = [
  [words.liquidables, ({ trimestresLiquidables }) => String(trimestresLiquidables)],
  [words.assurance, ({ trimestresAssurance }) => String(trimestresAssurance)],
  [words.indice, ({ indiceMajore }) => String(indiceMajore)],
  [words.taux, ({ taux }) => words.pourCent(ecrire(taux))],
  [words.pension, ({ pensionMensuelle }) => euros(pensionMensuelle)],
]

/** An estimate without and with a correction, side by side. */
export const EffetTable = ({ avant, apres }: EffetTableProps) => (
  <ScrollRegion label={words.tableau}>
    <table className="eap-effet">
      <caption>{words.tableau}</caption>
      <thead>
        <tr>
          <th scope="col">{words.nature}</th>
          <th scope="col">{words.avant}</th>
          <th scope="col">{words.apres}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([nom, valeur]) => (
          <tr key={nom}>
            <th scope="row">{nom}</th>
            <td>{valeur(avant)}</td>
            <td>{valeur(apres)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </ScrollRegion>
)
