import { Link } from 'react-router-dom'
import type { ContexteDemande } from '#contract/demande/contexte.ts'
import type { GenreDossier } from '#rules/demande/etats.ts'
import { dateEnChiffres } from '#rules/format/dates.ts'
import { QuietAlert } from '#portal/components/page/QuietAlert.tsx'
import { NumeroEntier } from '#portal/components/NumeroEntier.tsx'
import { useSession } from '#portal/client/session/useSession.ts'
import { suiviPath } from './acces.ts'
import { demandeMessages } from './words.ts'

const { autreDemande: words } = demandeMessages

const autres = { depart: 'progressive', progressive: 'depart' } as const satisfies Readonly<
  Record<GenreDossier, GenreDossier>
>

interface AutreDemandeProps {
  /** Kind of the request that is being filled in. */
  readonly genre: GenreDossier
  readonly demande: NonNullable<ContexteDemande['autreDemande']>
}

/** Says that a request of the other kind is under way: the two must not contradict each other. */
export const AutreDemande = ({ genre, demande: { numero, dateEffet } }: AutreDemandeProps) => {
  const suivi = suiviPath(autres[genre], useSession().navigation)
  return (
    <QuietAlert niveau="warning" titre={words.titres[genre]} className="fr-mb-4w">
      <p>
        <NumeroEntier>{words.explication(numero, dateEnChiffres(dateEffet))}</NumeroEntier>
      </p>
      <p>
        {words.conseils[genre]} {suivi === undefined ? null : <Link to={suivi}>{words.suivre}</Link>}
      </p>
    </QuietAlert>
  )
}
