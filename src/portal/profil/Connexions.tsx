import { momentAbrege } from '#rules/format/dates.ts'
import type { Profil } from '#contract/profil/profil.ts'
import { profilMessages } from './words.ts'
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
  <table className="eap-profil__table">
    <caption>{words.dernieres}</caption>
    <thead>
      <tr>
        <th scope="col">{words.date}</th>
        <th scope="col">{words.navigateur}</th>
        <th scope="col">{words.moyen}</th>
      </tr>
    </thead>
    <tbody>
      {connexions.map(({ date, navigateur, moyen }) => (
        <tr key={`${date} ${navigateur} ${moyen}`}>
          <td>{momentAbrege(date)}</td>
          <td>{navigateur}</td>
          <td>{words.moyens[moyen]}</td>
        </tr>
      ))}
    </tbody>
  </table>
)
