import { derniereDemande, type minimumUtileDe } from '#contract/simulation/rachat/rachatForm.ts'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import { PREMIER_RACHAT } from '#rules/retraite/montant/rachat.ts'
import { DateField } from '#portal/form/fields/DateField.tsx'
import { TextField } from '#portal/form/fields/TextField.tsx'
import { calculetteMessages } from './words.ts'

const words = calculetteMessages.demande

interface DemandeFieldsProps {
  readonly today: CalendarDate
  /** The birth is asked for: no account tells it. */
  readonly naissance: boolean
  /** Fewest quarters that are of use at the departure. */
  readonly minimum: ReturnType<typeof minimumUtileDe>
}

const conseil = (minimum: DemandeFieldsProps['minimum']): string => {
  if (minimum === 'inconnu') return ''
  return minimum === 'aucun' ? words.utileAucun : words.utile(minimum)
}

/** What the cost depends on. */
export const DemandeFields = ({ today, naissance, minimum }: DemandeFieldsProps) => (
  <section className="fr-mb-6w">
    <h2>{words.titre}</h2>
    <div className="eap-champs">
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
        name="trimestres"
        label={words.trimestres}
        hint={`${words.trimestresAide} ${conseil(minimum)}`.trim()}
        required
        inputProps={{ autoComplete: 'off', inputMode: 'numeric' }}
      />
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
    </div>
  </section>
)
