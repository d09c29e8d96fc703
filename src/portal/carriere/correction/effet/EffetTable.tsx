import { DataTable } from '#portal/components/facts/DataTable.tsx'
import { correctionMessages } from '../words.ts'
import { ecrire, euros } from '#rules/format/nombres.ts'
import type { SituationEstimee } from '#rules/simulation/effetDeCorrection.ts'

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
  <DataTable
    legende={words.tableau}
    colonnes={[words.nature, words.avant, words.apres]}
    nombres={[1, 2]}
    lignes={rows.map(([nom, valeur]) => ({ id: nom, cellules: [nom, valeur(avant), valeur(apres)] }))}
  />
)
