import { Link } from 'react-router-dom'
import type { Paragraphe } from '#contract/contenu/contenu.ts'
import { RichText } from '#portal/components/page/RichText.tsx'
import { Skeleton } from '#portal/components/page/Skeleton.tsx'
import { connexionMessages as words } from '../words.ts'
import { paths } from '#portal/paths.ts'

interface BienvenueProps {
  readonly bienvenue: Paragraphe | undefined
  readonly waiting: boolean
}

/** What the portal is, in a few words. */
export const Bienvenue = ({ bienvenue, waiting }: BienvenueProps) => (
  <section className="fr-mb-6w">
    <h2 className="fr-h4">{bienvenue?.titre ?? words.bienvenue}</h2>
    {waiting ? <Skeleton lines={7} /> : null}
    {bienvenue ? <RichText html={bienvenue.texte} /> : null}
    <p className="fr-mt-2w">
      <Link
        className="fr-link fr-icon-arrow-right-line fr-link--icon-right"
        to={paths.information('presentation')}
      >
        {words.presentation}
      </Link>
    </p>
    <p>
      <Link className="fr-link fr-icon-arrow-right-line fr-link--icon-right" to={paths.calculette}>
        {words.calculette}
      </Link>
    </p>
  </section>
)
