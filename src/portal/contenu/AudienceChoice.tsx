import { useState } from 'react'
import { heardAs, labelParts } from '#portal/components/hint.ts'
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

/**
 * Yes or no to audience measurement, kept at once. Not react-dsfr's RadioButtons, which announce errors only: that the answer
 * is kept would not be heard.
 */
export const AudienceChoice = ({ active, value, onChange }: AudienceChoiceProps) => {
  const [said, setSaid] = useState('')
  const hint = active ? aide : `${inactive} ${aide}`
  const parts = labelParts('mesure', legende, hint)
  const choose = (accepted: boolean) => {
    onChange(accepted)
    setSaid(garde)
  }
  return (
    <fieldset className="fr-fieldset" {...heardAs('mesure', hint)}>
      <legend className="fr-fieldset__legend">
        {parts.label}
        <span className="fr-hint-text">{parts.hint}</span>
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
      <div className="fr-messages-group">
        <Status className={said === '' ? 'fr-sr-only' : 'fr-valid-text'}>{said}</Status>
      </div>
    </fieldset>
  )
}
