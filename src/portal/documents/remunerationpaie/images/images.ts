import { Bulletin } from './Bulletin.tsx'
import { Calcul } from './Calcul.tsx'
import { Calendrier } from './Calendrier.tsx'
import { Courrier } from './Courrier.tsx'
import { Pieces } from './Pieces.tsx'

/** Pictures of the pay page, in the order in which they follow one another. */
export const images = [Bulletin, Calendrier, Pieces, Courrier, Calcul] as const
