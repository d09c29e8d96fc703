import { Button } from '@codegouvfr/react-dsfr/Button.js'
import { useId, useState } from 'react'
import { titresReserves } from '#contract/simulation/titresReserves.ts'
import type { Reserves as Dites } from '#rules/simulation/reserves/reserves.ts'
import { reservesMessages as words } from '../words/estimation.ts'
import '#portal/styles/facts.css'

interface ReservesProps {
  readonly reserves: Dites
  /** Level of the headings. */
  readonly as: 'h3' | 'h4'
  /** The public simulator of all pensions; empty where there is none. */
  readonly simulateurPublic: string
}

/** The same, unfolded by who asks on a phone, where they would part the amount from what follows it; a wide screen and paper show them. */
export const ReservesRepliees = (props: ReservesProps) => {
  const id = useId()
  const [ouvertes, setOuvertes] = useState(false)
  return (
    <>
      <Button
        className="eap-reserves__bouton"
        type="button"
        priority="tertiary"
        size="small"
        onClick={() => setOuvertes(!ouvertes)}
        nativeButtonProps={{ 'aria-expanded': ouvertes, 'aria-controls': id }}
      >
        {words.titre}
      </Button>
      <div id={id} className={ouvertes ? undefined : 'eap-reserves--repliees'}>
        <Reserves {...props} />
      </div>
    </>
  )
}

/** What an amount leaves out and takes for granted, under it. */
export const Reserves = ({ reserves, as: Titre, simulateurPublic }: ReservesProps) => (
  <div className="eap-reserves">
    <div>
      <Titre className="fr-h6 fr-mb-1w">{titresReserves.nonComptes}</Titre>
      <Liste phrases={reserves.nonComptes} />
      {simulateurPublic === '' ? null : (
        <p className="fr-mt-1w">
          <a className="fr-link" href={simulateurPublic} target="_blank" rel="noopener noreferrer">
            {words.toutesMesRetraites} <span className="fr-sr-only">({words.nouvelOnglet})</span>
          </a>
        </p>
      )}
    </div>
    <div>
      <Titre className="fr-h6 fr-mb-1w">{titresReserves.suppositions}</Titre>
      <Liste phrases={reserves.suppositions} />
    </div>
  </div>
)

const Liste = ({ phrases }: { readonly phrases: readonly string[] }) => (
  <ul>
    {phrases.map((phrase) => (
      <li key={phrase}>{phrase}</li>
    ))}
  </ul>
)
