import type { Cir } from '#contract/carriere/cir.ts'
import { conditionsDites } from '#contract/demande/questions/motifs.ts'
import type { HypothesesForm } from '#contract/simulation/hypothesesForm.ts'
import { type CalendarDate, isCalendarDate } from '#rules/calendar/dates.ts'
import { periodInWords } from '#rules/carriere/correction/correction.ts'
import { categorieDuCompte } from '#rules/carriere/services/categorie.ts'
import { periodesSansQuotite, QUOTITE_INCONNUE } from '#rules/carriere/services/periodes.ts'
import { HANDICAP, motifs } from '#rules/retraite/demande/demande.ts'
import { useFormField, useFormValues } from '#portal/form/FormContext.ts'
import { MonthField } from '#portal/form/fields/MonthField.tsx'
import { SelectField } from '#portal/form/fields/choices/SelectField.tsx'
import { TextField } from '#portal/form/fields/TextField.tsx'
import { simulateurMessages } from '../words.ts'
import { anneesOffertes, enfantsApres, entierTape, indiceApres, quotiteTape } from './saisie.ts'

const words = simulateurMessages.saisie

const optionsMotif = motifs.map((motif) => ({ value: String(motif), label: words.motifs[motif] }))

export interface SaisieProps {
  readonly cir: Cir
  readonly aujourdhui: CalendarDate
}

/** What matters most: when, why, at which index. */
export const SaisieDepart = ({ cir, aujourdhui }: SaisieProps) => {
  const saisie = useFormValues<HypothesesForm>()
  const { onChange: setIndice } = useFormField<string>('indiceMajore')
  const { onChange: setEnfants } = useFormField<string>('enfants')
  const motif = motifs.find((one) => String(one) === saisie.motif)
  const { dateDepart } = saisie
  const categorie = categorieDuCompte(cir, isCalendarDate(dateDepart) ? dateDepart : aujourdhui)
  return (
    <div className="eap-champs">
      <MonthField
        name="dateDepart"
        legend={words.depart}
        hint={words.departAide}
        years={anneesOffertes(cir, aujourdhui)}
        required={false}
        onChosen={(date) => {
          setIndice(indiceApres(cir, saisie, date))
          setEnfants(enfantsApres(cir, saisie, date))
        }}
      />
      <SelectField
        name="motif"
        label={words.motif}
        hint={motif && conditionsDites(motif, categorie)}
        filled
        options={optionsMotif}
      />
      {motif === HANDICAP ? (
        <TextField
          name="trimestresHandicap"
          label={words.trimestresHandicap}
          hint={words.trimestresHandicapAide}
          inputProps={entierTape}
        />
      ) : null}
      <TextField
        name="indiceMajore"
        label={words.indice}
        hint={words.indiceAide}
        inputProps={{ autoComplete: 'off' }}
      />
      {periodesSansQuotite(cir.carriere).map((periode, rang) => (
        <TextField
          key={periode.periodeId}
          name={`quotitesPassees[${rang}].quotite`}
          label={words.quotitePassee(periodInWords(periode))}
          hint={words.quotitePasseeAide(QUOTITE_INCONNUE)}
          inputProps={quotiteTape}
        />
      ))}
    </div>
  )
}
