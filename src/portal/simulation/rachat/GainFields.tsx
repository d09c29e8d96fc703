import type { ReactNode } from 'react'
import type { RachatLu } from '#contract/simulation/rachat/rachatForm.ts'
import { anneeDe, type CalendarDate } from '#rules/calendar/dates.ts'
import { categories } from '#rules/retraite/demande/categorie.ts'
import { Accordion } from '#portal/components/page/Accordion.tsx'
import { DateField } from '#portal/form/fields/DateField.tsx'
import { CheckboxField } from '#portal/form/fields/choices/CheckboxField.tsx'
import { SelectField } from '#portal/form/fields/choices/SelectField.tsx'
import { TextField } from '#portal/form/fields/TextField.tsx'
import { simulateurMessages } from '#portal/simulation/simulateur/words.ts'
import { calculetteMessages } from './words.ts'

const { gain: words } = calculetteMessages
const { saisie } = simulateurMessages

const options = categories.map((value) => ({ value, label: words.categories[value] }))

const nombres = [
  { name: 'indiceDepart', hint: words.indiceDepartAide },
  { name: 'trimestresLiquidables', hint: words.trimestresLiquidablesAide },
  { name: 'trimestresAssurance', hint: words.trimestresAssuranceAide },
  { name: 'trimestresBonification' },
  { name: 'enfants', hint: words.enfantsAide },
  { name: 'nbi' },
] as const

/** Asked for when they change the answer. */
const nature = [
  { name: 'trimestresEnfants', hint: words.trimestresEnfantsAide },
  { name: 'trimestresHorsSurcote', hint: words.trimestresHorsSurcoteAide },
] as const

/** What spares someone the décote, whatever the option bought. */
const sansDecote = ['incapacitePermanente', 'annulationA65'] as const

/** Day of the departure, a 1st of a month to come. */
export const DateDepartField = ({ today }: { readonly today: CalendarDate }) => (
  <DateField
    name="dateDepart"
    label={words.dateDepart}
    hint={words.dateDepartAide}
    today={today}
    min={today}
    max={`${anneeDe(today) + 60}-12-31`}
  />
)

interface GainFieldsProps {
  readonly today: CalendarDate
  readonly lu: Pick<RachatLu, 'nature'>
  /** Where the values come from, for those who have an account. */
  readonly source: ReactNode
}

/**
 * What the gain depends on; all of it may stay empty. Folded for who has no account: the cost needs none of it, and on a
 * phone its fields would stand between those that the cost needs and the options.
 */
export const GainFields = ({ today, lu, source }: GainFieldsProps) => {
  const champs = <Champs today={today} lu={lu} />
  return source === undefined ? (
    <div className="fr-mb-6w">
      <Accordion niveau={2} items={[{ id: 'rachat-gain', titre: words.titre, contenu: champs }]} />
    </div>
  ) : (
    <section className="fr-mb-6w">
      <h2>{words.titre}</h2>
      {source}
      {champs}
    </section>
  )
}

const Champs = ({ today, lu }: Pick<GainFieldsProps, 'today' | 'lu'>) => (
  <>
    <p>{words.aide}</p>
    <div className="eap-champs">
      <SelectField name="categorie" label={words.categorie} filled options={options} />
      <DateDepartField today={today} />
      {[...nombres, ...(lu.nature ? nature : [])].map(({ name, ...aide }) => (
        <TextField
          key={name}
          name={name}
          label={words[name]}
          {...aide}
          inputProps={{ autoComplete: 'off', ...(name !== 'indiceDepart' && { inputMode: 'numeric' }) }}
        />
      ))}
    </div>
    {sansDecote.map((name) => (
      <CheckboxField key={name} name={name} label={saisie[name]} hint={saisie[`${name}Aide`]} />
    ))}
  </>
)
