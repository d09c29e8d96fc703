import { Button } from '@codegouvfr/react-dsfr/Button.js'
import { useState, type SyntheticEvent } from 'react'
import { NOM_MAXIMUM } from '#contract/simulation/simulateur.ts'
import { LineInput } from '#portal/components/address/LineInput.tsx'
import { SelectInput } from '#portal/components/choices/SelectInput.tsx'
import { simulateurMessages } from '../words.ts'
import type { ChoixOffert } from './scenarios.ts'

const words = simulateurMessages.scenarios

interface GarderFormProps {
  /** What may be kept, what is supposed first; none while there is no result. */
  readonly offerts: readonly ChoixOffert[]
  /** Why nothing can be kept now; undefined when it can. */
  readonly empechement: string | undefined
  readonly onKeep: (nom: string, garder: ChoixOffert['garder']) => Promise<boolean>
}

/** The choice to keep, its name, and its keeping. */
export const GarderForm = ({ offerts, empechement, onKeep }: GarderFormProps) => {
  const [choisi, setChoisi] = useState('')
  const [nom, setNom] = useState('')
  const [refus, setRefus] = useState<string>()
  const [envoi, setEnvoi] = useState(false)
  const offert = offerts.find(({ value }) => value === choisi) ?? offerts[0]
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault()
    setRefus(empechement)
    if (empechement !== undefined || envoi || !offert) return
    setEnvoi(true)
    if (await onKeep(nom.trim(), offert.garder)) setNom('')
    setEnvoi(false)
  }
  return (
    <form className="eap-simu__garder" noValidate onSubmit={(event) => void submit(event)}>
      {offert ? (
        <SelectInput
          id="simu-choix"
          label={words.choix}
          hint={words.choixAide}
          value={offert.value}
          options={offerts}
          onChange={setChoisi}
        />
      ) : null}
      <LineInput
        id="simu-nom"
        label={words.nom}
        hint={words.nomAide}
        value={nom}
        errors={refus !== undefined && empechement !== undefined ? [empechement] : undefined}
        onChange={setNom}
        autoComplete="off"
        inputProps={{ maxLength: NOM_MAXIMUM }}
      />
      <Button type="submit" iconId="fr-icon-bookmark-line">
        {words.garder}
      </Button>
    </form>
  )
}
