import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { Calendar } from '#portal/components/calendar/Calendar.tsx'
import '#portal/styles/saisie.css'
import type { Fiche } from '../../../.storybook/fiche.ts'
import { fevrierDit } from '../../fixtures/moisDit.ts'
import { statut } from '../../fixtures/alertes.ts'

const fiche: Fiche = {
  but: 'Choisir un jour dans un mois, à la souris ou au clavier ; le mois et l’année se choisissent aussi.',
  eviter: ['Seul : DateInput l’ouvre à côté d’un champ où la date peut aussi être saisie.'],
  clavier: [
    { touche: 'Flèches', effet: 'jour ou semaine d’avant ou d’après, en sautant les jours indisponibles' },
    { touche: 'Page précédente, Page suivante', effet: 'mois d’avant ou d’après ; avec Majuscule, année' },
    { touche: 'Entrée ou Espace sur un jour', effet: 'choisit le jour' },
    { touche: 'Tab', effet: 'va du mois à l’année, aux mois voisins, puis au jour actif' },
  ],
  lecteur: {
    histoire: 'UnSeulMois',
    phrases: [
      'document',
      'Mois',
      'combobox, Mois, 2, has popup listbox, not expanded',
      'option, février, 2, not selected, position 1, set size 1',
      'end of combobox, Mois, 2, has popup listbox, not expanded',
      'Année',
      'combobox, Année, 2027, has popup listbox, not expanded',
      'option, 2027, not selected, position 1, set size 1',
      'end of combobox, Année, 2027, has popup listbox, not expanded',
      'button, Mois précédent',
      'button, Mois suivant',
      ...fevrierDit,
      'end of document',
    ],
  },
  rgaa: ['5.6', '5.7', '7.1', '7.3', '7.5', '10.7', '11.1', '11.9', '12.8'],
  limites: [
    'Il prend le focus dès qu’il s’affiche : il ne convient pas à une page qui le montrerait toujours.',
  ],
}

const meta: Meta<typeof Calendar> = {
  title: 'Formulaire/Parties/Calendar',
  component: Calendar,
  parameters: { fiche, docs: { story: { inline: false, height: '30rem' } } },
  args: {
    today: '2026-11-20',
    selected: '',
    range: { max: '2026-11-20' },
    isDisabled: () => false,
    onChoose: fn(),
  },
}
export default meta

type Story = StoryObj<typeof Calendar>

export const Aujourdhui: Story = {
  play: async ({ canvas, args }) => {
    const today = canvas.getByRole('gridcell', { name: 'vendredi 20 novembre 2026, aujourd’hui' })
    await waitFor(() => expect(today).toHaveFocus())
    await userEvent.keyboard('{ArrowLeft}{Enter}')
    await expect(args.onChoose).toHaveBeenCalledWith('2026-11-19')
  },
}

export const UnSeulMois: Story = {
  args: {
    today: '2027-02-26',
    selected: '2027-02-03',
    range: { min: '2027-02-01', max: '2027-02-28' },
  },
  play: async ({ canvas }) => {
    const chosen = canvas.getByRole('gridcell', { name: 'mercredi 3 février 2027' })
    await waitFor(() => expect(chosen).toHaveFocus())
    await expect(canvas.getByRole('combobox', { name: 'Mois' })).toHaveTextContent(/^février$/)
  },
}

export const AutreMois: Story = {
  args: { selected: '2026-03-31' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mois précédent' }))
    await expect(statut()).toHaveTextContent('février 2026')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Année' }), '2024')
    await expect(statut()).toBeEmptyDOMElement()
    await expect(canvas.getByRole('gridcell', { name: 'mercredi 28 février 2024' })).toHaveAttribute(
      'tabindex',
      '0',
    )
  },
}
