import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { weekday } from '#rules/calendar/arithmetic.ts'
import { DateInput, type DateInputProps } from '#portal/components/calendar/DateInput.tsx'
import { limites } from '#rules/contenu/limites.ts'
import type { Fiche } from '../../../.storybook/fiche.ts'

const fiche: Fiche = {
  but: 'Demander un jour précis, connu ou à choisir : naissance, départ, fin de service.',
  eviter: [
    'Pour une année seule : SelectInput.',
    'Pour un mois et une année : deux listes, sans calendrier.',
    'Comme seul moyen de saisie : le texte reste toujours possible, le calendrier est une aide.',
  ],
  clavier: [
    {
      touche: 'Entrée ou Espace sur le bouton',
      effet: 'ouvre le calendrier, focus sur le jour choisi ou le plus proche',
    },
    { touche: 'Flèches', effet: 'jour ou semaine d’avant ou d’après, en sautant les jours indisponibles' },
    { touche: 'Début, Fin', effet: 'premier et dernier jour de la semaine' },
    { touche: 'Page précédente, Page suivante', effet: 'mois d’avant ou d’après ; avec Majuscule, année' },
    { touche: 'Entrée ou Espace sur un jour', effet: 'choisit le jour, ferme et rend le focus au bouton' },
    { touche: 'Échap', effet: 'ferme sans choisir et rend le focus au bouton' },
    { touche: 'Chiffres seuls', effet: '14061988 devient 14/06/1988 en quittant le champ' },
  ],
  lecteur: {
    histoire: 'Vide',
    phrases: [
      'document',
      'Date de naissance (obligatoire)',
      'Format attendu : JJ/MM/AAAA, par exemple 05/09/1984.',
      'textbox, Date de naissance (obligatoire), Format attendu : JJ/MM/AAAA, par exemple 05/09/1984., required',
      'button, Choisir dans le calendrier : date de naissance, not expanded, has popup dialog',
      'end of document',
    ],
  },
  rgaa: ['7.1', '7.3', '10.7', '11.1', '11.10', '11.11', '11.13', '12.8', '12.9'],
  limites: [
    ...limites.CalendarGrid,
    'Une année sur deux chiffres est comprise d’après les dates permises ; à défaut, au plus 19 ans après aujourd’hui.',
  ],
}

const WithState = (props: DateInputProps) => {
  const [value, setValue] = useState(props.value)
  return <DateInput {...props} value={value} onChange={setValue} />
}

const meta: Meta<typeof DateInput> = {
  title: 'Formulaire/DateInput',
  component: DateInput,
  render: (args) => <WithState {...args} />,
  args: {
    id: 'naissance',
    label: 'Date de naissance',
    value: '',
    today: '2026-11-20',
    onChange: () => undefined,
  },
  parameters: { fiche },
}
export default meta

type Story = StoryObj<typeof DateInput>

const opener = /choisir dans le calendrier/i

export const Vide: Story = { args: { required: true, autoComplete: 'bday' } }

export const Rempli: Story = { args: { value: '05/09/1984' } }

export const ChiffresSeuls: Story = {
  args: { autoComplete: 'bday' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox')
    await expect(field).toHaveAttribute('inputmode', 'numeric')
    await userEvent.type(field, '14061988')
    await expect(field).toHaveValue('14061988')
    await userEvent.tab()
    await expect(field).toHaveValue('14/06/1988')
  },
}

export const Erreur: Story = {
  args: {
    value: '31/02/2026',
    required: true,
    errors: ['Cette date n’existe pas. Vérifiez le jour et le mois, par exemple 28/02/2026.'],
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox')
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription(/n’existe pas/)
  },
}

export const Desactive: Story = { args: { value: '05/09/1984', disabled: true } }

export const LectureSeule: Story = {
  args: { value: '05/09/1984', readOnly: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const TexteLong: Story = {
  args: {
    label:
      'Date à laquelle vous avez cessé vos fonctions dans l’établissement où vous étiez détaché ou mis à disposition',
  },
}

export const CalendrierOuvert: Story = {
  args: { value: '05/09/1984' },
  globals: { viewport: { value: 'large' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: opener }))
    const popup = await canvas.findByRole('dialog', { name: 'Choisir une date' })
    await expect(within(popup).getByRole('gridcell', { name: 'mercredi 5 septembre 1984' })).toHaveFocus()
  },
}

export const AuClavier: Story = {
  args: { value: '30/01/2026', label: 'Date de fin de service' },
  globals: { viewport: { value: 'large' } },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: opener })
    button.focus()
    await userEvent.keyboard('{Enter}')
    const focused = async (name: string) => {
      await expect(await canvas.findByRole('gridcell', { name })).toHaveFocus()
    }
    await focused('vendredi 30 janvier 2026')
    await userEvent.keyboard('{ArrowRight}{ArrowDown}')
    await focused('samedi 7 février 2026')
    await userEvent.keyboard('{Home}')
    await focused('lundi 2 février 2026')
    await userEvent.keyboard('{End}{PageUp}')
    await focused('jeudi 8 janvier 2026')
    await userEvent.keyboard('{Shift>}{PageUp}{/Shift}')
    await focused('mercredi 8 janvier 2025')
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByRole('dialog')).toBeNull()
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{Enter}{PageDown}{Enter}')
    await expect(canvas.getByRole('textbox')).toHaveValue('28/02/2026')
    await expect(button).toHaveFocus()
  },
}

export const JoursIndisponibles: Story = {
  args: {
    label: 'Date du rendez-vous',
    min: '2026-11-01',
    max: '2027-03-31',
    isDisabled: (date) => weekday(date) > 4,
  },
  globals: { viewport: { value: 'large' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: opener }))
    await expect(
      await canvas.findByRole('gridcell', { name: 'vendredi 20 novembre 2026, aujourd’hui' }),
    ).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(await canvas.findByRole('gridcell', { name: 'lundi 23 novembre 2026' })).toHaveFocus()
    await userEvent.click(canvas.getByRole('gridcell', { name: 'samedi 21 novembre 2026' }))
    await expect(canvas.getByRole('textbox')).toHaveValue('')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Année' }), '2027')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Mois' }), 'janvier')
    await userEvent.click(canvas.getByRole('gridcell', { name: 'mardi 5 janvier 2027' }))
    await expect(canvas.getByRole('textbox')).toHaveValue('05/01/2027')
  },
}

export const EtroitEnDialogue: Story = {
  args: { value: '05/09/1984' },
  globals: { viewport: { value: 'etroit' } },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: opener })
    await userEvent.click(button)
    const dialog = await canvas.findByRole('dialog', { name: 'Choisir une date' })
    await expect(dialog.matches(':modal')).toBe(window.innerWidth < 600)
    await userEvent.click(within(dialog).getByRole('gridcell', { name: 'jeudi 6 septembre 1984' }))
    await expect(canvas.getByRole('textbox')).toHaveValue('06/09/1984')
    await expect(button).toHaveFocus()
  },
}
