import { Link } from 'react-router-dom'
import { hypothesesDe, type HypothesesForm } from '#contract/simulation/hypothesesForm.ts'
import { useFormValues, useLiveErrors } from '#portal/form/FormContext.ts'
import { paths } from '#portal/paths.ts'
import { reprise } from '#portal/simulation/reprise.ts'
import { simulateurMessages } from '../words.ts'

/** To the costs and gains of the three options of a buy-back, for the same departure. */
export const RachatLien = () => {
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
