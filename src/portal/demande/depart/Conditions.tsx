import { demandeDepartMessages } from './words.ts'
import { type CalendarDate, isCalendarDate } from '#rules/calendar/dates.ts'
import { dateEnChiffres } from '#rules/format/dates.ts'
import { moisDePreavis } from '#rules/demande/delaisLegaux.ts'
import { delaiDeDepot, fenetreDeDepot, MOIS_AU_PLUS_TOT } from '#rules/demande/demandeDepart.ts'
import { premierDepart } from '#rules/demande/motifDepart.ts'
import { jugementDepart } from '#contract/demande/questions/commun.ts'
import type { StepProps } from '../etapes/StepProps.ts'

const { preparation: words } = demandeDepartMessages

/** Reason of those who leave at the legal age, or after. */
const AGE_LEGAL = 1

/** What a departure asks for, and when the request is to be sent. */
export const Conditions = ({ contexte, dossier }: Pick<StepProps<'depart'>, 'contexte' | 'dossier'>) => {
  const { today } = contexte
  const { dateDepart } = dossier.depart
  const age = premierDepart({ ...jugementDepart(contexte), codeMotifDepart: AGE_LEGAL }, today)
  return (
    <>
      <section>
        <h3 className="fr-h5 fr-mt-4w">{words.conditions}</h3>
        <ul>
          <li>{words.services}</li>
          <li>
            {words.age}{' '}
            {age === undefined ? null : words.ageDe(age <= today ? undefined : dateEnChiffres(age))}
          </li>
          <li>{words.radiation}</li>
        </ul>
      </section>
      <section>
        <h3 className="fr-h5 fr-mt-4w">{words.delais}</h3>
        <p>{words.delai(MOIS_AU_PLUS_TOT, moisDePreavis())}</p>
        {isCalendarDate(dateDepart) ? <Depot dateDepart={dateDepart} today={today} /> : null}
      </section>
    </>
  )
}

interface DepotProps {
  readonly dateDepart: CalendarDate
  readonly today: CalendarDate
}

const Depot = ({ dateDepart, today }: DepotProps) => {
  const { auPlusTot, auPlusTard } = fenetreDeDepot(dateDepart)
  const dit = words.delaiDate[delaiDeDepot(dateDepart, today) ?? 'ouvert']
  return (
    <p>
      <strong>
        {dit(dateEnChiffres(dateDepart), dateEnChiffres(auPlusTot), dateEnChiffres(auPlusTard))}
      </strong>
    </p>
  )
}
