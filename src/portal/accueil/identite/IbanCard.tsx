import type { Accueil } from '#contract/accueil/evenement.ts'
import { Accordion } from '#portal/components/page/Accordion.tsx'
import { RichText } from '#portal/components/page/RichText.tsx'
import { tableauMessages as words } from '../words.ts'
import { IbanEntry } from './IbanEntry.tsx'
import { TableauCard } from '../TableauCard.tsx'

interface IbanCardProps {
  readonly accueil: Accueil
  readonly lectureSeule: boolean
}

/** What the person's bank references are for, where to find them, and how to record them. */
export const IbanCard = ({ accueil: { contenu, message }, lectureSeule }: IbanCardProps) => {
  const { blocIban } = contenu.paragraphe
  const { aideIban } = contenu.champ
  return blocIban ? (
    <TableauCard titre={blocIban.titre}>
      <RichText html={blocIban.texte} />
      {lectureSeule ? null : <IbanEntry messages={message} />}
      {aideIban ? (
        <Accordion items={[{ id: 'aide-iban', titre: words.aideIban, contenu: <p>{aideIban}</p> }]} />
      ) : null}
    </TableauCard>
  ) : null
}
