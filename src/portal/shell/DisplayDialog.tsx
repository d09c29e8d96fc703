import { Checkbox } from '@codegouvfr/react-dsfr/Checkbox.js'
import { RadioButtons } from '@codegouvfr/react-dsfr/RadioButtons.js'
import { PortalModal } from '#portal/components/PortalModal.tsx'
import { shellMessages } from './words.ts'
import { setPreferences, themes, usePreferences } from '#portal/client/preferences.ts'

interface DisplayDialogProps {
  readonly open: boolean
  readonly onClose: () => void
}

const { titre, legende, themes: texts, lecture, facile: easy, facileAide } = shellMessages.affichage

/** Choice of the theme and of easy texts, applied at once. */
export const DisplayDialog = ({ open, onClose }: DisplayDialogProps) => {
  const { theme, facile = false } = usePreferences()
  return (
    <PortalModal open={open} onClose={onClose} titre={titre} size="small">
      <RadioButtons
        name="theme"
        legend={legende}
        options={themes.map((name) => ({
          label: texts[name].nom,
          hintText: texts[name].aide,
          nativeInputProps: {
            value: name,
            checked: theme === name,
            onChange: () => setPreferences({ theme: name }),
          },
        }))}
      />
      <Checkbox
        legend={lecture}
        options={[
          {
            label: easy,
            hintText: facileAide,
            nativeInputProps: {
              name: 'facile',
              checked: facile,
              onChange: ({ target }) => setPreferences({ facile: target.checked }),
            },
          },
        ]}
      />
    </PortalModal>
  )
}
