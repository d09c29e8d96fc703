import { compteMessages } from '../words.ts'
import type { Frise } from '#rules/carriere/frise.ts'

const { parcours: words } = compteMessages

/** Room of a numbered mark, in CSS pixels. */
export const MARQUE = 24

/** Room on both sides of the years. */
export const MARGE = 16

/** Height of a regime in the drawing: its name, a gap, its bar, and what is below. */
export const BANDE = { hauteur: 64, nom: 16, ecart: 8, barre: 24 } as const

interface FriseBarsProps {
  readonly frise: Frise
  readonly x: (annee: number) => number
  /** Where the bars begin, below the numbers. */
  readonly top: number
  /** Line of each number. */
  readonly lines: readonly number[]
  /** Identifier of the pattern of what must be checked. */
  readonly hatching: string
}

const RADIUS = 11
/** The shortest piece is still seen. */
const THINNEST = 3

/** Bars of the regimes, and over the first one what must be checked, each with its number above. Lines pass behind the names. */
export const FriseBars = ({ frise: { bandes, reperes }, x, top, lines, hatching }: FriseBarsProps) => {
  const y = (rank: number) => top + rank * BANDE.hauteur + BANDE.nom + BANDE.ecart
  const wide = ({ de, a }: { readonly de: number; readonly a: number }) => ({
    x: x(de),
    width: Math.max(THINNEST, x(a) - x(de)),
    height: BANDE.barre,
  })
  const marques = reperes.map((repere, index) => ({
    repere,
    middle: (x(repere.de) + x(repere.a)) / 2,
    above: top - MARQUE * (lines[index] ?? 0) - MARQUE / 2,
  }))
  return (
    <>
      <g className="eap-frise__repere">
        {marques.map(({ repere, middle, above }) => (
          <line key={repere.numero} x1={middle} x2={middle} y1={above} y2={y(0)} />
        ))}
      </g>
      {bandes.map(({ id, libelle = words.fonctionPublique, segments }, rank) => (
        <g key={id}>
          <text className="eap-frise__regime" x={MARGE} y={top + rank * BANDE.hauteur + BANDE.nom}>
            {libelle}
          </text>
          {segments.map((segment) => (
            <rect key={segment.id} className="eap-frise__segment" {...wide(segment)} y={y(rank)} />
          ))}
        </g>
      ))}
      {marques.map(({ repere, middle, above }) => (
        <g key={repere.numero} className="eap-frise__repere">
          <rect className="eap-frise__anomalie" {...wide(repere)} y={y(0)} fill={`url(#${hatching})`} />
          <circle cx={middle} cy={above} r={RADIUS} />
          <text x={middle} y={above} dy="0.35em" textAnchor="middle">
            {repere.numero}
          </text>
        </g>
      ))}
    </>
  )
}
