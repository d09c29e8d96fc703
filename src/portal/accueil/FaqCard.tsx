import { Button } from '@codegouvfr/react-dsfr/Button.js'
import { Link } from 'react-router-dom'
import type { Contenu } from '#contract/contenu/contenu.ts'
import { RichText } from '#portal/components/page/RichText.tsx'
import { tableauMessages as words } from './words.ts'
import { useHelpQuestions } from '#portal/client/page/helpQuestions.ts'
import { useHelpPath } from '#portal/client/page/sitePage.ts'
import { TableauCard } from './TableauCard.tsx'

interface FaqCardProps {
  readonly contenu: Contenu
}

/** Leads to the help pages. */
export const FaqCard = ({ contenu: { paragraphe } }: FaqCardProps) => {
  const { vignettefaq } = paragraphe
  const helpPath = useHelpPath()
  const [aide] = useHelpQuestions() ?? []
  return vignettefaq ? (
    <TableauCard
      titre={vignettefaq.titre}
      foot={
        <Button priority="secondary" linkProps={{ to: helpPath() }}>
          {words.faq}
        </Button>
      }
    >
      <RichText html={vignettefaq.texte} />
      <ul className="fr-raw-list">
        {aide?.questions.map(({ to, titre }) => (
          <li key={to} className="fr-mb-1w">
            <Link className="fr-link" to={to}>
              {titre}
            </Link>
          </li>
        ))}
      </ul>
    </TableauCard>
  ) : null
}
