import { Button } from '@codegouvfr/react-dsfr/Button.js'
import { useState, type SyntheticEvent } from 'react'
import { NOM_MAXIMUM } from '#contract/simulation/simulateur.ts'
import { LineInput } from '#portal/components/address/LineInput.tsx'
import { SelectInput } from '#portal/components/choices/SelectInput.tsx'
import { Status } from '#portal/components/page/Status.tsx'
import { simulateurMessages } from '../words.ts'
import type { ChoixOffert } from './scenarios.ts'

const words = simulateurMessages.scenarios

interface GarderFormProps {
  /** What may be kept, what is supposed first; none while there is no result. */
  readonly offerts: readonly ChoixOffert[]
  /** Why nothing can be kept now; undefined when it can. */
  readonly empechement: string | undefined
  /** Why it could not be kept; undefined when it is. */
  readonly onKeep: (nom: string, garder: ChoixOffert['garder']) => Promise<string | undefined>
}

/** Why nothing was kept, said anew at each attempt. */
const useRefus = (empechement: string | undefined) => {
  const [refus, setRefus] = useState({ texte: '', empeche: false, rang: 0 })
  return {
    rang: refus.rang,
    // What prevented it may be mended since.
    texte: refus.empeche ? (empechement ?? '') : refus.texte,
    say: (texte = '', empeche = false) => setRefus(({ rang }) => ({ texte, empeche, rang: rang + 1 })),
  }
}

/** The choice to keep, its name, and its keeping. */
export const GarderForm = ({ offerts, empechement, onKeep }: GarderFormProps) => {
  const [choisi, setChoisi] = useState('')
  const [nom, setNom] = useState('')
  const [envoi, setEnvoi] = useState(false)
  const refus = useRefus(empechement)
  const offert = offerts.find(({ value }) => value === choisi) ?? offerts[0]
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault()
    if (envoi) return
    refus.say(empechement, empechement !== undefined)
    if (empechement !== undefined || !offert) return
    setEnvoi(true)
    const echec = await onKeep(nom.trim(), offert.garder)
    setEnvoi(false)
    refus.say(echec)
    if (echec === undefined) setNom('')
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
        onChange={setNom}
        autoComplete="off"
        inputProps={{ maxLength: NOM_MAXIMUM }}
      />
      <Button type="submit" iconId="fr-icon-bookmark-line">
        {words.garder}
      </Button>
      <Status
        fois={refus.rang}
        alerte
        className={refus.texte === '' ? '' : 'fr-message fr-message--error fr-mt-2w'}
      >
        {refus.texte}
      </Status>
    </form>
  )
}
