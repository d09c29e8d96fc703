import { useEffect, useRef, useState } from 'react'
import { DateInput } from '#portal/components/calendar/DateInput.tsx'
import { Status } from '#portal/components/page/Status.tsx'
import { calculetteMessages } from './words.ts'
import { useCalculette, useErreursDe } from './Champ.tsx'
import type { EtudesSaisies } from './saisie.ts'

const { etudes: words } = calculetteMessages

interface EtudesFieldsProps {
  readonly etudes: readonly EtudesSaisies[]
  readonly ouverts: number | undefined
  readonly onChange: (etudes: readonly EtudesSaisies[]) => void
}

/** The periods of studies, added and removed one by one. */
export const EtudesFields = ({ etudes, ouverts, onChange }: EtudesFieldsProps) => {
  const { prefix } = useCalculette()
  const [added, setAdded] = useState<number>()
  const [said, setSaid] = useState('')
  const adder = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (added !== undefined) document.getElementById(`${prefix}-etudes-${added}-debut`)?.focus()
  }, [added, prefix])
  const add = () => {
    const cle = Math.max(0, ...etudes.map((periode) => periode.cle)) + 1
    onChange([...etudes, { cle, debut: '', fin: '', diplome: true }])
    setAdded(cle)
    setSaid('')
  }
  const remove = (cle: number) => {
    onChange(etudes.filter((periode) => periode.cle !== cle))
    setAdded(undefined)
    setSaid(words.supprimee)
    adder.current?.focus()
  }
  return (
    <section className="eap-rachat__partie">
      <h2>{words.titre}</h2>
      <p>{words.aide}</p>
      {etudes.map((periode, index) => (
        <Periode
          key={periode.cle}
          rang={index + 1}
          periode={periode}
          onChange={(next) => onChange(etudes.map((one) => (one.cle === periode.cle ? next : one)))}
          onRemove={() => remove(periode.cle)}
        />
      ))}
      {ouverts === undefined ? null : <p>{words.droit(ouverts)}</p>}
      {etudes.some(({ diplome }) => !diplome) ? <p>{words.sansDiplome}</p> : null}
      <button
        ref={adder}
        type="button"
        className="fr-btn fr-btn--secondary fr-btn--icon-left fr-icon-add-line"
        onClick={add}
      >
        {words.ajouter}
      </button>
      <Status>{said}</Status>
    </section>
  )
}

interface PeriodeProps {
  readonly rang: number
  readonly periode: EtudesSaisies
  readonly onChange: (periode: EtudesSaisies) => void
  readonly onRemove: () => void
}

const Periode = ({ rang, periode, onChange, onRemove }: PeriodeProps) => {
  const { prefix, today, quitter } = useCalculette()
  const errors = useErreursDe()(`etudes.${periode.cle}`)
  const id = `${prefix}-etudes-${periode.cle}`
  return (
    <fieldset className="eap-rachat__periode">
      <legend className="fr-text--bold">{words.periode(rang)}</legend>
      <div className="eap-rachat__champs">
        <DateInput
          id={`${id}-debut`}
          label={words.debut(rang)}
          required
          today={today}
          value={periode.debut}
          onChange={(debut) => onChange({ ...periode, debut })}
        />
        <DateInput
          id={`${id}-fin`}
          label={words.fin(rang)}
          required
          today={today}
          value={periode.fin}
          errors={errors}
          onChange={(fin) => onChange({ ...periode, fin })}
          onBlur={() => quitter(`etudes.${periode.cle}`)}
        />
      </div>
      <div className="fr-checkbox-group fr-mb-2w">
        <input
          type="checkbox"
          id={`${id}-diplome`}
          checked={periode.diplome}
          onChange={({ target }) => onChange({ ...periode, diplome: target.checked })}
        />
        <label className="fr-label" htmlFor={`${id}-diplome`}>
          {words.diplome}
        </label>
      </div>
      <button
        type="button"
        className="fr-btn fr-btn--tertiary fr-btn--sm fr-btn--icon-left fr-icon-delete-line"
        onClick={onRemove}
      >
        {words.supprimer(rang)}
      </button>
    </fieldset>
  )
}
