import { Link } from 'react-router-dom'
import { actes } from '#contract/kit/actes.ts'
import type { ActeDuCompte } from '#contract/profil/profil.ts'
import { momentEnChiffres } from '#rules/format/dates.ts'
import { DataTable } from '#portal/components/facts/DataTable.tsx'
import { Skeleton } from '#portal/components/page/Skeleton.tsx'
import { profilMessages } from '../words.ts'

const words = profilMessages.activite

interface ActiviteProps {
  /** Absent while they load. */
  readonly liste: readonly ActeDuCompte[] | undefined
}

/** What was done on the account, or refused, by whom, and where to say that it was someone else. */
export const Activite = ({ liste }: ActiviteProps) => {
  if (!liste) return <Skeleton />
  return (
    <>
      <p>{words.presentation}</p>
      {liste.length === 0 ? <p>{words.aucune}</p> : <Journal liste={liste} />}
      <p className="fr-mt-2w">
        {words.pasVous}{' '}
        <Link className="fr-link" to={{ hash: 'connexions' }} preventScrollReset>
          {words.signaler}
        </Link>
      </p>
    </>
  )
}

const whereOf = ({ parAdministration, motif, navigateur }: ActeDuCompte): string => {
  if (!parAdministration) return navigateur ?? ''
  return motif === undefined ? words.administration : words.administrationPour(motif)
}

const Journal = ({ liste }: { readonly liste: readonly ActeDuCompte[] }) => (
  <>
    <p>{words.choix}</p>
    <DataTable
      legende={words.legende}
      colonnes={[words.date, words.action, words.resultat, words.depuis]}
      lignes={liste.map((acte, rang) => ({
        id: `${String(rang)} ${acte.date}`,
        cellules: [
          momentEnChiffres(acte.date),
          actes[acte.acte],
          acte.refuse ? words.refuse : words.fait,
          whereOf(acte),
        ],
      }))}
    />
  </>
)
