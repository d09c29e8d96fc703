import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test'
import { object, string } from 'yup'
import { PasswordField } from '#portal/form/password/PasswordField.tsx'
import type { Fiche } from '../../../.storybook/fiche.ts'
import { StoryForm } from '../StoryForm.tsx'

const fiche: Fiche = {
  but: 'Prend un mot de passe, que la personne peut afficher, et dit quand les majuscules sont verrouillées.',
  eviter: [
    'Pour choisir un nouveau mot de passe : NewPasswordFields y ajoute les règles et la confirmation.',
  ],
  clavier: [{ touche: 'Entrée ou Espace', effet: 'sur Afficher : montre ou masque le mot de passe' }],
  lecteur: {
    histoire: 'Vide',
    phrases: [
      'document',
      'form',
      'heading, Connexion, level 2',
      'Mot de passe (obligatoire)',
      'Mot de passe (obligatoire)',
      'button, Afficher : mot de passe, 1 control',
      'Afficher',
      'end of button, Afficher : mot de passe, 1 control',
      'button, Me connecter',
      'end of form',
      'end of document',
    ],
  },
  rgaa: ['7.1', '7.5', '11.1', '11.2', '11.10', '11.11', '11.13'],
  limites: [
    'Le verrouillage des majuscules n’est connu qu’à la première frappe dans le champ.',
    'Il n’est pas celui de react-dsfr, dont la case Afficher ne fait rien sans le script du DSFR, et dont les messages coupent la parole à qui écoute.',
  ],
}

const schema = object({ secret: string().defined().required('SECRET_MANQUE') })

const meta: Meta<typeof PasswordField> = {
  title: 'Formulaire/PasswordField',
  component: PasswordField,
  args: { name: 'secret', label: 'Mot de passe', autoComplete: 'current-password', required: true },
  render: (args) => (
    <StoryForm
      titre="Connexion"
      bouton="Me connecter"
      schema={schema}
      initialValues={{ secret: '' }}
      messages={{ SECRET_MANQUE: 'Saisissez votre mot de passe.' }}
    >
      <PasswordField {...args} />
    </StoryForm>
  ),
  parameters: { fiche },
}
export default meta

type Story = StoryObj<typeof PasswordField>

const fieldOf = (canvasElement: HTMLElement) =>
  within(canvasElement).getByLabelText(/^Mot de passe/, { selector: 'input' })

export const Vide: Story = {}

export const Affiche: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(fieldOf(canvasElement), 'secret')
    await userEvent.click(canvas.getByRole('button', { name: 'Afficher : mot de passe' }))
    await expect(fieldOf(canvasElement)).toHaveAttribute('type', 'text')
    await expect(canvas.getByText('Votre mot de passe est affiché.')).toBeInTheDocument()
    await expect(canvas.getByRole('button', { name: 'Masquer : mot de passe' })).toBeVisible()
  },
}

export const Majuscules: Story = {
  play: async ({ canvasElement }) => {
    fireEvent.keyDown(fieldOf(canvasElement), { key: 'A', modifierCapsLock: true })
    await expect(
      await within(canvasElement).findByText('La touche Verrouillage majuscule est active.'),
    ).toBeVisible()
  },
}

export const Erreur: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Me connecter' }))
    await waitFor(() =>
      expect(fieldOf(canvasElement)).toHaveAccessibleDescription('Saisissez votre mot de passe.'),
    )
  },
}
