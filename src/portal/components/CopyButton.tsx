import { Button } from '@codegouvfr/react-dsfr/Button.js'
import { useState } from 'react'
import { Status } from './page/Status.tsx'
import { copieMessages as words } from './words/components.ts'
import '#portal/styles/copie.css'

interface CopyButtonProps {
  /** What is put on the clipboard. */
  readonly texte: string
  /** What it is, for who hears the button: « le net imposable 2025 ». */
  readonly quoi?: string
  /** What is written and said in the place of the text, when it is long or not to be said: « le secret ». */
  readonly nom?: string
}

/** Copies a text, and says beside the button that it is done, or that it could not be. */
export const CopyButton = ({ texte, quoi, nom = texte }: CopyButtonProps) => {
  const [{ fait = '', echec = '' }, setSaid] = useState<{ readonly fait?: string; readonly echec?: string }>(
    {},
  )
  const copy = async () => {
    // The same sentence twice would not be heard again.
    setSaid({})
    try {
      await navigator.clipboard.writeText(texte)
      setSaid({ fait: words.fait(nom) })
    } catch {
      setSaid({ echec: words.echec })
    }
  }
  return (
    <div className="eap-copy">
      <Button
        type="button"
        priority="tertiary"
        size="small"
        iconId="fr-icon-clipboard-line"
        onClick={() => void copy()}
        nativeButtonProps={{ 'aria-label': quoi && words.copierQuoi(nom, quoi) }}
      >
        {words.copier(nom)}
      </Button>
      <Status className="fr-text-default--success">{fait}</Status>
      <Status alerte className={echec === '' ? '' : 'fr-message fr-message--error'}>
        {echec}
      </Status>
    </div>
  )
}
