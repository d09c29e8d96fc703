import { Badge } from '@codegouvfr/react-dsfr/Badge.js'
import { Button } from '@codegouvfr/react-dsfr/Button.js'
import { jourDuMoment } from '#rules/format/dates.ts'
import { useEffect } from 'react'
import { Link, useLocation } from 'react-router-dom'
import type { Correction, EtatCorrection } from '#contract/carriere/corrections.ts'
import { compteSuitesMessages } from './wordsSuites.ts'
import { type DroitsCompte } from './compte.ts'
import { paths } from '#portal/paths.ts'
import { adresseCorrection } from './constats.ts'
import { Facts } from '#portal/components/facts/Facts.tsx'

const { corrections: words } = compteSuitesMessages

interface CorrectionsProps {
  readonly corrections: readonly Correction[]
  readonly droits: DroitsCompte
}

/** Corrections that were asked for, and where each one is. */
export const Corrections = ({ corrections, droits }: CorrectionsProps) => {
  const { hash } = useLocation()
  // They come after the page that the address was opened on.
  useEffect(() => {
    const aim = document.getElementById(hash.slice(1))
    aim?.scrollIntoView()
    aim?.focus({ preventScroll: true })
  }, [hash])
  return (
    <section className="eap-compte__section">
      <h2>{words.titre}</h2>
      {corrections.length === 0 ? <p>{words.aucune}</p> : null}
      {corrections.length === 0 ? null : (
        <ul className="fr-raw-list">
          {corrections.map((correction) => (
            <li key={correction.correctionId} className="eap-compte__correction">
              <CorrectionFacts correction={correction} droits={droits} />
            </li>
          ))}
        </ul>
      )}
      {droits.corrige ? (
        <Button priority="secondary" linkProps={{ to: adresseCorrection() }}>
          {words.nouvelle}
        </Button>
      ) : null}
    </section>
  )
}

const colours: Readonly<Record<EtatCorrection, 'info' | 'warning' | 'success' | 'error'>> = {
  transmise: 'info',
  encours: 'info',
  piecedemandee: 'warning',
  acceptee: 'success',
  refusee: 'error',
}

const motifName = (etat: EtatCorrection): string =>
  etat === 'refusee' || etat === 'piecedemandee' ? words.motifs[etat] : words.motifs.autre

interface CorrectionFactsProps {
  readonly correction: Correction
  readonly droits: DroitsCompte
}

const CorrectionFacts = ({ correction, droits: { corrige } }: CorrectionFactsProps) => {
  const { correctionId, numero, etat, nature, objet, explication, motif, creeLe, modifieLe, pieces } =
    correction
  return (
    <>
      <h3 id={numero} tabIndex={-1} className="fr-h6 fr-mb-1w">
        {words.numero(numero)}
      </h3>
      <Badge small severity={colours[etat]}>
        {words.etats[etat]}
      </Badge>
      <Facts
        facts={[
          ...(motif === undefined ? [] : [[motifName(etat), motif] as const]),
          [words.nature, words.natures[nature]],
          [words.objet, objet],
          [words.creeLe, jourDuMoment(creeLe)],
          [words.modifieLe, jourDuMoment(modifieLe)],
          [words.explication, explication],
          [words.pieces, pieces.map(({ nom }) => nom).join(', ') || words.aucunePiece],
        ]}
      />
      {etat === 'piecedemandee' && corrige ? (
        <Link to={paths.completerCorrection(correctionId)} className="fr-link">
          {words.fournir(numero)}
        </Link>
      ) : null}
    </>
  )
}
