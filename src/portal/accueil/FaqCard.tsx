import { Link } from 'react-router-dom'
import type { Contenu } from '#contract/contenu/contenu.ts'
import { RichText } from '#portal/components/page/RichText.tsx'
import { tableauMessages as words } from './words.ts'
import { useHelpPath } from '#portal/client/sitePage.ts'
import { TableauCard } from './TableauCard.tsx'

interface FaqCardProps {
  readonly contenu: Contenu
}

/** Leads to the help pages. */
export const FaqCard = ({ contenu: { paragraphe } }: FaqCardProps) => {
  const { vignettefaq } = paragraphe
  const helpPath = useHelpPath()
  return vignettefaq ? (
    <TableauCard
      titre={vignettefaq.titre}
      foot={
        <Link className="fr-btn fr-btn--secondary" to={helpPath()}>
          {words.faq}
        </Link>
      }
    >
      <RichText html={vignettefaq.texte} />
    </TableauCard>
  ) : null
}
