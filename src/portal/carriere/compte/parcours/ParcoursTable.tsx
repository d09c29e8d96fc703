import type { Cir } from '#contract/carriere/cir.ts'
import { DataTable } from '#portal/components/facts/DataTable.tsx'
import { compteMessages } from '../words.ts'
import type { ConstatCompte } from '#rules/carriere/constatsCompte.ts'
import { phraseDe } from '#contract/carriere/constatEnMots.ts'
import { lignesParcours } from './parcours.ts'

const { parcours: words } = compteMessages

interface ParcoursTableProps {
  readonly cir: Cir
  readonly constats: readonly ConstatCompte[]
}

/** The career in words, in order of time, with what must be checked in each row. */
export const ParcoursTable = ({ cir, constats }: ParcoursTableProps) => {
  const lignes = lignesParcours(cir, constats)
  if (lignes.length === 0) return null
  return (
    <DataTable
      legende={words.legendeTableau}
      colonnes={Object.values(words.colonnes)}
      nom={1}
      large
      lignes={lignes.map(({ id, regime, periode, contenu, points }) => ({
        id,
        cellules: [
          regime,
          periode,
          contenu,
          <Points key="points" points={points} cir={cir} constats={constats} />,
        ],
        className: points.length > 0 ? 'eap-compte__ligne--verifier' : undefined,
      }))}
    />
  )
}

interface PointsProps extends ParcoursTableProps {
  readonly points: readonly number[]
}

const Points = ({ points, cir, constats }: PointsProps) => {
  if (points.length === 0) return words.rien
  return points.map((numero) => {
    const constat = constats[numero - 1]
    return constat ? (
      <p
        key={numero}
        className="eap-alerte eap-alerte--petite fr-icon-warning-line fr-text--sm fr-mb-0 fr-text-default--warning"
      >
        {words.point(numero, phraseDe(constat, cir))}
      </p>
    ) : null
  })
}
