import { useId } from 'react'
import { simulateurMessages } from '#portal/messages/simulateur.ts'
import type { MoisSaisi } from './saisie.ts'

const words = simulateurMessages.saisie

const nomDuMois = new Intl.DateTimeFormat('fr-FR', { month: 'long', timeZone: 'UTC' })

const mois = Array.from({ length: 12 }, (_, rang) => ({
  value: String(rang + 1).padStart(2, '0'),
  label: nomDuMois.format(Date.UTC(2026, rang, 1)),
}))

interface ChampMoisProps {
  readonly id: string
  readonly legende: string
  readonly aide?: string
  readonly valeur: MoisSaisi
  readonly annees: readonly string[]
  readonly erreur: string | undefined
  readonly onChange: (valeur: MoisSaisi) => void
}

/** The 1st of a month, chosen in two lists: no other day can be. */
export const ChampMois = ({ id, legende, aide, valeur, annees, erreur, onChange }: ChampMoisProps) => {
  const [legendId, errorId] = [useId(), useId()]
  const state = {
    className: `fr-select ${erreur === undefined ? '' : 'fr-select--error'}`,
    'aria-invalid': erreur === undefined ? undefined : (true as const),
    'aria-describedby': erreur === undefined ? undefined : errorId,
  }
  return (
    <fieldset
      className={`fr-fieldset ${erreur === undefined ? '' : 'fr-fieldset--error'}`}
      aria-labelledby={legendId}
    >
      <legend id={legendId} className="fr-fieldset__legend fr-fieldset__legend--regular">
        {legende}
        {aide === undefined ? null : <span className="fr-hint-text">{aide}</span>}
      </legend>
      <div className="fr-fieldset__element fr-fieldset__element--inline eap-simu__mois">
        <label className="fr-label" htmlFor={id}>
          {words.mois}
        </label>
        <select
          id={id}
          {...state}
          value={valeur.mois}
          onChange={({ target }) => onChange({ ...valeur, mois: target.value })}
        >
          {mois.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </div>
      <div className="fr-fieldset__element fr-fieldset__element--inline eap-simu__mois">
        <label className="fr-label" htmlFor={`${id}-annee`}>
          {words.annee}
        </label>
        <select
          id={`${id}-annee`}
          {...state}
          value={valeur.annee}
          onChange={({ target }) => onChange({ ...valeur, annee: target.value })}
        >
          {annees.map((annee) => (
            <option key={annee} value={annee}>
              {annee}
            </option>
          ))}
        </select>
      </div>
      <div id={errorId} className="fr-messages-group">
        {erreur === undefined ? null : <p className="fr-message fr-message--error">{erreur}</p>}
      </div>
    </fieldset>
  )
}
