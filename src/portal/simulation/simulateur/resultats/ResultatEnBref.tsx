import { dateEnChiffres } from '#rules/format/dates.ts'
import { euros } from '#rules/format/nombres.ts'
import { Figure } from '#portal/components/facts/Figure.tsx'
import { Bandeau } from '#portal/simulation/bandeau/Bandeau.tsx'
import { simulateurMessages } from '../words.ts'
import type { Resultat } from './resultats.ts'

const words = simulateurMessages.resultats.bandeau

/** Id of the heading of the results. */
export const ID_RESULTATS = 'simu-resultats'

interface ResultatEnBrefProps {
  readonly choisie: Resultat
  /** Whether something is to be mended: the result is then that of before. */
  readonly faute: boolean
}

/** The departure and its pension in short. */
export const ResultatEnBref = ({ choisie: { demande, estimation }, faute }: ResultatEnBrefProps) => (
  <Bandeau vers={ID_RESULTATS} voir={words.voir}>
    {faute ? `${words.aCorriger} ` : null}
    <strong>{words.depart(dateEnChiffres(demande.dateDepart))}</strong> :{' '}
    <Figure
      valeur={words.montant(euros(estimation.pensionBruteMensuelle))}
      indicatif={estimation.indicatif}
    />
  </Bandeau>
)
