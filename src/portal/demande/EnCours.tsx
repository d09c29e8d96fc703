import { Button } from '@codegouvfr/react-dsfr/Button.js'
import { genresDemande } from '#contract/demande/genres.ts'
import type { DemandeEnCours } from '#contract/demande/contexte.ts'
import { demandeMessages, motsGenre } from './words.ts'
import { usePageTitle, useReplacedTitle } from '#portal/client/page/pageTitle.ts'
import { useSession } from '#portal/client/session/useSession.ts'
import type { GenreDossier } from '#rules/demande/etats.ts'
import { dateEnChiffres } from '#rules/format/dates.ts'
import { AddressButton } from '#portal/components/page/AddressLink.tsx'
import { Facts } from '#portal/components/facts/Facts.tsx'
import { messagePath, suiviPath } from './acces.ts'

const { enCours: words } = demandeMessages

interface EnCoursProps {
  readonly genre: GenreDossier
  readonly demande: DemandeEnCours
}

/** A request is under way: which, where to follow it, and how to change it. */
export const EnCours = ({ genre, demande }: EnCoursProps) => {
  const { navigation } = useSession()
  // The address may be that of a step, which is not shown.
  useReplacedTitle(usePageTitle())
  const { numero, recueLe, dateEffet, annulable } = demande
  const suivi = suiviPath(genre, navigation)
  const message = messagePath(genre, numero, navigation)
  return (
    <section>
      <h2>{words.titre}</h2>
      <Facts
        facts={[
          [words.numero, numero],
          [words.recue, dateEnChiffres(recueLe)],
          [motsGenre[genre].effet, dateEnChiffres(dateEffet)],
        ]}
      />
      <p>{words.suite}</p>
      <p>{words.changer[annulable ? 'annulable' : 'traitee']}</p>
      <ul className="fr-btns-group fr-btns-group--inline-sm">
        {suivi === undefined ? null : (
          <li>
            <Button linkProps={{ to: suivi }}>{genresDemande[genre].suivre}</Button>
          </li>
        )}
        {message === undefined ? null : (
          <li>
            <AddressButton to={message} priority="secondary">
              {words.ecrire}
            </AddressButton>
          </li>
        )}
      </ul>
    </section>
  )
}
