import type { Meta, StoryObj } from '@storybook/react-vite'
import { useRef, useState, type ComponentProps } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { weekday } from '#rules/calendar/arithmetic.ts'
import { CalendarGrid } from '#portal/components/calendar/CalendarGrid.tsx'
import '#portal/styles/saisie.css'
import { limites } from '#rules/contenu/limites.ts'
import type { Fiche } from '../../../.storybook/fiche.ts'
import { fevrierDit } from '../../fixtures/moisDit.ts'

const fiche: Fiche = {
  but: 'Les jours d’un mois sous les jours de la semaine, dont un seul s’atteint par Tab.',
  eviter: ['Seul : Calendar y joint le choix du mois et de l’année.'],
  clavier: [
    { touche: 'Flèches', effet: 'jour ou semaine d’avant ou d’après, en sautant les jours indisponibles' },
    { touche: 'Début, Fin', effet: 'premier et dernier jour de la semaine' },
    { touche: 'Page précédente, Page suivante', effet: 'mois d’avant ou d’après ; avec Majuscule, année' },
    { touche: 'Entrée ou Espace', effet: 'choisit le jour, s’il est disponible' },
  ],
  lecteur: { histoire: 'JourChoisi', phrases: ['document', ...fevrierDit, 'end of document'] },
  rgaa: ['3.1', '5.6', '5.7', '7.1', '7.3', '10.7', '11.9', '12.8'],
  limites: [...limites.CalendarGrid],
}

const WithState = (props: ComponentProps<typeof CalendarGrid>) => {
  const ref = useRef<HTMLTableElement>(null)
  const [active, setActive] = useState(props.active)
  return <CalendarGrid {...props} ref={ref} active={active} onMove={setActive} />
}

const meta: Meta<typeof CalendarGrid> = {
  title: 'Formulaire/Parties/CalendarGrid',
  component: CalendarGrid,
  render: (args) => <WithState {...args} />,
  parameters: { fiche },
  args: {
    ref: { current: null },
    active: '2027-02-03',
    today: '2027-02-26',
    selected: '2027-02-03',
    range: {},
    isDisabled: () => false,
    onMove: () => undefined,
    onChoose: fn(),
  },
}
export default meta

type Story = StoryObj<typeof CalendarGrid>

export const JourChoisi: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    const chosen = canvas.getByRole('gridcell', { name: 'mercredi 3 février 2027' })
    await expect(chosen).toHaveFocus()
    await expect(chosen).toHaveAttribute('aria-selected', 'true')
    await expect(
      canvas.getByRole('gridcell', { name: 'vendredi 26 février 2027, aujourd’hui' }),
    ).toHaveAttribute('aria-current', 'date')
  },
}

export const AuClavier: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}{End}')
    await expect(canvas.getByRole('gridcell', { name: 'dimanche 14 février 2027' })).toHaveFocus()
    await userEvent.keyboard('{Home}')
    await expect(canvas.getByRole('gridcell', { name: 'lundi 8 février 2027' })).toHaveFocus()
    await userEvent.keyboard('{PageUp}{Shift>}{PageUp}{/Shift}{ArrowUp}')
    await expect(canvas.getByRole('gridcell', { name: 'jeudi 1 janvier 2026' })).toHaveFocus()
    await expect(canvas.getByRole('grid', { name: 'janvier 2026' })).toBeVisible()
    await expect(canvas.getAllByRole('gridcell').filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1)
    await userEvent.keyboard('{Shift>}{PageDown}{/Shift}{PageDown}{Enter}')
    await expect(args.onChoose).toHaveBeenLastCalledWith('2027-02-01')
    await userEvent.keyboard('{ArrowRight} ')
    await expect(args.onChoose).toHaveBeenLastCalledWith('2027-02-02')
  },
}

export const JoursIndisponibles: Story = {
  args: { isDisabled: (date) => weekday(date) > 4, selected: '', active: '2027-02-05' },
  play: async ({ canvas, args }) => {
    const saturday = canvas.getByRole('gridcell', { name: 'samedi 6 février 2027' })
    await expect(saturday).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(saturday)
    await expect(args.onChoose).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('gridcell', { name: 'vendredi 5 février 2027' }))
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('gridcell', { name: 'lundi 8 février 2027' })).toHaveFocus()
  },
}
