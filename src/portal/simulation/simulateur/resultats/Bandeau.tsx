import { dateEnChiffres } from '#rules/format/dates.ts'
import { euros } from '#rules/format/nombres.ts'
import { Figure } from '#portal/components/facts/Figure.tsx'
import { simulateurMessages } from '../words.ts'
import type { Resultat } from './resultats.ts'

const words = simulateurMessages.resultats.bandeau

/** Id of the heading of the results. */
export const ID_RESULTATS = 'simu-resultats'

interface BandeauProps {
  readonly choisie: Resultat
  /** Whether something is to be mended: the result is then that of before. */
  readonly faute: boolean
}

/** The result in short under the fields, in sight while they are filled in on a narrow screen. */
export const Bandeau = ({ choisie: { demande, estimation }, faute }: BandeauProps) => (
  <p className="eap-simu__bandeau">
    {faute ? `${words.aCorriger} ` : null}
    <strong>{words.depart(dateEnChiffres(demande.dateDepart))}</strong> :{' '}
    <Figure
      valeur={words.montant(euros(estimation.pensionBruteMensuelle))}
      indicatif={estimation.indicatif}
    />{' '}
    <a href={`#${ID_RESULTATS}`}>{words.voir}</a>
  </p>
)
