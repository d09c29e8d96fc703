import { Button } from '@codegouvfr/react-dsfr/Button.js'
import { useState, type SyntheticEvent } from 'react'
import { LineInput } from '#portal/components/address/LineInput.tsx'
import { simulateurMessages } from '../words.ts'

const words = simulateurMessages.scenarios

/** Longest name that the server keeps. */
const NOM_MAXIMUM = 60

interface GarderFormProps {
  /** Why nothing can be kept now; undefined when it can. */
  readonly empechement: string | undefined
  readonly onKeep: (nom: string) => Promise<boolean>
}

/** Name of the simulation on the screen, and its keeping. */
export const GarderForm = ({ empechement, onKeep }: GarderFormProps) => {
  const [nom, setNom] = useState('')
  const [refus, setRefus] = useState<string>()
  const [envoi, setEnvoi] = useState(false)
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault()
    setRefus(empechement)
    if (empechement !== undefined || envoi) return
    setEnvoi(true)
    if (await onKeep(nom.trim())) setNom('')
    setEnvoi(false)
  }
  return (
    <form className="eap-simu__garder" noValidate onSubmit={(event) => void submit(event)}>
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
