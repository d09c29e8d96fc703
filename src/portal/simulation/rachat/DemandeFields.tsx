import { derniereDemande, type rachatUtileDe } from '#contract/simulation/rachatForm.ts'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import { optionsRachat, PREMIER_RACHAT } from '#rules/retraite/montant/rachat.ts'
import { DateField } from '#portal/form/fields/DateField.tsx'
import { RadioField } from '#portal/form/fields/choices/RadioField.tsx'
import { TextField } from '#portal/form/fields/TextField.tsx'
import { calculetteMessages } from './words.ts'

const { demande: words, resultats } = calculetteMessages

const options = optionsRachat.map((option) => ({
  value: `${option}`,
  label: resultats.options[option].nom,
  hint: resultats.options[option].effet,
}))

interface DemandeFieldsProps {
  readonly today: CalendarDate
  /** The birth is asked for: no account tells it. */
  readonly naissance: boolean
  /** The buy-back that is of use at the departure. */
  readonly utile: ReturnType<typeof rachatUtileDe>
}

const conseil = (utile: DemandeFieldsProps['utile']): string => {
  if (utile === 'inconnu') return ''
  return utile === 'aucun'
    ? words.utileAucun
    : words.utile(utile.trimestres, resultats.options[utile.option].nom)
}

/** What the cost depends on. */
export const DemandeFields = ({ today, naissance, utile }: DemandeFieldsProps) => (
  <section className="eap-rachat__partie">
    <h2>{words.titre}</h2>
    <div className="eap-rachat__champs">
      {naissance ? (
        <DateField
          name="dateNaissance"
          label={words.dateNaissance}
          required
          autoComplete="bday"
          today={today}
        />
      ) : null}
      <TextField
        name="indiceMajore"
        label={words.indiceMajore}
        hint={words.indiceMajoreAide}
        required
        inputProps={{ autoComplete: 'off' }}
      />
      <DateField
        name="dateDemande"
        label={words.dateDemande}
        hint={words.dateDemandeAide}
        required
        today={today}
        min={PREMIER_RACHAT}
        max={derniereDemande(today)}
      />
      <TextField
        name="trimestres"
        label={words.trimestres}
        hint={`${words.trimestresAide} ${conseil(utile)}`.trim()}
        required
        inputProps={{ autoComplete: 'off', inputMode: 'numeric' }}
      />
    </div>
    <RadioField name="option" legend={words.option} required={false} options={options} />
  </section>
)
