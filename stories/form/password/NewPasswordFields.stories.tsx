import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test'
import { object, ref, string } from 'yup'
import { NewPasswordFields } from '#portal/form/password/NewPasswordFields.tsx'
import { limites } from '#rules/contenu/limites.ts'
import type { Fiche } from '../../../.storybook/fiche.ts'
import { StoryForm } from '../StoryForm.tsx'
import { nouveauMotDePasseDit } from '../../fixtures/motDePasseDit.ts'

const fiche: Fiche = {
  but: 'Prend un nouveau mot de passe et sa confirmation : règles et leur état en texte, robustesse, affichage, verrouillage des majuscules.',
  eviter: ['À la connexion : choisir PasswordField.'],
  clavier: [
    { touche: 'Tab', effet: 'va du champ à son bouton Afficher, puis à la confirmation' },
    { touche: 'Entrée ou Espace', effet: 'sur Afficher : montre ou masque le mot de passe' },
  ],
  lecteur: {
    histoire: 'Vide',
    phrases: [
      'document',
      'form',
      'heading, Votre mot de passe, level 2',
      ...nouveauMotDePasseDit,
      'button, Enregistrer',
      'end of form',
      'end of document',
    ],
  },
  rgaa: ['3.1', '7.1', '7.5', '11.1', '11.2', '11.10', '11.11', '11.13'],
  limites: [
    ...limites.NewPasswordFields,
    'Le caractère ^ est admis mais ne compte pas comme caractère spécial, comme l’écrit la spécification.',
  ],
}

const messages = {
  MDP_MANQUE: 'Saisissez un nouveau mot de passe.',
  MDP_CONFIRMATION_MANQUE: 'Saisissez à nouveau le mot de passe.',
  MDP_DIFFERENT: 'Les deux mots de passe sont différents.',
}

const schema = object({
  motDePasse: string().defined().required('MDP_MANQUE'),
  motDePasseConfirmation: string()
    .defined()
    .required('MDP_CONFIRMATION_MANQUE')
    .oneOf([ref('motDePasse'), ''], 'MDP_DIFFERENT'),
})

const meta: Meta<typeof NewPasswordFields> = {
  title: 'Formulaire/NewPasswordFields',
  component: NewPasswordFields,
  render: (args) => (
    <StoryForm
      titre="Votre mot de passe"
      bouton="Enregistrer"
      schema={schema}
      initialValues={{ motDePasse: '', motDePasseConfirmation: '' }}
      messages={messages}
    >
      <NewPasswordFields {...args} />
    </StoryForm>
  ),
  parameters: { fiche },
}
export default meta

type Story = StoryObj<typeof NewPasswordFields>

const fieldsOf = (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement)
  return {
    canvas,
    first: canvas.getByLabelText<HTMLInputElement>('Nouveau mot de passe (obligatoire)'),
    second: canvas.getByLabelText<HTMLInputElement>('Confirmation du mot de passe (obligatoire)'),
  }
}

export const Vide: Story = {}

export const EnCours: Story = {
  play: async ({ canvasElement }) => {
    const { canvas, first } = fieldsOf(canvasElement)
    await userEvent.type(first, 'abcdefgh1')
    await expect(canvas.getByText('une lettre minuscule : règle respectée')).toBeVisible()
    await expect(canvas.getByText('une lettre majuscule : à respecter')).toBeVisible()
    await expect(first).toHaveAccessibleDescription(/ ; une lettre majuscule ; /)
  },
}

export const Rempli: Story = {
  play: async ({ canvasElement }) => {
    const { canvas, first, second } = fieldsOf(canvasElement)
    await userEvent.type(first, 'Abcdefghij1!')
    await userEvent.type(second, 'Abcdefghij1!')
    await expect(canvas.queryByText(/: à respecter/)).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Afficher : nouveau mot de passe' }))
    await expect(first).toHaveAttribute('type', 'text')
    await expect(second).toHaveAttribute('type', 'password')
    await expect(
      canvas.getByRole('button', { name: 'Afficher : confirmation du mot de passe' }),
    ).toBeVisible()
  },
}

export const Erreur: Story = {
  play: async ({ canvasElement }) => {
    const { canvas, first, second } = fieldsOf(canvasElement)
    await userEvent.type(first, 'Abcdefghij1!')
    await userEvent.type(second, 'autre')
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }))
    await waitFor(() => expect(second).toHaveAccessibleDescription('Les deux mots de passe sont différents.'))
    await expect(second).toHaveValue('autre')
  },
}

export const CollageRefuse: Story = {
  args: { bloquerCopierColler: true },
  play: async ({ canvasElement }) => {
    const { canvas, first, second } = fieldsOf(canvasElement)
    await userEvent.click(second)
    await userEvent.paste('Abcdefghij1!')
    await expect(second).toHaveValue('')
    await expect(canvas.getByText(/Le collage est désactivé : saisissez/)).toBeVisible()
    await expect(fireEvent.drop(first)).toBe(false)
  },
}

export const RemplissageParGestionnaire: Story = {
  args: { bloquerCopierColler: true },
  play: async ({ canvasElement }) => {
    const { first, second } = fieldsOf(canvasElement)
    fireEvent.input(first, { target: { value: 'Abcdefghij1!' }, inputType: 'insertReplacementText' })
    fireEvent.input(second, { target: { value: 'Abcdefghij1!' }, inputType: 'insertReplacementText' })
    await expect(first).toHaveValue('Abcdefghij1!')
    await expect(second).toHaveValue('Abcdefghij1!')
  },
}

export const CollagePermis: Story = {
  play: async ({ canvasElement }) => {
    const { second } = fieldsOf(canvasElement)
    await userEvent.click(second)
    await userEvent.paste('Abcdefghij1!')
    await expect(second).toHaveValue('Abcdefghij1!')
  },
}
