import { Button } from '@codegouvfr/react-dsfr/Button.js'
import { isCalendarDate } from '#rules/calendar/dates.ts'
import { QuietAlert } from '#portal/components/page/QuietAlert.tsx'
import { demandeDepartMessages } from '../words.ts'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import { dateEnChiffres } from '#rules/format/dates.ts'
import type { StepProps } from '../../etapes/StepProps.ts'

const { simulation: words } = demandeDepartMessages.preparation

interface DateSimuleeProps extends Pick<StepProps<'depart'>, 'simulation'> {
  /** Date of the request as it is now. */
  readonly retenue: string
  readonly onKeep: (date: CalendarDate) => void
}

/** Says that the date comes from the simulator, and gives the one that it took the place of back. */
export const DateSimulee = ({ simulation, retenue, onKeep }: DateSimuleeProps) => {
  if (simulation === undefined || retenue !== simulation.date) return null
  const { date, remplacee } = simulation
  const other = isCalendarDate(remplacee) && remplacee !== date
  return (
    <QuietAlert niveau="info" className="fr-mb-3w">
      <p>{words.reprise(dateEnChiffres(date))}</p>
      {other ? (
        <>
          <p>{words.remplace(dateEnChiffres(remplacee))}</p>
          <Button
            type="button"
            priority="secondary"
            size="small"
            className="fr-mt-1w"
            onClick={() => onKeep(remplacee)}
          >
            {words.garder(dateEnChiffres(remplacee))}
          </Button>
        </>
      ) : null}
    </QuietAlert>
  )
}
