import { useId } from 'react'
import { everySoMany, linesBelow } from '#portal/components/chart/chartRoom.ts'
import { useElementWidth } from '#portal/components/chart/useElementWidth.ts'
import { ScrollRegion } from '#portal/components/page/ScrollRegion.tsx'
import { compteMessages } from '../words.ts'
import type { Frise } from '#rules/carriere/frise.ts'
import { BANDE, FriseBars, MARGE, MARQUE } from './FriseBars.tsx'
import { Hatching, Legende } from './FriseLegende.tsx'

const { parcours: words } = compteMessages

interface FriseViewProps {
  readonly frise: Frise
}

/** Narrower, the drawing scrolls: a phone shows the whole career. */
const NARROWEST = 256
/** Room of a letter of the name of a regime, which nothing may cut. */
const LETTER = 8
const YEAR_ROOM = 48
/** Width of a year in letters. */
const YEAR = 28
const AXIS = 28

/** A drawing inside the page has no tag of its own that says it is one image (RGAA 1.1.5). */
const named = (label: string) => ({ role: 'img', 'aria-label': label }) as const

/**
 * The career as bars, one a regime; what must be checked is hatched and numbered. Its name is short (RGAA 1.3.9): each point is
 * said in the list above, and in its row of the table.
 */
export const FriseView = ({ frise }: FriseViewProps) => {
  const hatching = useId()
  const [ref, { width: measured, letters }] = useElementWidth(NARROWEST)
  const { premiere, derniere, bandes, reperes } = frise
  const names = bandes.map(({ libelle = '' }) => 2 * MARGE + libelle.length * LETTER)
  const width = Math.max(measured, NARROWEST, ...names)
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
            {...named(words.nomFrise(premiere, derniere - 1, reperes.length))}
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
                    <text x={Math.min(x(year), width - YEAR)} y={height - 8}>
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
