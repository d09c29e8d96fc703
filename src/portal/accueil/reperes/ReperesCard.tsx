import type { Reperes } from '#contract/accueil/reperes.ts'
import { TableauCard } from '../TableauCard.tsx'
import { RepereDepart } from './RepereDepart.tsx'
import { RepereNet } from './RepereNet.tsx'
import { reperesMessages as words } from './words.ts'
import './reperes.css'

interface ReperesCardProps {
  readonly reperes: Reperes | undefined
  readonly urlRetraitePublique: string
  readonly peutDemander: boolean
}

/** Figures of a person: nothing as long as there are none. */
export const ReperesCard = ({ reperes, urlRetraitePublique, peutDemander }: ReperesCardProps) => {
  const { depart, net } = reperes ?? {}
  if (!depart && !net) return null
  return (
    <TableauCard titre={words.titre} wide>
      <div className="eap-reperes">
        {net ? <RepereNet repere={net} /> : null}
        {depart ? (
          <RepereDepart repere={depart} simulateurPublic={urlRetraitePublique} peutDemander={peutDemander} />
        ) : null}
      </div>
    </TableauCard>
  )
}
