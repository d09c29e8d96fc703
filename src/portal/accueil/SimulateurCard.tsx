import { Button } from '@codegouvfr/react-dsfr/Button.js'
import { Skeleton } from '#portal/components/page/Skeleton.tsx'
import { tableauMessages } from './words.ts'
import { paths } from '#portal/paths.ts'
import { TableauCard } from './TableauCard.tsx'

const words = tableauMessages.simulateur

interface SimulateurCardProps {
  /** Absent while it loads. */
  readonly accessible: boolean | undefined
  readonly urlRetraitePublique: string
}

/** Leads to the simulator, or to the public site for those who may not use it yet. */
export const SimulateurCard = ({ accessible, urlRetraitePublique }: SimulateurCardProps) => {
  if (accessible === undefined)
    return (
      <TableauCard titre={words.titre}>
        <Skeleton lines={2} label={tableauMessages.chargement} />
      </TableauCard>
    )
  if (accessible)
    return (
      <TableauCard
        titre={words.titre}
        foot={
          <Button priority="secondary" linkProps={{ to: paths.simulateur }}>
            {words.disponible}
          </Button>
        }
      >
        <p>{words.presentation}</p>
      </TableauCard>
    )
  return (
    <TableauCard
      titre={words.titre}
      foot={
        urlRetraitePublique ? (
          <a className="fr-link" href={urlRetraitePublique} target="_blank" rel="noopener noreferrer">
            {words.sitePublic} <span className="fr-sr-only">({words.nouvelOnglet})</span>
          </a>
        ) : null
      }
    >
      <p>{words.indisponible}</p>
    </TableauCard>
  )
}
