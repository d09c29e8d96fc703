import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { object, string } from 'yup'
import { PAUSE } from '#portal/components/useAfterPause.ts'
import { TextAreaField } from '#portal/form/fields/TextAreaField.tsx'
import type { Fiche } from '../../../.storybook/fiche.ts'
import { StoryForm } from '../StoryForm.tsx'
import { alertes, statut } from '../../fixtures/alertes.ts'

const fiche: Fiche = {
  but: 'Prend plusieurs lignes de texte d’un formulaire, et dit combien de caractères restent.',
  eviter: ['Pour une seule ligne : TextField.'],
  clavier: [{ touche: 'Entrée', effet: 'va à la ligne' }],
  lecteur: {
    histoire: 'Vide',
    phrases: [
      'document',
      'form',
      'heading, Votre message, level 2',
      'Message (obligatoire)',
      'Dites ce dont vous avez besoin.',
      'textbox, Message (obligatoire), Dites ce dont vous avez besoin. 300 caractères au plus., required',
      'paragraph',
      '300 caractères au plus.',
      'end of paragraph',
      'button, Envoyer',
      'end of form',
      'end of document',
    ],
  },
  rgaa: ['7.5', '11.1', '11.2', '11.10', '11.11'],
  limites: [
    'Le nombre de caractères restants n’est annoncé qu’à partir de 200, une seconde après la frappe.',
  ],
}

const schema = object({
  texte: string().defined().required('TEXTE_MANQUE').max(300, 'TEXTE_LONG'),
})

const meta: Meta<typeof TextAreaField> = {
  title: 'Formulaire/TextAreaField',
  component: TextAreaField,
  args: {
    name: 'texte',
    label: 'Message',
    hint: 'Dites ce dont vous avez besoin.',
    required: true,
    maximum: 300,
  },
  render: (args) => (
    <StoryForm
      titre="Votre message"
      bouton="Envoyer"
      schema={schema}
      initialValues={{ texte: '' }}
      messages={{ TEXTE_MANQUE: 'Écrivez votre message.', TEXTE_LONG: 'Le message est trop long.' }}
    >
      <TextAreaField {...args} />
    </StoryForm>
  ),
  parameters: { fiche },
}
export default meta

type Story = StoryObj<typeof TextAreaField>

export const Vide: Story = {}

export const PresqueRempli: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const field = canvas.getByRole('textbox', { name: /Message \(obligatoire\)/ })
    await userEvent.click(field)
    await userEvent.paste('x'.repeat(299))
    // A description that changed would be said again at each key, hint included.
    await expect(field).toHaveAccessibleDescription('Dites ce dont vous avez besoin. 300 caractères au plus.')
    await waitFor(() => expect(statut()).toHaveTextContent('1 caractère restant'), {
      timeout: 5000,
    })
  },
}

/** Two rows at first, six at most. */
export const Grandit: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox')
    const { lineHeight } = getComputedStyle(field)
    const rows = () => Math.round((field.clientHeight - 16) / Number.parseFloat(lineHeight))
    await expect(rows()).toBe(2)
    await userEvent.click(field)
    await userEvent.paste('ligne\n'.repeat(3))
    await expect(rows()).toBe(4)
    await userEvent.paste('ligne\n'.repeat(20))
    await expect(rows()).toBe(6)
  },
}

export const Erreur: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const field = canvas.getByRole('textbox')
    await userEvent.click(field)
    await userEvent.paste('x'.repeat(302))
    await userEvent.click(canvas.getByRole('button', { name: 'Envoyer' }))
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription(
        'Le message est trop long. Dites ce dont vous avez besoin. 300 caractères au plus.',
      ),
    )
    await expect(field).toBeInvalid()
    // The reproach is said by the focus that goes to it, and not the count too.
    const [count] = alertes()
    await waitFor(() => expect(count).toBeEmptyDOMElement(), { timeout: 5000 })
    await userEvent.type(field, 'x')
    await userEvent.setup({ delay: 1.5 * PAUSE }).tab()
    await expect(count).toBeEmptyDOMElement()
  },
}
