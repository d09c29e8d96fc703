import { moisSuivant } from '#rules/calendar/arithmetic.ts'
import { NOMBRE_QUOTITES, hypothesesDe, type HypothesesForm } from '#contract/simulation/hypothesesForm.ts'
import { dateEnChiffres } from '#rules/format/dates.ts'
import { optionsRachat } from '#rules/retraite/montant/rachat.ts'
import { CheckboxField } from '#portal/form/fields/choices/CheckboxField.tsx'
import { MonthField } from '#portal/form/fields/MonthField.tsx'
import { Fieldset } from '#portal/components/Fieldset.tsx'
import { SelectField } from '#portal/form/fields/choices/SelectField.tsx'
import { TextField } from '#portal/form/fields/TextField.tsx'
import { RepeatedGroup } from '#portal/form/RepeatedGroup.tsx'
import { simulateurMessages } from '../words.ts'
import { Aidant } from './Aidant.tsx'
import type { SaisieProps } from './SaisieDepart.tsx'
import { anneesOffertes, decimalTape, entierTape, quotiteTape } from './saisie.ts'
import { Link } from 'react-router-dom'
import { useFormValues, useLiveErrors } from '#portal/form/FormContext.ts'
import { paths } from '#portal/paths.ts'
import { reprise } from '../../reprise.ts'

const words = simulateurMessages.saisie

const optionsDeRachat = optionsRachat.map((option) => ({
  value: String(option),
  label: words.options[option],
}))

const optionsRegle = (['envigueur', 'calendrier2023'] as const).map((regle) => ({
  value: regle,
  label: words.regles[regle],
}))

/** What changes the amount less often: working time, children, buy-back, RAFP, taxes, rules. */
export const SaisieAutres = (props: SaisieProps) => {
  const { rafp, situation } = props.cir
  return (
    <>
      <Quotites {...props} />
      <CheckboxField
        name="incapacitePermanente"
        label={words.incapacitePermanente}
        hint={words.incapacitePermanenteAide}
      />
      <Aidant {...props} />
      <div className="eap-champs">
        <TextField name="enfants" label={words.enfants} hint={words.enfantsAide} inputProps={entierTape} />
        <TextField
          name="trimestresNbi"
          label={words.trimestresNbi}
          hint={words.trimestresNbiAide(situation.nbi)}
          inputProps={entierTape}
        />
        <TextField
          name="moyenneNbi"
          label={words.moyenneNbi}
          hint={words.moyenneNbiAide}
          inputProps={decimalTape}
        />
        <TextField
          name="rachatTrimestres"
          label={words.rachat}
          hint={words.rachatAide}
          inputProps={entierTape}
        />
        <SelectField name="rachatOption" label={words.option} filled options={optionsDeRachat} />
        <TextField
          name="pointsRafp"
          label={words.points}
          hint={words.pointsAide(rafp && dateEnChiffres(rafp.auLe))}
          inputProps={entierTape}
        />
        <TextField
          name="revenuFiscalReference"
          label={words.revenu}
          hint={words.revenuAide}
          inputProps={decimalTape}
        />
        <TextField name="parts" label={words.parts} hint={words.partsAide} inputProps={decimalTape} />
        <SelectField name="regle" label={words.regle} filled options={optionsRegle} />
      </div>
      <RachatLien />
    </>
  )
}

/** Working times to come, each from a month on. */
const Quotites = ({ cir, aujourdhui }: SaisieProps) => (
  <Fieldset legend={words.quotites} hint={words.quotitesAide}>
    <RepeatedGroup
      name="quotites"
      fresh={{ debut: moisSuivant(aujourdhui), quotite: '80' }}
      first="debut"
      maximum={NOMBRE_QUOTITES}
      words={{
        ajouter: words.ajouterQuotite,
        retirer: words.retirerQuotite,
        retire: words.quotiteRetiree,
        retablir: words.retablirQuotite,
      }}
      className="eap-simu__quotite"
    >
      {(rang) => (
        <>
          <MonthField
            name={`quotites[${rang}].debut`}
            legend={words.quotiteDebut(rang + 1)}
            years={anneesOffertes(cir, aujourdhui)}
            required={false}
          />
          <TextField
            name={`quotites[${rang}].quotite`}
            label={words.quotite(rang + 1)}
            inputProps={quotiteTape}
          />
        </>
      )}
    </RepeatedGroup>
  </Fieldset>
)

/** To the costs and gains of the three options of a buy-back, for the same departure. */
const RachatLien = () => {
  const saisie = useFormValues<HypothesesForm>()
  const juste = Object.keys(useLiveErrors()).length === 0
  return (
    <p className="fr-mt-2w eap-no-print">
      <Link to={paths.calculette} {...(juste && { state: reprise(hypothesesDe(saisie)) })}>
        {simulateurMessages.saisie.comparerRachats}
      </Link>
    </p>
  )
}
