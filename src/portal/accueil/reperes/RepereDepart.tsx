import { Link } from 'react-router-dom'
import type { RepereDepart as Repere } from '#contract/accueil/reperes.ts'
import { useToday } from '#portal/client/opening.ts'
import { Figure } from '#portal/components/facts/Figure.tsx'
import { reservesMessages } from '#portal/components/words/estimation.ts'
import { Reserves } from '#portal/components/facts/Reserves.tsx'
import { Accordion } from '#portal/components/page/Accordion.tsx'
import { paths } from '#portal/paths.ts'
import { dateEnChiffres } from '#rules/format/dates.ts'
import { euros } from '#rules/format/nombres.ts'
import { ditDuDepart, estOuvert } from './reperes.ts'
import { reperesMessages as words } from './words.ts'

interface RepereDepartProps {
  readonly repere: Repere
  /** The public simulator of all pensions; empty where there is none. */
  readonly simulateurPublic: string
  /** Whether the person may ask for their retirement here. */
  readonly peutDemander: boolean
}

/** The earliest departure, or the one that was asked for: when, in how long, about how much, from what and without what. */
export const RepereDepart = ({ repere, simulateurPublic, peutDemander }: RepereDepartProps) => {
  const { date, pensionBruteMensuelle, indicatif, regle, nonComptes, suppositions } = repere
  const aujourdhui = useToday()
  const { titre, precision } = ditDuDepart(repere, aujourdhui)
  return (
    <div>
      <h3 className="fr-h6 fr-mb-1w">{titre}</h3>
      <div className="eap-repere__valeur">{dateEnChiffres(date)}</div>
      {precision === '' ? null : <p className="fr-mb-1w">{precision}</p>}
      <p className="fr-mb-1w">
        {words.pension} <Figure valeur={words.parMois(euros(pensionBruteMensuelle))} indicatif={indicatif} />
      </p>
      <p className="fr-hint-text">{words.source(dateEnChiffres(aujourdhui), regle)}</p>
      <Accordion
        niveau={4}
        items={[
          {
            id: 'repere-depart-reserves',
            titre: reservesMessages.titre,
            contenu: (
              <Reserves reserves={{ nonComptes, suppositions }} as="h4" simulateurPublic={simulateurPublic} />
            ),
          },
        ]}
      />
      {peutDemander && estOuvert(repere, aujourdhui) ? (
        <p className="fr-mt-2w fr-mb-0">
          <Link className="fr-link" to={paths.demandedepartretraite}>
            {words.demander}
          </Link>
        </p>
      ) : null}
      <p className="fr-mt-2w fr-mb-0">
        <Link className="fr-link" to={paths.simulateur}>
          {words.simuler}
        </Link>
      </p>
    </div>
  )
}
