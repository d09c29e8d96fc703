import { Link } from 'react-router-dom'
import type { Accueil } from '#contract/accueil/evenement.ts'
import { Accordion } from '#portal/components/page/Accordion.tsx'
import { RichText } from '#portal/components/page/RichText.tsx'
import { paths } from '#portal/paths.ts'
import { tableauMessages as words } from '../words.ts'
import { IbanEntry } from './IbanEntry.tsx'
import { TableauCard } from '../TableauCard.tsx'

const { iban } = words

interface IbanCardProps {
  readonly accueil: Accueil
  readonly lectureSeule: boolean
}

/** The person's bank account, and how to change it; not offered before the identity is confirmed: its IBAN proves it. */
export const IbanCard = ({ accueil: { contenu, donnee }, lectureSeule }: IbanCardProps) => {
  const { blocIban } = contenu.paragraphe
  const { aideIban } = contenu.champ
  const { banque } = donnee
  return blocIban && banque ? (
    <TableauCard titre={blocIban.titre}>
      {banque.compte ? <RichText html={blocIban.texte} /> : null}
      {lectureSeule ? <p>{iban.lectureSeule}</p> : null}
      {banque.compte && !lectureSeule ? (
        <p>
          {iban.motDePasse} <Link to={paths.profil}>{iban.profil}</Link>.
        </p>
      ) : null}
      <IbanEntry banque={banque} lectureSeule={lectureSeule} />
      {aideIban ? (
        <Accordion items={[{ id: 'aide-iban', titre: words.aideIban, contenu: <p>{aideIban}</p> }]} />
      ) : null}
    </TableauCard>
  ) : null
}
