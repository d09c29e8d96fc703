import { momentEnChiffres } from '#rules/format/dates.ts'
import type { Profil } from '#contract/profil/profil.ts'
import { DataTable } from '#portal/components/facts/DataTable.tsx'
import { profilMessages } from '../words.ts'
import { PasMoi } from './PasMoi.tsx'
import { Sessions } from './Sessions.tsx'

const words = profilMessages.connexions

/** The last sign-ins, the open sessions, and what to do of those that are not the person's. */
export const Connexions = ({ connexions, sessions }: Pick<Profil, 'connexions' | 'sessions'>) => (
  <>
    {connexions.length === 0 ? <p>{words.aucune}</p> : <Journal connexions={connexions} />}
    <Sessions sessions={sessions} />
    <PasMoi />
  </>
)

const Journal = ({ connexions }: Pick<Profil, 'connexions'>) => (
  <DataTable
    legende={words.dernieres}
    colonnes={[words.date, words.navigateur, words.moyen]}
    lignes={connexions.map(({ date, navigateur, moyen }) => ({
      id: `${date} ${navigateur} ${moyen}`,
      cellules: [momentEnChiffres(date), navigateur, words.moyens[moyen]],
    }))}
  />
)
