import type { Cir } from '#contract/carriere/compteindividuelretraite.ts'
import { ScrollRegion } from '#portal/components/page/ScrollRegion.tsx'
import { compteMessages } from './words.ts'
import type { ConstatCompte } from '#rules/carriere/constatsCompte.ts'
import { phraseDe } from './constats.ts'
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
    <ScrollRegion label={words.legendeTableau}>
      <table className="eap-compte__table eap-compte__table--large">
        <caption>{words.legendeTableau}</caption>
        <thead>
          <tr>
            {Object.values(words.colonnes).map((colonne) => (
              <th key={colonne} scope="col">
                {colonne}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lignes.map(({ id, regime, periode, contenu, points }) => (
            <tr key={id} className={points.length > 0 ? 'eap-compte__ligne--verifier' : undefined}>
              <td>{regime}</td>
              <th scope="row">{periode}</th>
              <td>{contenu}</td>
              <td>
                <Points points={points} cir={cir} constats={constats} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
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
      <p key={numero} className="eap-compte__alerte fr-icon-warning-line">
        {words.point(numero, phraseDe(constat, cir))}
      </p>
    ) : null
  })
}
