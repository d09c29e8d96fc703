import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type ComponentProps } from 'react'
import { expect, userEvent } from 'storybook/test'
import { YearSelect } from '#portal/components/YearSelect.tsx'
import '#portal/documents/documents.css'
import type { Fiche } from '../../.storybook/fiche.ts'

const fiche: Fiche = {
  but: 'Choisir une année parmi celles qui ont des documents.',
  eviter: ['Pour un jour précis : DateInput.'],
  clavier: [{ touche: 'Flèches', effet: 'change d’année' }],
  lecteur: {
    histoire: 'Rempli',
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
  rgaa: ['7.1', '7.4', '11.1', '11.2'],
  limites: [],
}

const WithState = (props: ComponentProps<typeof YearSelect>) => {
  const [year, setYear] = useState(props.year)
  return <YearSelect {...props} year={year} onChange={setYear} />
}

const meta: Meta<typeof YearSelect> = {
  title: 'Composants/YearSelect',
  component: YearSelect,
  render: (args) => <WithState {...args} />,
  args: { label: 'Année', years: [2026, 2025, 2024], year: 2026, onChange: () => undefined },
  parameters: { fiche },
}
export default meta

type Story = StoryObj<typeof YearSelect>

export const Rempli: Story = {}

export const Choix: Story = {
  play: async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Année' }), '2024')
    await expect(canvas.getByRole('combobox')).toHaveValue('2024')
  },
}

export const UneSeuleAnnee: Story = { args: { years: [2026] } }

export const TexteLong: Story = {
  args: { label: 'Année pendant laquelle les documents que vous cherchez ont été établis' },
}
