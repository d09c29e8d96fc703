import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { object, string } from 'yup'
import { TextField } from '#portal/form/fields/TextField.tsx'
import type { Fiche } from '../../../.storybook/fiche.ts'
import { StoryForm } from '../StoryForm.tsx'

const fiche: Fiche = {
  but: 'Prend une ligne de texte d’un formulaire : libellé, aide, champ et erreurs.',
  eviter: ['Pour une date, un montant, un téléphone, un IBAN ou un mot de passe : chacun a son champ.'],
  clavier: [{ touche: 'Entrée', effet: 'envoie le formulaire' }],
  lecteur: {
    histoire: 'Vide',
    phrases: [
      'document',
      'form',
      'heading, Votre identité, level 2',
      'Nom de naissance (obligatoire)',
      'Tel qu’il figure sur votre pièce d’identité.',
      'textbox, Nom de naissance (obligatoire), Tel qu’il figure sur votre pièce d’identité., required',
      'button, Continuer',
      'end of form',
      'end of document',
    ],
  },
  rgaa: ['11.1', '11.2', '11.10', '11.11', '11.13'],
  limites: [],
}

const schema = object({ nom: string().defined().required('NOM_MANQUE') })

const meta: Meta<typeof TextField> = {
  title: 'Formulaire/TextField',
  component: TextField,
  args: {
    name: 'nom',
    label: 'Nom de naissance',
    hint: 'Tel qu’il figure sur votre pièce d’identité.',
    required: true,
    inputProps: { autoComplete: 'family-name' },
  },
  render: (args) => (
    <StoryForm
      titre="Votre identité"
      bouton="Continuer"
      schema={schema}
      initialValues={{ nom: '' }}
      messages={{ NOM_MANQUE: 'Saisissez votre nom de naissance.' }}
    >
      <TextField {...args} />
    </StoryForm>
  ),
  parameters: { fiche },
}
export default meta

type Story = StoryObj<typeof TextField>

export const Vide: Story = {}

export const Rempli: Story = {
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: /Nom de naissance \(obligatoire\)/ })
    await userEvent.type(field, 'Lefèvre')
    await expect(field).toHaveValue('Lefèvre')
  },
}

export const Erreur: Story = {
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox')
    await userEvent.type(field, '{Enter}')
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription(/^Saisissez votre nom de naissance\. Tel qu’il/),
    )
    await expect(field).toBeInvalid()
    const link = within(canvasElement).getByRole('link', { name: 'Saisissez votre nom de naissance.' })
    await userEvent.click(link)
    await expect(field).toHaveFocus()
  },
}

export const Desactive: Story = { args: { inputProps: { autoComplete: 'family-name', disabled: true } } }

export const LectureSeule: Story = {
  tags: ['!autodocs'],
  args: { inputProps: { autoComplete: 'family-name', readOnly: true } },
}

export const LibelleLong: Story = {
  args: {
    label: 'Nom de naissance, tel qu’il a été transmis par votre employeur au moment de votre affiliation',
  },
}
