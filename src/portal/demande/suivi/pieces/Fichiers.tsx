import type { Suivi } from '#contract/demande/suivi.ts'
import { dateEnChiffres } from '#rules/format/dates.ts'
import { kilooctets } from '#rules/format/nombres.ts'
import { suiviMessages as words } from '../words.ts'

/** Files that the person sent with their request, or since; nothing when there are none. */
export const Fichiers = ({ fichiers }: Pick<Suivi, 'fichiers'>) =>
  fichiers.length === 0 ? null : (
    <>
      <h2>{words.fichiers}</h2>
      <ul>
        {fichiers.map(({ nom, taille, date, refuse }, rang) => (
          <li key={`${String(rang)} ${nom}`}>
            {nom} ({words.fichierLe(kilooctets(taille), dateEnChiffres(date))}
            {refuse ? ` : ${words.fichierRefuse}` : ''})
          </li>
        ))}
      </ul>
    </>
  )
