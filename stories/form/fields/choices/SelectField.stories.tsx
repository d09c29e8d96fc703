import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { object, string } from 'yup'
import { SelectField } from '#portal/form/fields/choices/SelectField.tsx'
import type { Fiche } from '../../../../.storybook/fiche.ts'
import { StoryForm } from '../../StoryForm.tsx'

const fiche: Fiche = {
  but: 'Choisit une valeur parmi plusieurs dans un formulaire ; aucune au départ.',
  eviter: ['Pour moins de cinq choix : des boutons radio les montrent tous.'],
  clavier: [{ touche: 'Flèches', effet: 'changent la valeur choisie' }],
  lecteur: {
    histoire: 'Vide',
    phrases: [
      'document',
      'form',
      'heading, Votre demande, level 2',
      'Sujet (obligatoire)',
      'Ce dont vous voulez parler.',
      'combobox, Sujet (obligatoire), Ce dont vous voulez parler., has popup listbox, not expanded, required',
      'option, Choisissez dans la liste, not selected, position 1, set size 3',
      'option, Ma rémunération, paie, not selected, position 2, set size 3',
      'option, Ma retraite, retraite, not selected, position 3, set size 3',
      'end of combobox, Sujet (obligatoire), Ce dont vous voulez parler., has popup listbox, not expanded, required',
      'button, Continuer',
      'end of form',
      'end of document',
    ],
  },
  rgaa: ['11.1', '11.2', '11.10', '11.11'],
  limites: [],
}

const schema = object({ sujet: string().defined().required('SUJET_MANQUE') })

interface FormulaireProps {
  readonly choisi?: string
  readonly children: ReactNode
}

const Formulaire = ({ choisi = '', children }: FormulaireProps) => (
  <StoryForm
    titre="Votre demande"
    bouton="Continuer"
    schema={schema}
    initialValues={{ sujet: choisi }}
    messages={{ SUJET_MANQUE: 'Choisissez le sujet.' }}
  >
    {children}
  </StoryForm>
)

const meta: Meta<typeof SelectField> = {
  title: 'Formulaire/SelectField',
  component: SelectField,
  args: {
    name: 'sujet',
    label: 'Sujet',
    hint: 'Ce dont vous voulez parler.',
    required: true,
    options: [
      { value: 'paie', label: 'Ma rémunération' },
      { value: 'retraite', label: 'Ma retraite' },
    ],
  },
  render: (args) => (
    <Formulaire>
      <SelectField {...args} />
    </Formulaire>
  ),
  parameters: { fiche },
}
export default meta

type Story = StoryObj<typeof SelectField>

export const Vide: Story = {}

export const Choisi: Story = {
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('combobox', { name: /Sujet \(obligatoire\)/ })
    await userEvent.selectOptions(field, 'Ma retraite')
    await expect(field).toHaveValue('retraite')
  },
}

export const Erreur: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Continuer' }))
    const field = canvas.getByRole('combobox')
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription('Choisissez le sujet. Ce dont vous voulez parler.'),
    )
    await expect(field).toBeInvalid()
  },
}

/** A question that always has an answer offers no empty one. */
export const ChoisiDAvance: Story = {
  args: { required: false, filled: true },
  render: (args) => (
    <Formulaire choisi="retraite">
      <SelectField {...args} />
    </Formulaire>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: /^Sujet/ })).toHaveValue('retraite')
    await expect(canvas.getAllByRole('option')).toHaveLength(2)
  },
}
