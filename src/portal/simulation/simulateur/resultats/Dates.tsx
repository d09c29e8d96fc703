import type { CalendarDate } from '#rules/calendar/dates.ts'
import { dateEnChiffres } from '#rules/format/dates.ts'
import { simulateurMessages } from '../words.ts'
import { DateCard } from './DateCard.tsx'
import { datesComparees, type Resultats } from './resultats.ts'
import { nomDesRegles } from './textes.ts'

const words = simulateurMessages.resultats

interface DatesProps {
  readonly resultats: Resultats
  readonly aujourdhui: CalendarDate
}

/** Four departures side by side, and what the figures are worth. */
export const Dates = ({ resultats, aujourdhui }: DatesProps) => {
  const { parDate, dates, choisie } = resultats
  return (
    <>
      <p>
        <strong>{words.nonContractuelle}</strong>,{' '}
        {words.calculee(dateEnChiffres(aujourdhui), nomDesRegles(choisie.estimation))}
      </p>
      <ul className="fr-raw-list eap-simu__dates">
        {datesComparees.map((nom) => (
          <DateCard
            key={nom}
            titre={words.dates[nom]}
            resultat={parDate[nom]}
            limiteAge={dates.limiteAge}
            choisie={nom === 'choisie'}
          />
        ))}
      </ul>
      {dates.limiteAge === undefined ? null : (
        <p className="fr-mt-2w fr-mb-1w">{words.limite(dateEnChiffres(dates.limiteAge))}</p>
      )}
      <p className="fr-text--sm">{words.remplacementAide}</p>
    </>
  )
}
