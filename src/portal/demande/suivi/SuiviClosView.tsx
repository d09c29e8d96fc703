import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { Habilitation } from '#contract/connexion/habilitation.ts'
import type { SuiviClos } from '#contract/demande/suivi.ts'
import { texteEtat } from '#contract/demande/suiviTextes.ts'
import { paths } from '#portal/paths.ts'
import { dernierJourSuivi, type GenreDossier } from '#rules/demande/etats.ts'
import { dateEnChiffres } from '#rules/format/dates.ts'
import { DemandeFacts } from './DemandeFacts.tsx'
import { motifDit } from './etapes.ts'
import { NouvelleDemande } from './NouvelleDemande.tsx'
import { Question } from './Question.tsx'
import { suiviMessages } from './words.ts'

const words = suiviMessages.clos

interface SuiviClosViewProps {
  readonly genre: GenreDossier
  readonly clos: SuiviClos
  readonly droits: Habilitation | undefined
  readonly annonce: ReactNode
}

/** A request whose follow-up is closed: what became of it, where its documents are, and what can be done now. */
export const SuiviClosView = ({ genre, clos, droits, annonce }: SuiviClosViewProps) => {
  const { numero, dateDepart, annulation } = clos
  const motif = motifDit(annulation)
  const dernierJour = dernierJourSuivi(genre, annulation.date)
  return (
    <>
      <h2>{words.titre}</h2>
      {annonce}
      <div className="eap-colonne fr-mb-3w eap-suivi__situation">
        <p>
          {suiviMessages.etatActuel} <strong>{texteEtat('annulee', annulation.annuleePar)}</strong>
        </p>
        {motif === undefined ? null : <p>{motif}</p>}
        <p>{suiviMessages.suite.annulee}</p>
        {dernierJour === undefined ? null : (
          <p>{words.ferme(dateEnChiffres(annulation.date), dateEnChiffres(dernierJour))}</p>
        )}
        <p>
          {words.documents} <Link to={paths.profil}>{words.profil}</Link>.
        </p>
      </div>
      <DemandeFacts genre={genre} numero={numero} dateDepart={dateDepart} />
      <NouvelleDemande genre={genre} droits={droits} />
      {droits?.lectureSeule ? null : (
        <Question genre={genre} etat="annulee" numero={numero} droits={droits} />
      )}
    </>
  )
}
