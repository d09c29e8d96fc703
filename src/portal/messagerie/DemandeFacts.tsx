import { jourDuMoment } from '#rules/format/dates.ts'
import type { Demande } from '#contract/messagerie/messagerie.ts'
import { mesapMessages } from './words.ts'
import { EtatBadge } from './EtatBadge.tsx'

const { fil: words, themes } = mesapMessages

interface DemandeFactsProps {
  readonly demande: Demande
  readonly reference: string | undefined
}

/** What a request is about and where it is. */
export const DemandeFacts = ({ demande: { etat, theme, creeLe }, reference }: DemandeFactsProps) => {
  const facts = [
    { nom: words.etat, valeur: <EtatBadge etat={etat} /> },
    { nom: words.sujet, valeur: themes[theme] },
    { nom: words.reference, valeur: reference },
    { nom: words.ouverte, valeur: jourDuMoment(creeLe) },
  ].filter(({ valeur }) => valeur !== undefined)
  return (
    <dl className="eap-mesap__faits">
      {facts.map(({ nom, valeur }) => (
        <div key={nom}>
          <dt>{nom}</dt>
          <dd>{valeur}</dd>
        </div>
      ))}
    </dl>
  )
}
