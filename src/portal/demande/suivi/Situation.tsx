import type { Suivi } from '#contract/demande/suivi.ts'
import { texteEtat } from '#contract/demande/suiviTextes.ts'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import { acteurDe, dernierJourSuivi, estTermine, type GenreDossier } from '#rules/demande/etats.ts'
import { dateEnChiffres } from '#rules/format/dates.ts'
import { EmployeurAPrevenir } from '../confirmation/EmployeurAPrevenir.tsx'
import { DemandeFacts } from './DemandeFacts.tsx'
import { suiviMessages as words } from './words.ts'
import { motifDit } from './etapes.ts'

interface SituationProps {
  readonly genre: GenreDossier
  readonly suivi: Suivi
  readonly aujourdhui: CalendarDate
}

/** Where the request stands, who must act and why, then its number and its date. */
export const Situation = ({ genre, suivi, aujourdhui }: SituationProps) => {
  const { etat, numero, dateDepart } = suivi
  const acteur = acteurDe(etat)
  const passage = suivi.passages.at(-1)
  const motif = passage && motifDit(passage)
  const annulation = suivi.passages.find((one) => one.etat === 'annulee')
  const dernierJour = dernierJourSuivi(genre, annulation?.date)
  return (
    <>
      <div
        className={`eap-colonne fr-mb-3w eap-suivi__situation ${acteur === 'vous' ? 'eap-suivi__situation--vous' : ''}`}
      >
        <p>
          {words.etatActuel} <strong>{texteEtat(etat, passage?.annuleePar)}</strong>
        </p>
        {acteur === undefined ? null : (
          <p>
            {words.agit} <strong>{words.acteurs[acteur]}</strong>
          </p>
        )}
        {motif === undefined ? null : <p>{motif}</p>}
        <p>{words.suite[etat]}</p>
        {annulation && annulation.annuleePar !== 'employeur' ? <p>{words.employeurInforme}</p> : null}
        {estTermine(etat) ? null : (
          <EmployeurAPrevenir genre={genre} dateEffet={dateDepart} aujourdhui={aujourdhui} />
        )}
        {dernierJour === undefined ? null : <p>{words.fermeture(dateEnChiffres(dernierJour))}</p>}
      </div>
      <DemandeFacts genre={genre} numero={numero} dateDepart={dateDepart} />
    </>
  )
}
