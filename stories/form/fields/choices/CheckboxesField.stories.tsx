import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { array, object, string } from 'yup'
import { CheckboxesField } from '#portal/form/fields/choices/CheckboxesField.tsx'
import type { Fiche } from '../../../../.storybook/fiche.ts'
import { StoryForm } from '../../StoryForm.tsx'

const fiche: Fiche = {
  but: 'Prend dans un formulaire autant de réponses que l’on veut d’une même question, ou aucune.',
  eviter: [
    'Pour un seul oui ou non : choisir CheckboxField.',
    'Quand une seule réponse est possible : choisir RadioField.',
  ],
  clavier: [
    { touche: 'Tab', effet: 'va d’une case à l’autre' },
    { touche: 'Espace', effet: 'coche ou décoche la case' },
    { touche: 'Entrée', effet: 'envoie le formulaire' },
  ],
  lecteur: {
    histoire: 'Vide',
    phrases: [
      'document',
      'form',
      'heading, Vos notifications, level 2',
      'group, Prévenez-moi par courriel, Une seule fois par jour au plus.',
      'Prévenez-moi par courriel Une seule fois par jour au plus.',
      'Prévenez-moi par courriel',
      'Une seule fois par jour au plus.',
      'end, Prévenez-moi par courriel Une seule fois par jour au plus.',
      'checkbox, D’un nouveau document, not checked',
      'D’un nouveau document',
      'checkbox, D’un nouveau message, not checked',
      'D’un nouveau message',
      'end of group, Prévenez-moi par courriel, Une seule fois par jour au plus.',
      'button, Enregistrer',
      'end of form',
      'end of document',
    ],
  },
  rgaa: ['11.1', '11.2', '11.5', '11.6', '11.7'],
  limites: ['Jamais obligatoire : aucune case cochée est une réponse.'],
}

interface FormulaireProps {
  readonly choisis: string[]
  readonly children: ReactNode
}

const Formulaire = ({ choisis, children }: FormulaireProps) => (
  <StoryForm
    titre="Vos notifications"
    bouton="Enregistrer"
    schema={object({ sujets: array(string().defined()).defined() })}
    initialValues={{ sujets: choisis }}
  >
    {children}
  </StoryForm>
)

const meta: Meta<typeof CheckboxesField> = {
  title: 'Formulaire/CheckboxesField',
  component: CheckboxesField,
  args: {
    name: 'sujets',
    legend: 'Prévenez-moi par courriel',
    hint: 'Une seule fois par jour au plus.',
    options: [
      { value: 'document', label: 'D’un nouveau document' },
      { value: 'message', label: 'D’un nouveau message' },
    ],
  },
  render: (args) => (
    <Formulaire choisis={[]}>
      <CheckboxesField {...args} />
    </Formulaire>
  ),
  parameters: { fiche },
}
export default meta

type Story = StoryObj<typeof CheckboxesField>

export const Vide: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('group', { name: 'Prévenez-moi par courriel' }),
    ).toHaveAccessibleDescription('Une seule fois par jour au plus.')
  },
}

export const Cochees: Story = {
  render: (args) => (
    <Formulaire choisis={['document']}>
      <CheckboxesField {...args} />
    </Formulaire>
  ),
  play: async ({ canvasElement }) => {
    const [first, second] = within(canvasElement).getAllByRole('checkbox')
    if (!first || !second) throw new Error('No boxes')
    await expect(first).toBeChecked()
    await userEvent.click(second)
    await expect(second).toBeChecked()
    await expect(first).toBeChecked()
    await userEvent.click(first)
    await expect(first).not.toBeChecked()
    await expect(second).toBeChecked()
  },
}

export const LibelleLong: Story = {
  args: {
    options: [
      {
        value: 'document',
        label:
          'D’un nouveau bulletin de paie, d’un décompte de rappel, d’une attestation fiscale ou de tout autre document que mon employeur dépose dans mon espace',
      },
    ],
  },
}
