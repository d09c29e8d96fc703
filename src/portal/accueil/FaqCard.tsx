import { Button } from '@codegouvfr/react-dsfr/Button.js'
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
        <Button priority="secondary" linkProps={{ to: helpPath() }}>
          {words.faq}
        </Button>
      }
    >
      <RichText html={vignettefaq.texte} />
    </TableauCard>
  ) : null
}
