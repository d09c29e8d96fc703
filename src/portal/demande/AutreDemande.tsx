import { Link } from 'react-router-dom'
import type { ContexteDemande } from '#contract/demande/contexte.ts'
import type { GenreDossier } from '#rules/demande/etats.ts'
import { dateEnChiffres } from '#rules/format/dates.ts'
import { QuietAlert } from '#portal/components/page/QuietAlert.tsx'
import { paths } from '#portal/paths.ts'
import { demandeMessages } from './words.ts'

const { autreDemande: words } = demandeMessages

/** Where the request of the other kind is followed. */
const suivis = {
  depart: paths.suividepartretraiteprogressive,
  progressive: paths.suividepartretraite,
} as const satisfies Readonly<Record<GenreDossier, string>>

interface AutreDemandeProps {
  /** Kind of the request that is being filled in. */
  readonly genre: GenreDossier
  readonly demande: NonNullable<ContexteDemande['autreDemande']>
}

/** Says that a request of the other kind is under way: the two must not contradict each other. */
export const AutreDemande = ({ genre, demande: { numero, dateEffet } }: AutreDemandeProps) => (
  <QuietAlert niveau="warning" titre={words.titres[genre]} className="fr-mb-4w">
    <p>{words.explication(numero, dateEnChiffres(dateEffet))}</p>
    <p>
      {words.conseils[genre]} <Link to={suivis[genre]}>{words.suivre}</Link>
    </p>
  </QuietAlert>
)
