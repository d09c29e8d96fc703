import { Link } from 'react-router-dom'
import type { Contenu } from '#contract/contenu.ts'
import { Accordion } from '#portal/components/Accordion.tsx'
import { RichText } from '#portal/components/RichText.tsx'
import { tableauMessages as words } from '#portal/messages/tableaudebord.ts'
import { paths } from '#portal/paths.ts'
import { TableauCard } from './TableauCard.tsx'

interface ContentCardProps {
  readonly contenu: Contenu
}

/** Leads to the help pages. */
export const FaqCard = ({ contenu: { paragraphe } }: ContentCardProps) => {
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

/** What the person's bank references are for, and where to find them. */
export const IbanCard = ({ contenu: { paragraphe, champ } }: ContentCardProps) => {
  const { blocIban } = paragraphe
  const { aideIban } = champ
  return blocIban ? (
    <TableauCard titre={blocIban.titre}>
      <RichText html={blocIban.texte} />
      {aideIban ? (
        <Accordion items={[{ id: 'aide-iban', titre: words.aideIban, contenu: <p>{aideIban}</p> }]} />
      ) : null}
    </TableauCard>
  ) : null
}
