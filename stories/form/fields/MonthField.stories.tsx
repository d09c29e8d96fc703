import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { object, string } from 'yup'
import { MonthField } from '#portal/form/fields/MonthField.tsx'
import type { Fiche } from '../../../.storybook/fiche.ts'
import { StoryForm } from '../StoryForm.tsx'
import { moisAChoisirDit } from '../../fixtures/moisDit.ts'

const fiche: Fiche = {
  but: 'Prend dans un formulaire le 1er d’un mois, obligatoire.',
  eviter: ['Hors d’un formulaire du portail : choisir MonthInput.'],
  clavier: [
    { touche: 'Tab', effet: 'va du mois à l’année' },
    { touche: 'Entrée', effet: 'sur le bouton, envoie le formulaire' },
  ],
  lecteur: {
    histoire: 'Vide',
    phrases: [
      'document',
      'form',
      'heading, Votre départ, level 2',
      'group, Date de départ, le 1er d’un mois (obligatoire)',
      'Date de départ, le 1er d’un mois (obligatoire)',
      ...moisAChoisirDit(', required'),
      'end of group, Date de départ, le 1er d’un mois (obligatoire)',
      'button, Envoyer',
      'end of form',
      'end of document',
    ],
  },
  rgaa: ['11.1', '11.2', '11.5', '11.6', '11.7', '11.10', '11.11'],
  limites: ['Obligatoire, sauf quand un mois est choisi d’avance.'],
}

const schema = object({ dateDepart: string().defined().required('DATE_MANQUE') })
const sent = fn()

interface FormulaireProps {
  readonly choisie?: string
  readonly children: ReactNode
}

const Formulaire = ({ choisie = '', children }: FormulaireProps) => (
  <StoryForm
    titre="Votre départ"
    bouton="Envoyer"
    schema={schema}
    initialValues={{ dateDepart: choisie }}
    messages={{ DATE_MANQUE: 'Choisissez le mois et l’année.' }}
    onSubmit={async (values) => sent(values)}
  >
    {children}
  </StoryForm>
)

const meta: Meta<typeof MonthField> = {
  title: 'Formulaire/MonthField',
  component: MonthField,
  args: { name: 'dateDepart', legend: 'Date de départ, le 1er d’un mois', years: [2027, 2028] },
  render: (args) => (
    <Formulaire>
      <MonthField {...args} />
    </Formulaire>
  ),
  parameters: { fiche },
}
export default meta

type Story = StoryObj<typeof MonthField>

export const Vide: Story = {}

export const Erreur: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const month = page.getByRole('combobox', { name: 'Mois' })
    await userEvent.selectOptions(month, 'mars')
    await userEvent.click(page.getByRole('button', { name: 'Envoyer' }))
    await waitFor(() => expect(month).toHaveAccessibleDescription('Choisissez le mois et l’année.'))
    await userEvent.click(page.getByRole('link', { name: 'Choisissez le mois et l’année.' }))
    await expect(month).toHaveFocus()
  },
}

export const Choisie: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'Mois' }), 'mars')
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'Année' }), '2028')
    await userEvent.click(page.getByRole('button', { name: 'Envoyer' }))
    await waitFor(() => expect(sent).toHaveBeenLastCalledWith({ dateDepart: '2028-03-01' }))
  },
}

/** What follows the month is told as soon as it is chosen. */
export const ChoisieDAvance: Story = {
  args: { required: false, onChosen: fn() },
  render: (args) => (
    <Formulaire choisie="2027-03-01">
      <MonthField {...args} />
    </Formulaire>
  ),
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByText(/obligatoire/)).toBeNull()
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Année' }), '2028')
    await expect(args.onChosen).toHaveBeenCalledWith('2028-03-01')
  },
}
