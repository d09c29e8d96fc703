import type { Etape } from '#contract/accueil/etapes.ts'
import type { Evenement, Reste } from '#contract/accueil/evenement.ts'
import { EventCard } from './evenements/EventCard.tsx'
import type { OnOpenEvent } from './evenements/EventList.tsx'
import { countUnread, firstEvents, groupEvents } from './evenements/evenements.ts'
import { lienNotifications } from './notifications/notifications.ts'
import { tableauMessages as words } from './words.ts'

interface AttentionCardProps {
  /** Every event of the dashboard; absent while they load. */
  readonly evenements: readonly Evenement[] | undefined
  /** Those that it was not given. */
  readonly reste: Reste | undefined
  /** Absent while they load, and when they could not be. */
  readonly etapes: readonly Etape[] | undefined
  readonly lectureSeule: boolean
  readonly onOpen: OnOpenEvent
}

/** What is said of every group: up to date only where nothing is new, and nothing is waited for from the person. */
const ditDe = (nouveautes: number, etapes: readonly Etape[] | undefined, lectureSeule: boolean): string => {
  if (nouveautes > 0) return words.nouveautes(nouveautes)
  if (lectureSeule || etapes === undefined) return words.rienDeNouveau
  return etapes.some(({ acteur, aVotreCharge }) => acteur === 'vous' || aVotreCharge)
    ? words.etapesAFaire
    : words.aJour
}

/** What deserves attention: how many new things there are in all, and the events that have no card of their own. */
export const AttentionCard = ({ evenements, reste, etapes, lectureSeule, onOpen }: AttentionCardProps) => (
  <EventCard
    titre={words.autres}
    resume={evenements && ditDe(countUnread(evenements, reste), etapes, lectureSeule)}
    evenements={evenements && firstEvents(groupEvents(evenements), 'autres')}
    lien={lienNotifications()}
    onOpen={onOpen}
    wide
  />
)
