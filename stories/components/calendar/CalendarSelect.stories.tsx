import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { CalendarSelect } from '#portal/components/calendar/CalendarSelect.tsx'
import type { Fiche } from '../../../.storybook/fiche.ts'

const fiche: Fiche = {
  but: 'Choisir le mois ou l’année que montre un calendrier.',
  eviter: [
    'Pour l’année d’une liste de documents : YearSelect.',
    'Pour une réponse à un formulaire : SelectField.',
  ],
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
  limites: ['Le calendrier change dès le choix, sans bouton qui le valide.'],
}

const months = ['janvier', 'février', 'mars', 'avril']

const meta: Meta<typeof CalendarSelect> = {
  title: 'Formulaire/Parties/CalendarSelect',
  component: CalendarSelect,
  parameters: { fiche },
  args: { label: 'Année', value: 2026, choices: [2026, 2025, 2024], nameOf: String, onChange: fn() },
}
export default meta

type Story = StoryObj<typeof CalendarSelect>

export const Annee: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Année' }), '2024')
    await expect(args.onChange).toHaveBeenCalledWith(2024)
  },
}

export const Mois: Story = {
  args: {
    label: 'Mois',
    value: 2,
    choices: [1, 2, 3, 4],
    nameOf: (month) => months[month - 1] ?? '',
  },
  play: async ({ canvas, args }) => {
    const select = canvas.getByRole('combobox', { name: 'Mois' })
    await expect(select).toHaveDisplayValue('février')
    await userEvent.selectOptions(select, 'avril')
    await expect(args.onChange).toHaveBeenCalledWith(4)
  },
}
