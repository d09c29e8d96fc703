import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { messageKey } from '#contract/messages.ts'
import { ibanFormSchema } from '#contract/profil/profilForm.ts'
import { IbanField } from '#portal/form/fields/IbanField.tsx'
import type { Fiche } from '../../../.storybook/fiche.ts'
import { StoryForm } from '../StoryForm.tsx'

const fiche: Fiche = {
  but: 'Prend un IBAN en deux champs dans un formulaire, et dit après l’envoi ce qui ne va pas.',
  eviter: ['Hors d’un formulaire du portail : choisir IbanInput.'],
  clavier: [
    { touche: 'Tab', effet: 'va d’un champ à l’autre' },
    { touche: 'Ctrl + V', effet: 'répartit dans les deux champs un IBAN entier' },
  ],
  lecteur: {
    histoire: 'Vide',
    phrases: [
      'document',
      'form',
      'heading, Votre compte, level 2',
      'group, IBAN de votre compte bancaire, Lettres et chiffres, par exemple FR76 suivi de 23 caractères. Les espaces sont acceptés. Vous pouvez coller l’IBAN entier dans l’un des champs.',
      'IBAN de votre compte bancaire',
      'paragraph',
      'Lettres et chiffres, par exemple FR76 suivi de 23 caractères. Les espaces sont acceptés. Vous pouvez coller l’IBAN entier dans l’un des champs.',
      'end of paragraph',
      'Début de l’IBAN : 16 premiers caractères (obligatoire)',
      'textbox, Début de l’IBAN : 16 premiers caractères (obligatoire), required',
      'Suite de l’IBAN : les caractères suivants (obligatoire)',
      'textbox, Suite de l’IBAN : les caractères suivants (obligatoire), required',
      'end of group, IBAN de votre compte bancaire, Lettres et chiffres, par exemple FR76 suivi de 23 caractères. Les espaces sont acceptés. Vous pouvez coller l’IBAN entier dans l’un des champs.',
      'button, Enregistrer',
      'end of form',
      'end of document',
    ],
  },
  rgaa: ['7.5', '11.1', '11.2', '11.5', '11.10', '11.11'],
  limites: ['Le champ dit la phrase que le service publie, puis ce que la règle trouve précisément.'],
}

const meta: Meta<typeof IbanField> = {
  title: 'Formulaire/IbanField',
  component: IbanField,
  render: () => (
    <StoryForm
      titre="Votre compte"
      bouton="Enregistrer"
      schema={ibanFormSchema}
      initialValues={{ iban1: '', iban2: '' }}
    >
      <IbanField />
    </StoryForm>
  ),
  parameters: { fiche },
}
export default meta

type Story = StoryObj<typeof IbanField>

const fieldsOf = (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement)
  return {
    canvas,
    first: canvas.getByRole('textbox', { name: /^Début/ }),
    second: canvas.getByRole('textbox', { name: /^Suite/ }),
  }
}

export const Vide: Story = {}

export const Manquant: Story = {
  play: async ({ canvasElement }) => {
    const { canvas, first } = fieldsOf(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }))
    await waitFor(() => expect(first).toHaveAccessibleDescription(/^Saisissez votre IBAN : il figure sur/))
    await userEvent.click(canvas.getByRole('link', { name: /Saisissez votre IBAN/ }))
    await expect(first).toHaveFocus()
  },
}

export const Errone: Story = {
  play: async ({ canvasElement }) => {
    const { canvas, first, second } = fieldsOf(canvasElement)
    await userEvent.type(first, 'FR77 3000 6000 0112')
    await userEvent.type(second, '3456 7890 189')
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }))
    await waitFor(() => expect(first).toHaveAccessibleDescription(/clé ne correspond pas/))
    await expect(second).toHaveValue('3456 7890 189')
    await userEvent.clear(first)
    await userEvent.type(first, 'FR76 3000 6000 0112')
    await waitFor(() => expect(first).toBeValid())
  },
}

export const Colle: Story = {
  play: async ({ canvasElement }) => {
    const { first, second } = fieldsOf(canvasElement)
    await userEvent.click(first)
    await userEvent.paste('fr1420041010050500013m02606')
    await expect(first).toHaveValue('FR14 2004 1010 0505')
    await expect(second).toHaveValue('0001 3M02 606')
  },
}

/** The administration’s own sentence is the one that shows; what the rule finds follows. */
export const PhrasePubliee: Story = {
  render: () => (
    <StoryForm
      titre="Votre compte"
      bouton="Enregistrer"
      schema={ibanFormSchema}
      initialValues={{ iban1: 'FR76 3000 6000', iban2: '' }}
      messages={{ [messageKey('IBAN_FORMAT')]: 'Phrase du service.' }}
    >
      <IbanField />
    </StoryForm>
  ),
  play: async ({ canvasElement }) => {
    const { canvas, first } = fieldsOf(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }))
    await waitFor(() =>
      expect(first).toHaveAccessibleDescription(
        /Phrase du service\. .*compte 27 caractères, vous en avez saisi 12/,
      ),
    )
  },
}
