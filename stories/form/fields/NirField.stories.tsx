import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { object } from 'yup'
import { nirField } from '#contract/kit/checks.ts'
import { NirField } from '#portal/form/fields/NirField.tsx'
import type { Fiche } from '../../../.storybook/fiche.ts'
import { StoryForm } from '../StoryForm.tsx'
import { tapeEtEnvoie } from './tapeEtEnvoie.ts'

const fiche: Fiche = {
  but: 'Prend dans un formulaire le numéro de sécurité sociale, et dit ce qui ne va pas : longueur, forme ou clé.',
  eviter: ['Hors d’un formulaire du portail : choisir NirInput.'],
  clavier: [{ touche: 'Entrée', effet: 'envoie le formulaire' }],
  lecteur: {
    histoire: 'Vide',
    phrases: [
      'document',
      'form',
      'heading, Votre identité, level 2',
      'Numéro de sécurité sociale (obligatoire)',
      '15 caractères : 13 chiffres et une clé de 2 chiffres. Les espaces sont acceptés, ainsi que 2A et 2B pour une naissance en Corse.',
      'textbox, Numéro de sécurité sociale (obligatoire), 15 caractères : 13 chiffres et une clé de 2 chiffres. Les espaces sont acceptés, ainsi que 2A et 2B pour une naissance en Corse., required',
      'button, Continuer',
      'end of form',
      'end of document',
    ],
  },
  rgaa: ['11.1', '11.2', '11.10', '11.11'],
  limites: ['Le résumé des erreurs reste général : le champ seul dit laquelle des règles n’est pas suivie.'],
}

const schema = object({ nir: nirField() })

const meta: Meta<typeof NirField> = {
  title: 'Formulaire/NirField',
  component: NirField,
  args: { name: 'nir' },
  render: (args) => (
    <StoryForm titre="Votre identité" bouton="Continuer" schema={schema} initialValues={{ nir: '' }}>
      <NirField {...args} />
    </StoryForm>
  ),
  parameters: { fiche },
}
export default meta

type Story = StoryObj<typeof NirField>

export const Vide: Story = {}

export const Rempli: Story = {
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox')
    await userEvent.type(field, '269057505601260')
    await userEvent.tab()
    await waitFor(() => expect(field).toHaveValue('2 69 05 75 056 012 60'))
  },
}

export const ErreurVide: Story = { play: tapeEtEnvoie('', /Saisissez votre numéro de sécurité sociale\./) }

export const ErreurLongueur: Story = { play: tapeEtEnvoie('2690575056012', /vous en avez saisi 13/) }

export const ErreurCle: Story = { play: tapeEtEnvoie('269057505601261', /La clé ne correspond pas/) }
