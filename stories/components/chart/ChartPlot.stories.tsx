import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { ChartPlot } from '#portal/components/chart/ChartPlot.tsx'
import '#portal/styles/graphique.css'
import { limites } from '#rules/contenu/limites.ts'
import type { Fiche } from '../../../.storybook/fiche.ts'
import { pensions } from './graphique.ts'

const fiche: Fiche = {
  but: 'Le dessin d’un graphique, aussi large que ce qui le contient : axes, séries et repères.',
  eviter: ['Seul : ChartWithTable y joint la légende et le tableau des mêmes nombres.'],
  clavier: [{ touche: 'Tab', effet: 'passe : le dessin ne s’atteint pas' }],
  lecteur: {
    histoire: 'Lignes',
    phrases: ['document', 'image, Graphique : pension selon le mois du départ', 'end of document'],
  },
  rgaa: ['1.1', '1.2', '1.3', '3.1', '3.3', '10.4', '10.11'],
  limites: limites.ChartPlot,
}

const meta: Meta<typeof ChartPlot> = {
  title: 'Composants/Graphique/ChartPlot',
  component: ChartPlot,
  parameters: { fiche },
  args: {
    categories: pensions.categories,
    series: pensions.series,
    reperes: pensions.reperes,
    indicatifs: pensions.indicatifs,
    format: pensions.format,
    genre: 'ligne',
    label: 'Graphique : pension selon le mois du départ',
  },
}
export default meta

type Story = StoryObj<typeof ChartPlot>

export const Lignes: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(
      canvas.getByRole('img', { name: 'Graphique : pension selon le mois du départ' }),
    ).toBeVisible()
    await expect(canvasElement.querySelectorAll('.eap-chart__mark')).toHaveLength(1)
  },
}

export const Barres: Story = {
  args: { genre: 'barre' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^0\s€$/)).toBeInTheDocument()
  },
}

export const SansValeur: Story = { args: { series: [], reperes: [] } }

/** The letters of the page are twice as large. */
const lettresDoubles = () => {
  document.documentElement.style.fontSize = '200%'
  return () => {
    document.documentElement.style.fontSize = ''
  }
}

/** The drawing grows with the letters of the page: none is cut at its edges. */
export const LettresDoubles: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'large' } },
  beforeEach: lettresDoubles,
  play: async ({ canvas }) => {
    const drawing = canvas.getByRole('img')
    await waitFor(() => expect(drawing.getAttribute('height')).toBe('560'))
    const { left } = drawing.getBoundingClientRect()
    for (const text of drawing.querySelectorAll('text'))
      await expect(text.getBoundingClientRect().left).toBeGreaterThanOrEqual(left)
  },
}

/** Without the room for it, its values are in the table alone. */
export const LettresDoublesEtroit: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'etroit' } },
  beforeEach: lettresDoubles,
  render: (args) => (
    <div style={{ width: '8rem' }}>
      <ChartPlot {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/ses valeurs sont dans le tableau/)).toBeVisible()
    await expect(canvas.queryByRole('img')).toBeNull()
  },
}

export const Etroit: Story = {
  globals: { viewport: { value: 'etroit' } },
  args: {
    categories: ['01/2030', '07/2030', '01/2031', '07/2031', '01/2032', '07/2032', '01/2033'],
    series: [{ nom: 'Pension nette', valeurs: [1690, 1725, 1780, 1834, 1902, 1950, 2010] }],
  },
  play: async ({ canvas }) => {
    const drawing = canvas.getByRole('img')
    await waitFor(() => expect(drawing.clientWidth).toBe(drawing.parentElement?.clientWidth))
  },
}
