import { Link } from 'react-router-dom'
import { RichText } from '#portal/components/page/RichText.tsx'
import { Skeleton } from '#portal/components/page/Skeleton.tsx'
import { connexionMessages as words } from '../words.ts'
import { useHelpPath } from '#portal/client/page/sitePage.ts'
import type { Aide } from './accueil.ts'

interface AideExtraitsProps {
  readonly aides: readonly Aide[]
  readonly waiting: boolean
}

/** The first questions of the help page. */
export const AideExtraits = ({ aides, waiting }: AideExtraitsProps) => {
  const helpPath = useHelpPath()
  return (
    <section>
      <h2 className="fr-h4">{words.aide}</h2>
      {waiting ? <Skeleton lines={9} /> : null}
      <ul className="fr-raw-list eap-aides">
        {aides.map(({ numero, titre, texte }) => (
          <li key={numero}>
            <Link className="fr-link" to={helpPath(numero)}>
              {titre}
            </Link>
            <RichText html={texte} className="fr-text--sm" />
          </li>
        ))}
      </ul>
      <p>
        <Link className="fr-link fr-icon-arrow-right-line fr-link--icon-right" to={helpPath()}>
          {words.toutesLesAides}
        </Link>
      </p>
    </section>
  )
}
