import type { Etape } from '#contract/accueil/etapes.ts'
import { Skeleton } from '#portal/components/page/Skeleton.tsx'
import { TableauCard } from '../TableauCard.tsx'
import { EtapeItem } from './EtapeItem.tsx'
import { etapesMessages as words } from './words.ts'
import './etapes.css'

interface EtapesCardProps {
  /** Absent while they load. */
  readonly etapes: readonly Etape[] | undefined
  readonly echec: boolean
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

/** What comes next in every procedure, at the top of the dashboard. */
export const EtapesCard = ({ etapes, echec, lectureSeule, onConfirm }: EtapesCardProps) => (
  <TableauCard titre={words.titre} wide>
    {etapes === undefined && !echec ? <Skeleton lines={4} label={words.chargement} /> : null}
    {etapes === undefined && echec ? <p>{words.echec}</p> : null}
    {etapes ? <p className="fr-mb-1w">{resume(etapes, lectureSeule)}</p> : null}
    {etapes?.length ? (
      <ul className="fr-raw-list eap-etapes">
        {etapes.map((etape) => (
          <EtapeItem
            key={`${etape.nature} ${etape.numero ?? etape.id ?? etape.brouillon ?? ''}`}
            etape={etape}
            lectureSeule={lectureSeule}
            onConfirm={onConfirm}
          />
        ))}
      </ul>
    ) : null}
  </TableauCard>
)
