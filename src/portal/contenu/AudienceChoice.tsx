import { useState } from 'react'
import { Status } from '#portal/components/page/Status.tsx'
import { contenuMessages } from './words.ts'

interface AudienceChoiceProps {
  /** The administration measures the use of the portal. */
  readonly active: boolean
  /** The answer given before, or what applies without one. */
  readonly value: boolean | undefined
  readonly onChange: (accepted: boolean) => void
}

const { legende, aide, inactive, oui, non, garde } = contenuMessages.mesure
const answers = [
  { accepted: true, id: 'mesure-oui', label: oui },
  { accepted: false, id: 'mesure-non', label: non },
] as const

/** Yes or no to audience measurement, kept at once. */
export const AudienceChoice = ({ active, value, onChange }: AudienceChoiceProps) => {
  const [said, setSaid] = useState('')
  const choose = (accepted: boolean) => {
    onChange(accepted)
    setSaid(garde)
  }
  return (
    <fieldset className="fr-fieldset" aria-labelledby="mesure-legende mesure-garde">
      <legend id="mesure-legende" className="fr-fieldset__legend">
        {legende}
        <span className="fr-hint-text">{active ? aide : `${inactive} ${aide}`}</span>
      </legend>
      {answers.map(({ accepted, id, label }) => (
        <div key={id} className="fr-fieldset__element fr-fieldset__element--inline">
          <div className="fr-radio-group">
            <input
              type="radio"
              id={id}
              name="mesure"
              checked={value === accepted}
              onChange={() => choose(accepted)}
            />
            <label className="fr-label" htmlFor={id}>
              {label}
            </label>
          </div>
        </div>
      ))}
      <div id="mesure-garde" className="fr-messages-group">
        <Status className={said === '' ? 'fr-sr-only' : 'fr-valid-text'}>{said}</Status>
      </div>
    </fieldset>
  )
}
