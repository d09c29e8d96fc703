import { Button } from '@codegouvfr/react-dsfr/Button.js'
import { useEffect, useState, type SyntheticEvent } from 'react'
import { NOM_MAXIMUM, type Scenario } from '#contract/simulation/simulateur.ts'
import { LineInput } from '#portal/components/address/LineInput.tsx'
import { simulateurMessages } from '../words.ts'

const words = simulateurMessages.scenarios

const ID = 'simu-nouveau-nom'

interface RenommerFormProps {
  readonly scenario: Scenario
  readonly onName: (nom: string) => Promise<void>
  readonly onCancel: () => void
}

/** Another name for a kept simulation; the field takes the focus. */
export const RenommerForm = ({ scenario, onName, onCancel }: RenommerFormProps) => {
  const [nom, setNom] = useState(scenario.nom)
  const [vide, setVide] = useState(false)
  useEffect(() => document.getElementById(ID)?.focus(), [])
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    setVide(nom.trim() === '')
    if (nom.trim() !== '') void onName(nom.trim())
  }
  return (
    <form className="eap-simu__garder fr-mt-2w eap-no-print" noValidate onSubmit={submit}>
      <LineInput
        id={ID}
        label={words.nouveauNom(scenario.nom)}
        hint={words.nouveauNomAide}
        value={nom}
        errors={vide ? [words.nomVide] : undefined}
        onChange={setNom}
        autoComplete="off"
        inputProps={{ maxLength: NOM_MAXIMUM }}
      />
      <ul className="fr-btns-group fr-btns-group--inline fr-btns-group--sm">
        <li>
          <Button type="submit" size="small">
            {words.enregistrerNom}
          </Button>
        </li>
        <li>
          <Button type="button" size="small" priority="secondary" onClick={onCancel}>
            {words.garderNom}
          </Button>
        </li>
      </ul>
    </form>
  )
}
