import { centimesEnEuros } from '#rules/format/nombres.ts'
import { Checkbox } from '@codegouvfr/react-dsfr/Checkbox.js'
import { Button } from '@codegouvfr/react-dsfr/Button.js'
import { useState } from 'react'
import type { Bulletin } from '#contract/documents/bulletin.ts'
import { comparerBulletins } from '#rules/documents/explicationsBulletins.ts'
import { Facts } from '#portal/components/facts/Facts.tsx'
import { Status } from '#portal/components/page/Status.tsx'
import { comparaisonMessages as words } from './words.ts'
import { libelleDans, phraseNet } from './comparaison.ts'
import { Explications } from './Explications.tsx'
import { LignesTable } from './LignesTable.tsx'
import './comparaison.css'

interface ComparaisonViewProps {
  readonly avant: Bulletin
  readonly apres: Bulletin
  readonly onOpen: (bulletin: Bulletin) => void
}

/** Two payslips: what became of the net first, then why, then each line. */
export const ComparaisonView = ({ avant, apres, onOpen }: ComparaisonViewProps) => {
  const [seulement, setSeulement] = useState(false)
  const { lignes, faits, explications } = comparerBulletins(avant, apres)
  const shown = seulement ? lignes.filter(({ statut }) => statut !== 'identique') : lignes
  return (
    <>
      <p className="fr-text--lead">{phraseNet(avant, apres)}</p>
      <Facts
        forme="cadres"
        facts={[avant, apres].map((bulletin) => [
          words.net(libelleDans(bulletin)),
          <Net key={bulletin.documentUuid} bulletin={bulletin} onOpen={onOpen} />,
        ])}
      />
      <Explications faits={faits} explications={explications} />
      <section className="fr-mt-4w">
        <h2>{words.lignes}</h2>
        <Checkbox
          className="eap-no-print"
          options={[
            {
              label: words.seulement,
              nativeInputProps: {
                checked: seulement,
                onChange: ({ target }) => setSeulement(target.checked),
              },
            },
          ]}
        />
        <Status className="eap-dit fr-my-1w">{words.compte(shown.length, lignes.length)}</Status>
        <LignesTable avant={avant} apres={apres} lignes={shown} />
      </section>
    </>
  )
}

interface NetProps extends Pick<ComparaisonViewProps, 'onOpen'> {
  readonly bulletin: Bulletin
}

/** The net of a payslip, and what opens it. */
const Net = ({ bulletin, onOpen }: NetProps) => (
  <>
    {centimesEnEuros(bulletin.totaux.net)}
    <div className="eap-no-print fr-mt-1w">
      <Button
        type="button"
        priority="secondary"
        size="small"
        iconId="fr-icon-file-pdf-line"
        onClick={() => onOpen(bulletin)}
        nativeButtonProps={{ 'aria-label': words.ouvrirNom(libelleDans(bulletin)) }}
      >
        {words.ouvrir(libelleDans(bulletin))}
      </Button>
    </div>
  </>
)
