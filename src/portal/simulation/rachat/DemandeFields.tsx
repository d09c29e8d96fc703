import { type OptionRachat, optionsRachat, PREMIER_RACHAT } from '#rules/retraite/montant/rachat.ts'
import { calculetteMessages } from './words.ts'
import { ChampDate, ChampTexte, useCalculette } from './Champ.tsx'
import { derniereDemande } from './examen.ts'

const { demande: words, resultats } = calculetteMessages

interface DemandeFieldsProps {
  readonly option: OptionRachat
  readonly onOption: (option: OptionRachat) => void
}

/** What the cost depends on. */
export const DemandeFields = ({ option, onOption }: DemandeFieldsProps) => {
  const { prefix, today } = useCalculette()
  const name = `${prefix}-option`
  return (
    <section className="eap-rachat__partie">
      <h2>{words.titre}</h2>
      <div className="eap-rachat__champs">
        <ChampDate champ="dateNaissance" label={words.dateNaissance} required autoComplete="bday" />
        <ChampTexte champ="indiceMajore" label={words.indiceMajore} hint={words.indiceMajoreAide} required />
        <ChampDate
          champ="dateDemande"
          label={words.dateDemande}
          hint={words.dateDemandeAide}
          required
          min={PREMIER_RACHAT}
          max={derniereDemande(today)}
        />
        <ChampTexte champ="trimestres" label={words.trimestres} hint={words.trimestresAide} required />
      </div>
      <fieldset className="fr-fieldset" aria-labelledby={`${name}-legende`}>
        <legend id={`${name}-legende`} className="fr-fieldset__legend fr-fieldset__legend--regular">
          {words.option}
        </legend>
        {optionsRachat.map((value) => (
          <div key={value} className="fr-fieldset__element">
            <div className="fr-radio-group">
              <input
                type="radio"
                id={`${name}-${value}`}
                name={name}
                value={value}
                checked={option === value}
                onChange={() => onOption(value)}
              />
              <label className="fr-label" htmlFor={`${name}-${value}`}>
                {resultats.options[value].nom}
                <span className="fr-hint-text">{resultats.options[value].effet}</span>
              </label>
            </div>
          </div>
        ))}
      </fieldset>
    </section>
  )
}
