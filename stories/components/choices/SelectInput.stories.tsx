import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { SelectInput } from '#portal/components/choices/SelectInput.tsx'
import type { Fiche } from '../../../.storybook/fiche.ts'

const fiche: Fiche = {
  but: 'Une liste déroulante avec son étiquette, son aide et ses erreurs, hors de tout formulaire : celle de react-dsfr.',
  eviter: ['Dans un PortalForm : SelectField.', 'Jusqu’à cinq réponses : RadioField, qui les montre toutes.'],
  clavier: [{ touche: 'Flèches', effet: 'choisissent le mois ou l’année d’avant ou d’après' }],
  lecteur: {
    histoire: 'Annee',
    phrases: [
      'document',
      'Année',
      'combobox, Année, 2026, has popup listbox, not expanded',
      'option, 2026, not selected, position 1, set size 3',
      'option, 2025, not selected, position 2, set size 3',
      'option, 2024, not selected, position 3, set size 3',
      'end of combobox, Année, 2026, has popup listbox, not expanded',
      'end of document',
    ],
  },
  rgaa: ['7.1', '7.3', '11.1', '11.2'],
  limites: [
    'Ses erreurs ne sont pas une région dynamique, comme le sont celles de react-dsfr : le résumé des erreurs, qui prend le focus, les dirait deux fois.',
    'À 320 px de large, le navigateur coupe un choix de plus de trente signes environ dans la liste fermée ; ouverte, ou lue par un lecteur d’écran, elle le donne entier.',
  ],
}

const annees = ['2026', '2025', '2024'].map((annee) => ({ value: annee, label: annee }))

const meta: Meta<typeof SelectInput> = {
  title: 'Formulaire/Parties/SelectInput',
  component: SelectInput,
  parameters: { fiche },
  args: { label: 'Année', value: '2026', options: annees, onChange: fn() },
}
export default meta

type Story = StoryObj<typeof SelectInput>

export const Annee: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Année' }), '2024')
    await expect(args.onChange).toHaveBeenCalledWith('2024')
  },
}

export const Erreur: Story = {
  args: { id: 'annee', required: true, hint: 'Celle du départ.', errors: ['Choisissez une année.'] },
  play: async ({ canvas, canvasElement }) => {
    const select = canvas.getByRole('combobox', { name: /^Année \(obligatoire\)/ })
    await expect(select).toHaveAttribute('id', 'annee')
    await expect(select).toBeInvalid()
    await expect(select).toHaveAccessibleDescription('Choisissez une année. Celle du départ.')
    await expect(canvasElement.querySelector('[aria-live]')).toBeNull()
  },
}

export const Desactivee: Story = { args: { disabled: true } }
