import { useState } from 'react'
import { brouillons } from '#contract/brouillon.ts'
import { useEnvoi } from '#portal/api/useEnvoi.ts'
import { FocusedAlert } from '#portal/form/FocusedAlert.tsx'
import { correctionMessages } from '#portal/messages/correctioncir.ts'

const { reprise: words } = correctionMessages

const format = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeStyle: 'short' })

interface RepriseProps {
  /** When the draft was last kept, ISO 8601. */
  readonly modifieLe: string
  readonly onResume: () => void
  /** Once the draft is deleted. */
  readonly onRestart: () => void
}

/** Asks whether to go on with the draft that the server keeps. */
export const Reprise = ({ modifieLe, onResume, onRestart }: RepriseProps) => {
  const send = useEnvoi()
  const [failed, setFailed] = useState(0)
  const restart = async () => {
    const { status } = await send(brouillons.correctioncir.supprimer, { body: {} })
    if (status === 200) onRestart()
    else setFailed((before) => before + 1)
  }
  return (
    <section>
      <h2>{words.titre}</h2>
      {failed === 0 ? null : (
        <FocusedAlert key={failed} niveau="error" titre={words.recommencer} texte={words.echec} />
      )}
      <p>{words.texte(format.format(new Date(modifieLe)))}</p>
      <p>{words.consequence}</p>
      <ul className="fr-btns-group fr-btns-group--inline-sm">
        <li>
          <button type="button" className="fr-btn" onClick={onResume}>
            {words.reprendre}
          </button>
        </li>
        <li>
          <button type="button" className="fr-btn fr-btn--secondary" onClick={() => void restart()}>
            {words.recommencer}
          </button>
        </li>
      </ul>
    </section>
  )
}
