import { PortalModal } from '../components/PortalModal.tsx'
import { shellMessages } from './words.ts'
import { setPreferences, themes, usePreferences } from '#portal/client/preferences.ts'

interface DisplayDialogProps {
  readonly open: boolean
  readonly onClose: () => void
}

const { titre, legende, themes: texts } = shellMessages.affichage

/** Choice of the theme, applied at once. */
export const DisplayDialog = ({ open, onClose }: DisplayDialogProps) => {
  const { theme } = usePreferences()
  return (
    <PortalModal open={open} onClose={onClose} titre={titre} size="small">
      <fieldset className="fr-fieldset">
        <legend className="fr-fieldset__legend fr-fieldset__legend--regular">{legende}</legend>
        {themes.map((name) => (
          <div key={name} className="fr-fieldset__element">
            <div className="fr-radio-group">
              <input
                type="radio"
                id={`theme-${name}`}
                name="theme"
                value={name}
                checked={theme === name}
                onChange={() => setPreferences({ theme: name })}
              />
              <label className="fr-label" htmlFor={`theme-${name}`}>
                {texts[name].nom}
                <span className="fr-hint-text">{texts[name].aide}</span>
              </label>
            </div>
          </div>
        ))}
      </fieldset>
    </PortalModal>
  )
}
