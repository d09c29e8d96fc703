import { useState } from 'react'
import type { Suivi } from '#contract/demande/suivi.ts'
import type { GenreDossier } from '#rules/demande/etats.ts'
import { PortalModal } from '#portal/components/PortalModal.tsx'
import { suiviMessages } from './words.ts'
import { modalKeys } from '#portal/paths.ts'
import { AnnulationSaisie } from './AnnulationSaisie.tsx'

const words = suiviMessages.annulation

interface AnnulationProps {
  readonly genre: GenreDossier
  readonly suivi: Suivi
  readonly onDone: (fait: 'annulation' | 'conflit') => Promise<void>
}

/** Cancels a request that nobody works on yet: what that implies and why, in a dialog. */
export const Annulation = ({ genre, suivi: { dossierId }, onDone }: AnnulationProps) => {
  const [modal, setModal] = useState<typeof modalKeys.annulation>()
  const close = () => setModal(undefined)
  return (
    <section className="eap-suivi__saisie">
      <h2>{words.titre}</h2>
      <p>{words.possible}</p>
      <button
        type="button"
        className="fr-btn fr-btn--secondary"
        onClick={() => setModal(modalKeys.annulation)}
      >
        {words.ouvrir}
      </button>
      <PortalModal open={modal === modalKeys.annulation} onClose={close} titre={words.titre}>
        <p>{words.consequences}</p>
        <ul>
          {words.liste[genre].map((consequence) => (
            <li key={consequence}>{consequence}</li>
          ))}
        </ul>
        <AnnulationSaisie
          genre={genre}
          dossierId={dossierId}
          onKeep={close}
          onDone={(fait) => {
            close()
            return onDone(fait)
          }}
        />
      </PortalModal>
    </section>
  )
}
