import { Badge } from '@codegouvfr/react-dsfr/Badge.js'
import { Button } from '@codegouvfr/react-dsfr/Button.js'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import { jourDuMoment } from '#rules/format/dates.ts'
import { useEffect } from 'react'
import { Link, useLocation } from 'react-router-dom'
import type { Correction, EtatCorrection } from '#contract/carriere/corrections.ts'
import { AccuseLien } from './AccuseLien.tsx'
import { compteSuitesMessages } from './wordsSuites.ts'
import { type DroitsCompte, voieVersLeService } from './compte.ts'
import { suiteDe } from './suiteCorrection.ts'
import { paths } from '#portal/paths.ts'
import { adresseCorrection } from './constats.ts'
import { AddressLink } from '#portal/components/page/AddressLink.tsx'
import { Facts } from '#portal/components/facts/Facts.tsx'
import { NumeroEntier } from '#portal/components/NumeroEntier.tsx'

const { corrections: words } = compteSuitesMessages

interface CorrectionsProps {
  readonly corrections: readonly Correction[]
  /** When the account was last brought up to date. */
  readonly misAJourLe: CalendarDate
  readonly droits: DroitsCompte
}

/** Corrections that were asked for, and where each one is. */
export const Corrections = ({ corrections, misAJourLe, droits }: CorrectionsProps) => {
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
              <CorrectionFacts correction={correction} misAJourLe={misAJourLe} droits={droits} />
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

interface CorrectionFactsProps extends Omit<CorrectionsProps, 'corrections'> {
  readonly correction: Correction
}

const CorrectionFacts = ({ correction, misAJourLe, droits }: CorrectionFactsProps) => {
  const { correctionId, numero, etat, nature, objet, explication, motif, creeLe, modifieLe, pieces } =
    correction
  const { phrase, voie } = suiteDe(correction, misAJourLe, droits.ecrit)
  return (
    <>
      <h3 id={numero} tabIndex={-1} className="fr-h6 fr-mb-1w">
        <NumeroEntier>{words.numero(numero)}</NumeroEntier>
      </h3>
      <Badge small severity={colours[etat]}>
        {words.etats[etat]}
      </Badge>
      <p className="fr-mt-1w fr-mb-1w">{phrase}</p>
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
      <AccuseLien correctionId={correctionId} numero={numero} />
      {voie === 'fournir' ? (
        <Link to={paths.completerCorrection(correctionId)} className="fr-link">
          <NumeroEntier>{words.fournir(numero)}</NumeroEntier>
        </Link>
      ) : null}
      {voie === 'service' ? <VersLeService numero={numero} droits={droits} /> : null}
    </>
  )
}

interface VersLeServiceProps {
  readonly numero: string
  readonly droits: DroitsCompte
}

const VersLeService = ({ numero, droits }: VersLeServiceProps) => {
  const { adresse, texte } = voieVersLeService(droits)
  return (
    <AddressLink to={adresse} {...(droits.messagerie && { nom: words.ecrireNom(numero) })}>
      {texte}
    </AddressLink>
  )
}
