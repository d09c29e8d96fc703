import type { InputHTMLAttributes } from 'react'
import { Checkbox } from '@codegouvfr/react-dsfr/Checkbox.js'
import { RadioButtons } from '@codegouvfr/react-dsfr/RadioButtons.js'
import { heardAs, labelParts } from '#portal/components/hint.ts'
import { PortalModal } from '#portal/components/PortalModal.tsx'
import { shellMessages } from './words.ts'
import { usePreferences } from '#portal/client/opening.ts'
import { setPreferences, themes } from '#portal/client/preferences.ts'

interface DisplayDialogProps {
  readonly open: boolean
  readonly onClose: () => void
}

const { titre, legende, themes: texts, lecture, facile: easy, facileAide } = shellMessages.affichage

/** A choice whose name is its label alone, and which its hint describes. */
const heard = (id: string, label: string, hint: string, input: InputHTMLAttributes<HTMLInputElement>) => {
  const parts = labelParts(id, label, hint)
  return { label: parts.label, hintText: parts.hint, nativeInputProps: { ...input, ...heardAs(id, hint) } }
}

/** Choice of the theme and of easy texts, applied at once. */
export const DisplayDialog = ({ open, onClose }: DisplayDialogProps) => {
  const { theme, facile = false } = usePreferences()
  return (
    <PortalModal open={open} onClose={onClose} titre={titre} size="small">
      <RadioButtons
        name="theme"
        legend={legende}
        options={themes.map((name) =>
          heard(`theme-${name}`, texts[name].nom, texts[name].aide, {
            value: name,
            checked: theme === name,
            onChange: () => setPreferences({ theme: name }),
          }),
        )}
      />
      <Checkbox
        legend={lecture}
        options={[
          heard('lecture-facile', easy, facileAide, {
            name: 'facile',
            checked: facile,
            onChange: ({ target }) => setPreferences({ facile: target.checked }),
          }),
        ]}
      />
    </PortalModal>
  )
}
