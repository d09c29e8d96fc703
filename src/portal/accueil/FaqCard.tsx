import { Link } from 'react-router-dom'
import type { Contenu } from '#contract/contenu/contenu.ts'
import { RichText } from '#portal/components/page/RichText.tsx'
import { tableauMessages as words } from './words.ts'
import { paths } from '#portal/paths.ts'
import { TableauCard } from './TableauCard.tsx'

interface FaqCardProps {
  readonly contenu: Contenu
}

/** Leads to the help pages. */
export const FaqCard = ({ contenu: { paragraphe } }: FaqCardProps) => {
  const { vignettefaq } = paragraphe
  return vignettefaq ? (
    <TableauCard
      titre={vignettefaq.titre}
      foot={
        <Link className="fr-btn fr-btn--secondary" to={paths.question('aideconnecte')}>
          {words.faq}
        </Link>
      }
    >
      <RichText html={vignettefaq.texte} />
    </TableauCard>
  ) : null
}
