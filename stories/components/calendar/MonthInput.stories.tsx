import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { MonthInput, type MonthInputProps } from '#portal/components/calendar/MonthInput.tsx'
import type { Fiche } from '../../../.storybook/fiche.ts'
import { moisAChoisirDit } from '../../fixtures/moisDit.ts'

const fiche: Fiche = {
  but: 'Choisir le 1er d’un mois, dans une liste de mois et une liste d’années.',
  eviter: ['Pour un jour précis : DateInput.', 'Pour une année seule : SelectInput.'],
  clavier: [
    { touche: 'Tab', effet: 'va du mois à l’année' },
    { touche: 'Flèches', effet: 'changent de mois ou d’année' },
  ],
  lecteur: {
    histoire: 'Vide',
    phrases: [
      'document',
      'group, Date de départ, le 1er d’un mois, Votre pension commence ce jour-là.',
      'Date de départ, le 1er d’un mois Votre pension commence ce jour-là.',
      'Date de départ, le 1er d’un mois',
      'Votre pension commence ce jour-là.',
      'end, Date de départ, le 1er d’un mois Votre pension commence ce jour-là.',
      ...moisAChoisirDit(''),
      'end of group, Date de départ, le 1er d’un mois, Votre pension commence ce jour-là.',
      'end of document',
    ],
  },
  rgaa: ['7.1', '11.1', '11.2', '11.5', '11.6', '11.7', '11.10', '11.11'],
  limites: [
    'Tant que l’un des deux n’est pas choisi, il n’y a pas de date : le formulaire le dit à l’envoi.',
    'Ses listes ne sont pas celles de react-dsfr : elles ont une seule erreur pour deux, et il mettrait une région dynamique sous chacune.',
  ],
}

const WithState = (props: MonthInputProps) => {
  const [value, setValue] = useState(props.value)
  return (
    <MonthInput
      {...props}
      value={value}
      onChange={(chosen) => {
        setValue(chosen)
        props.onChange(chosen)
      }}
    />
  )
}

const meta: Meta<typeof MonthInput> = {
  title: 'Formulaire/MonthInput',
  component: MonthInput,
  render: (args) => <WithState {...args} />,
  args: {
    id: 'depart',
    legend: 'Date de départ, le 1er d’un mois',
    hint: 'Votre pension commence ce jour-là.',
    value: '',
    years: [2027, 2028],
    errors: [],
    onChange: fn(),
  },
  parameters: { fiche },
}
export default meta

type Story = StoryObj<typeof MonthInput>

export const Vide: Story = {}

export const Rempli: Story = { args: { value: '2027-09-01' } }

export const Choix: Story = {
  args: { required: true },
  play: async ({ args, canvas }) => {
    const month = canvas.getByRole('combobox', { name: 'Mois' })
    const year = canvas.getByRole('combobox', { name: 'Année' })
    await userEvent.selectOptions(month, 'septembre')
    await expect(args.onChange).toHaveBeenLastCalledWith('')
    await expect(month).toHaveValue('09')
    await userEvent.selectOptions(year, '2028')
    await expect(args.onChange).toHaveBeenLastCalledWith('2028-09-01')
    await expect(canvas.queryByRole('option', { name: 'Choisissez' })).toBeNull()
    await userEvent.selectOptions(month, 'janvier')
    await expect(args.onChange).toHaveBeenLastCalledWith('2028-01-01')
  },
}

export const AnneeHorsListe: Story = {
  args: { value: '2024-05-01' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Année' })).toHaveValue('2024')
  },
}

export const Erreur: Story = {
  args: { required: true, errors: ['Choisissez le mois et l’année.'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Mois' })).toBeInvalid()
    await expect(canvas.getByRole('combobox', { name: 'Année' })).toHaveAccessibleDescription(
      'Choisissez le mois et l’année.',
    )
  },
}

export const TexteLong: Story = {
  args: {
    legend:
      'À partir du premier jour du mois de l’année que vous choisissez pour le versement de votre retraite additionnelle',
  },
}
