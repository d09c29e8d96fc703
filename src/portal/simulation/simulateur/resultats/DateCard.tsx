import { Badge } from '@codegouvfr/react-dsfr/Badge.js'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import { dateEnChiffres } from '#rules/format/dates.ts'
import { Facts } from '#portal/components/facts/Facts.tsx'
import { Figure } from '#portal/components/facts/Figure.tsx'
import { Repli } from '#portal/simulation/repli/Repli.tsx'
import { simulateurMessages } from '../words.ts'
import type { Resultat } from './resultats.ts'
import { faitsDe } from './textes.ts'

const words = simulateurMessages.resultats

interface DateCardProps {
  readonly titre: string
  readonly resultat: Resultat | undefined
  readonly limiteAge: CalendarDate | undefined
  readonly choisie: boolean
}

/** One of the dates side by side: what a departure then would give. On a phone, only that chosen says all of it at once. */
export const DateCard = ({ titre, resultat, limiteAge, choisie }: DateCardProps) => {
  const date = resultat?.demande.dateDepart
  return (
    <li className={`eap-cadre fr-p-2w ${choisie ? 'eap-cadre--choisi' : ''} eap-simu__date`}>
      <h3 className="fr-h6 fr-mb-1w">{titre}</h3>
      {resultat === undefined || date === undefined ? (
        <p>{words.introuvable}</p>
      ) : (
        <>
          <p className="fr-mb-1w">
            {words.depart} : <strong>{dateEnChiffres(date)}</strong>
          </p>
          {limiteAge !== undefined && date > limiteAge ? (
            <p className="fr-mb-1w">
              <Badge as="span" small severity="warning">
                {words.apresLimite}
              </Badge>
            </p>
          ) : null}
          {choisie ? (
            <Faits resultat={resultat} />
          ) : (
            <Repli de={titre} montre="premier">
              <Faits resultat={resultat} />
            </Repli>
          )}
        </>
      )}
    </li>
  )
}

const Faits = ({ resultat }: { readonly resultat: Resultat }) => (
  <Facts
    forme="traits"
    facts={faitsDe(resultat).map(({ libelle, ...figure }) => [libelle, <Figure key={libelle} {...figure} />])}
  />
)
