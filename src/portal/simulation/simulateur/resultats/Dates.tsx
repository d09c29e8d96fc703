import type { CalendarDate } from '#rules/calendar/dates.ts'
import { dateEnChiffres } from '#rules/format/dates.ts'
import { simulateurMessages } from '../words.ts'
import { DateCard } from './DateCard.tsx'
import { regrouperDates, type Resultats } from './resultats.ts'
import { nomDesRegles } from './textes.ts'

const words = simulateurMessages.resultats

interface DatesProps {
  readonly resultats: Resultats
  readonly aujourdhui: CalendarDate
}

/** Departures side by side, those that are the same merged, and what the figures are worth. */
export const Dates = ({ resultats, aujourdhui }: DatesProps) => {
  const { parDate, dates, jourLimite, choisie } = resultats
  return (
    <>
      <p>
        <strong>{words.nonContractuelle}</strong>,{' '}
        {words.calculee(dateEnChiffres(aujourdhui), nomDesRegles(choisie.estimation))}
      </p>
      <ul className="fr-raw-list eap-simu__dates">
        {regrouperDates(parDate).map(({ noms, resultat }) => (
          <DateCard
            key={noms.join(' ')}
            titre={words.nomsDesDates(noms.map((nom) => words.dates[nom]))}
            resultat={resultat}
            limiteAge={dates.limiteAge}
            choisie={noms.includes('choisie')}
          />
        ))}
      </ul>
      {dates.limiteAge === undefined || jourLimite === undefined ? null : (
        <p className="fr-mt-2w fr-mb-1w">
          {words.limite(dateEnChiffres(jourLimite), dateEnChiffres(dates.limiteAge))}
        </p>
      )}
      <p className="fr-text--sm">{words.remplacementAide}</p>
    </>
  )
}
