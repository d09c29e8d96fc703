import { Button } from '@codegouvfr/react-dsfr/Button.js'
import { genresDemande } from '#contract/demande/genres.ts'
import { demandeMessages } from './words.ts'
import { paths } from '#portal/paths.ts'
import { useSession } from '#portal/client/session/useSession.ts'
import type { GenreDossier } from '#rules/demande/etats.ts'
import { suiviPath } from './acces.ts'

const { lectureSeule: words } = demandeMessages

/** Who may only read cannot make a request: what that means, and what they can do. */
export const LectureSeule = ({ genre }: { readonly genre: GenreDossier }) => {
  const suivi = suiviPath(genre, useSession().navigation)
  return (
    <section>
      <h2>{words.titre}</h2>
      <p>{words.texte}</p>
      <p>{words.conseil}</p>
      <ul className="fr-btns-group fr-btns-group--inline-sm">
        <li>
          <Button linkProps={{ to: paths.contact }}>{words.contact}</Button>
        </li>
        {suivi === undefined ? null : (
          <li>
            <Button priority="secondary" linkProps={{ to: suivi }}>
              {genresDemande[genre].suivre}
            </Button>
          </li>
        )}
      </ul>
    </section>
  )
}
