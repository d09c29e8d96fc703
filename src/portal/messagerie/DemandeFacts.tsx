import { jourDuMoment } from '#rules/format/dates.ts'
import { Facts } from '#portal/components/facts/Facts.tsx'
import type { Demande } from '#contract/messagerie/messagerie.ts'
import { mesapMessages } from './words.ts'
import { EtatBadge } from './EtatBadge.tsx'

const { fil: words, themes } = mesapMessages

interface DemandeFactsProps {
  readonly demande: Demande
  readonly reference: string | undefined
}

/** What a request is about and where it is. */
export const DemandeFacts = ({ demande: { etat, theme, creeLe }, reference }: DemandeFactsProps) => (
  <Facts
    enLigne
    facts={[
      [words.etat, <EtatBadge key="etat" etat={etat} />],
      [words.sujet, themes[theme]],
      ...(reference === undefined ? [] : [[words.reference, reference] as const]),
      [words.ouverte, jourDuMoment(creeLe)],
    ]}
  />
)
