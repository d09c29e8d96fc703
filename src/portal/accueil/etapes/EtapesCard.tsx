import { use } from 'react'
import { ReasonTold } from '#portal/components/page/LoadFailure.tsx'
import type { Etape } from '#contract/accueil/etapes.ts'
import { TableauCard } from '../TableauCard.tsx'
import { EtapeItem } from './EtapeItem.tsx'
import { etapesMessages as words } from './words.ts'
import './etapes.css'

interface EtapesCardProps {
  /** Absent when they could not be loaded. */
  readonly etapes: readonly Etape[] | undefined
  readonly lectureSeule: boolean
  readonly onConfirm: (evenementId: string) => void
}

/** What is said above the steps: how many wait for the person, and nothing to do only when it is so. */
const resume = (etapes: readonly Etape[], lectureSeule: boolean): string => {
  if (lectureSeule) return etapes.length === 0 ? words.aucune : words.lectureSeule
  const nombre = etapes.filter(({ acteur }) => acteur === 'vous').length
  if (nombre > 0) return words.aFaire(nombre)
  return etapes.some(({ aVotreCharge }) => aVotreCharge) ? words.rienIci : words.rienAFaire
}

/** The one that the person is asked for first: a screen has one main button. */
const premiere = (etapes: readonly Etape[]) => etapes.find(({ acteur }) => acteur === 'vous')

/** What comes next in every procedure, at the top of the dashboard. */
export const EtapesCard = ({ etapes, lectureSeule, onConfirm }: EtapesCardProps) => (
  <TableauCard titre={words.titre} wide>
    {etapes ? <p className="fr-mb-1w">{resume(etapes, lectureSeule)}</p> : <Echec />}
    {etapes?.length ? (
      <ul className="fr-raw-list">
        {etapes.map((etape) => (
          <EtapeItem
            key={`${etape.nature} ${etape.numero ?? etape.id ?? etape.brouillon ?? ''}`}
            etape={etape}
            principale={etape === premiere(etapes)}
            lectureSeule={lectureSeule}
            onConfirm={onConfirm}
          />
        ))}
      </ul>
    ) : null}
  </TableauCard>
)

/** Why there is nothing, unless the page tells it above: a lost network mends by itself, and asks for nothing. */
const Echec = () => (use(ReasonTold) ? null : <p>{words.echec}</p>)
