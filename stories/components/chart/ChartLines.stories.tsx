import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ChartLines } from '#portal/components/chart/ChartLines.tsx'
import '#portal/styles/graphique.css'
import type { Fiche } from '../../../.storybook/fiche.ts'
import { dessin, pensions, place, quatreSeries } from './graphique.ts'

const fiche: Fiche = {
  but: 'Les lignes d’un graphique : une par série, au trait qui lui est propre, interrompue où la valeur n’est pas connue.',
  eviter: [
    'Seul : ChartPlot place les lignes entre leurs axes et donne son nom au dessin.',
    'Pour comparer des quantités sans suite entre elles : ChartBars.',
  ],
  clavier: [{ touche: 'Tab', effet: 'passe : les points ne s’atteignent pas' }],
  lecteur: {
    histoire: 'DeuxSeries',
    phrases: ['document', 'image, Graphique : pension selon le mois du départ', 'end of document'],
  },
  rgaa: ['1.1', '3.1', '3.3', '10.11'],
  limites: ['Une valeur connue entre deux inconnues n’est qu’un point.'],
}

const meta: Meta<typeof ChartLines> = {
  title: 'Composants/Graphique/ChartLines',
  component: ChartLines,
  parameters: { fiche },
  args: { series: pensions.series, place },
  decorators: [
    (Story) => (
      <svg {...dessin}>
        <g aria-hidden="true">
          <Story />
        </g>
      </svg>
    ),
  ],
}
export default meta

type Story = StoryObj<typeof ChartLines>

export const DeuxSeries: Story = {
  play: async ({ canvasElement }) => {
    const lines = [...canvasElement.querySelectorAll('.eap-chart__line')].map((line) =>
      line.getAttribute('d'),
    )
    await expect(lines[0]).toMatch(/^M\S+ \S+L\S+ \S+L\S+ \S+$/)
    await expect(lines[1]).toMatch(/^M\S+ [^ML]+M\S+ \S+$/)
    await expect(canvasElement.querySelectorAll('circle')).toHaveLength(5)
  },
}

export const QuatreSeries: Story = {
  args: { series: quatreSeries },
  play: async ({ canvasElement }) => {
    const dashes = [...canvasElement.querySelectorAll('.eap-chart__line')].map(
      (line) => getComputedStyle(line).strokeDasharray,
    )
    await expect(new Set(dashes).size).toBe(4)
  },
}
