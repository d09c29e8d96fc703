import { Link } from 'react-router-dom'
import type { Cir } from '#contract/carriere/cir.ts'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import { constatsCompte } from '#rules/carriere/constatsCompte.ts'
import { simulateurMessages } from './words.ts'
import { paths } from '#portal/paths.ts'
import { useSession } from '#portal/client/session/useSession.ts'

const words = simulateurMessages.erreurs

interface CompteAVerifierProps {
  readonly cir: Cir
  readonly aujourdhui: CalendarDate
}

/** Says that the account has something to verify before its amounts are believed. */
export const CompteAVerifier = ({ cir, aujourdhui }: CompteAVerifierProps) => {
  const { navigation } = useSession()
  const nombre = constatsCompte(cir, aujourdhui).length
  if (nombre === 0) return null
  return (
    <p className="fr-mb-2w">
      <span className="fr-icon-warning-line fr-icon--sm" aria-hidden="true" /> {words.constats(nombre)}{' '}
      {navigation?.listeService.compteindividuelretraite ? (
        <Link to={paths.compteindividuelretraite}>{words.verifierCompte}</Link>
      ) : null}
    </p>
  )
}
