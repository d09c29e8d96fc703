import { Link } from 'react-router-dom'
import { useSession } from '#portal/client/session/useSession.ts'
import { paths } from '#portal/paths.ts'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import { dateEnChiffres } from '#rules/format/dates.ts'
import { simulateurMessages } from '../words.ts'
import { adresseDemande, peutDemander } from './scenarios.ts'

const words = simulateurMessages.scenarios

interface DemanderLienProps {
  readonly dateDepart: CalendarDate
  /** Whether a request is under way: it is followed, and there is no other to make. */
  readonly enCours: boolean
}

/** Leads to the request for this date, or to the one under way: nothing for who may do neither. */
export const DemanderLien = ({ dateDepart, enCours }: DemanderLienProps) => {
  const { navigation } = useSession()
  if (!(enCours ? navigation?.listeService.suividepartretraite : peutDemander(navigation))) return null
  return (
    <p className="eap-no-print">
      <Link
        className="fr-link fr-icon-arrow-right-line fr-link--icon-right"
        to={enCours ? paths.suividepartretraite : adresseDemande(dateDepart)}
      >
        {enCours ? words.suivre : `${words.demander} (${dateEnChiffres(dateDepart)})`}
      </Link>
    </p>
  )
}
