import { useId } from 'react'
import { everySoMany, linesBelow } from '#portal/components/chart/chartRoom.ts'
import { useElementWidth } from '#portal/components/chart/useElementWidth.ts'
import type { Cir } from '#contract/carriere/cir.ts'
import { ScrollRegion } from '#portal/components/page/ScrollRegion.tsx'
import { compteMessages } from '../words.ts'
import type { ConstatCompte } from '#rules/carriere/constatsCompte.ts'
import type { Frise } from '#rules/carriere/frise.ts'
import { FriseBars } from './FriseBars.tsx'
import { phraseDe } from '../constats.ts'
import { Hatching, Legende } from './FriseLegende.tsx'
import { BANDE, MARGE, MARQUE } from './mesures.ts'

const { parcours: words } = compteMessages

interface FriseViewProps {
  readonly frise: Frise
  readonly cir: Cir
  readonly constats: readonly ConstatCompte[]
}

/** Narrower, the drawing scrolls. */
const NARROWEST = 560
const YEAR_ROOM = 48
const AXIS = 28

/** A drawing inside the page has no tag of its own that says it is one image (RGAA 1.1.5). */
const named = (label: string) => ({ role: 'img', 'aria-label': label }) as const

/** The career as bars, one a regime; what must be checked is hatched and numbered, and said below. */
export const FriseView = ({ frise, cir, constats }: FriseViewProps) => {
  const hatching = useId()
  const [ref, { width: measured, letters }] = useElementWidth(NARROWEST)
  const { premiere, derniere, bandes, reperes } = frise
  const width = Math.max(measured, NARROWEST)
  const scale = (width - 2 * MARGE) / (derniere - premiere)
  const x = (annee: number) => MARGE + (annee - premiere) * scale
  const lines = linesBelow(
    reperes.map(({ de, a }) => (x(de) + x(a)) / 2),
    MARQUE,
  )
  const top = MARQUE * Math.max(0, ...lines.map((line) => line + 1))
  const height = top + bandes.length * BANDE.hauteur + AXIS
  const every = everySoMany(derniere - premiere, width - 2 * MARGE, YEAR_ROOM)
  const years = Array.from({ length: derniere - premiere }, (_, rank) => premiere + rank)
  const label = `${words.nomFrise(premiere, derniere - 1)} ${reperes
    .map(({ numero }) => ({ numero, constat: constats[numero - 1] }))
    .map(({ numero, constat }) => (constat ? words.point(numero, phraseDe(constat, cir)) : ''))
    .join(' ')}`.trim()
  return (
    <>
      <p>{reperes.length > 0 ? words.description : words.descriptionSansPoint}</p>
      <Legende points={reperes.length > 0} />
      <ScrollRegion label={words.defilement}>
        <div ref={ref}>
          <svg
            className="eap-frise"
            width={width * letters}
            height={height * letters}
            viewBox={`0 0 ${width} ${height}`}
            {...named(label)}
          >
            <g aria-hidden="true">
              <Hatching id={hatching} />
              {years
                .filter((_, rank) => rank % every === 0)
                .map((year) => (
                  <g key={year}>
                    <line
                      className="eap-frise__annee"
                      x1={x(year)}
                      x2={x(year)}
                      y1={top}
                      y2={height - AXIS}
                    />
                    <text x={x(year)} y={height - 8}>
                      {year}
                    </text>
                  </g>
                ))}
              <FriseBars frise={frise} x={x} top={top} lines={lines} hatching={hatching} />
            </g>
          </svg>
        </div>
      </ScrollRegion>
    </>
  )
}
