import { Input } from '@codegouvfr/react-dsfr/Input.js'
import { useState } from 'react'
import { Tableau } from '../foundations/Planche.tsx'
import { colonnesNir, ligneNir } from './saisie.ts'

/** What the rules of the NIR give for whatever is typed. */
export const EssaiNir = () => {
  const [typed, setTyped] = useState('2 69 05 75 056 012 60')
  return (
    <section>
      <Input
        label="Essayer un numéro de sécurité sociale"
        hintText="Rien de ce que vous saisissez ne quitte cette page."
        nativeInputProps={{
          value: typed,
          autoComplete: 'off',
          onChange: ({ target }) => setTyped(target.value),
        }}
      />
      <Tableau legende="nir – votre essai" colonnes={colonnesNir} lignes={[ligneNir(typed)]} />
    </section>
  )
}
