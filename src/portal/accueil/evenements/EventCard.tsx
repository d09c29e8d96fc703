import { Button } from '@codegouvfr/react-dsfr/Button.js'
import { Link } from 'react-router-dom'
import type { Evenement } from '#contract/accueil/evenement.ts'
import { RichText } from '#portal/components/page/RichText.tsx'
import { Skeleton } from '#portal/components/page/Skeleton.tsx'
import { tableauMessages as words } from '../words.ts'
import type { Lien } from '../cartes.ts'
import { EventList, type OnOpenEvent } from './EventList.tsx'
import { TableauCard } from '../TableauCard.tsx'

interface EventCardProps {
  readonly titre: string
  readonly introduction?: string | undefined
  /** Absent while they load. */
  readonly evenements: readonly Evenement[] | undefined
  /** What is said above them, or in their place. */
  readonly resume?: string | undefined
  /** What is said when there is none. */
  readonly vide?: string
  readonly lien?: Lien
  /** Leads to those that the card does not list. */
  readonly suite?: Lien | undefined
  readonly onOpen: OnOpenEvent
  readonly wide?: boolean
}

/** A card that lists events and leads to their page. */
export const EventCard = ({
  titre,
  introduction,
  evenements,
  resume,
  vide,
  lien,
  suite,
  onOpen,
  wide,
}: EventCardProps) => (
  <TableauCard titre={titre} foot={lien ? <PageLink lien={lien} /> : null} wide={wide}>
    {introduction ? <RichText html={introduction} /> : null}
    {evenements === undefined ? <Skeleton lines={5} label={words.chargement} /> : null}
    {evenements && resume !== undefined ? <p className="fr-mb-1w">{resume}</p> : null}
    {evenements?.length === 0 && vide !== undefined ? (
      <p className="fr-text--sm fr-mb-0 fr-text-mention--grey">{vide}</p>
    ) : null}
    {evenements?.length ? <EventList evenements={evenements} onOpen={onOpen} /> : null}
    {suite ? (
      <p className="fr-mb-0 fr-mt-1w">
        <Link className="fr-link" to={suite.path} aria-label={suite.nom}>
          {suite.texte}
        </Link>
      </p>
    ) : null}
  </TableauCard>
)

const PageLink = ({ lien: { path, texte, nom } }: { readonly lien: Lien }) => (
  <Button priority="secondary" linkProps={{ to: path, 'aria-label': nom }}>
    {texte}
  </Button>
)
