import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ChartBars } from '#portal/components/chart/ChartBars.tsx'
import '#portal/styles/graphique.css'
import type { Fiche } from '../../../.storybook/fiche.ts'
import { dessin, pensions, place, quatreSeries } from './graphique.ts'

const fiche: Fiche = {
  but: 'Les barres d’un graphique : la longueur se lit depuis zéro, le motif distingue les séries autant que la couleur.',
  eviter: [
    'Seul : ChartPlot place les barres entre leurs axes et donne son nom au dessin.',
    'Pour suivre une évolution sur de nombreux mois : ChartLines.',
  ],
  clavier: [{ touche: 'Tab', effet: 'passe : les barres ne s’atteignent pas' }],
  lecteur: {
    histoire: 'DeuxSeries',
    phrases: ['document', 'image, Graphique : pension selon le mois du départ', 'end of document'],
  },
  rgaa: ['1.1', '3.1', '3.3', '10.11'],
  limites: ['Une valeur inconnue n’a pas de barre : c’est le tableau qui le dit.'],
}

const meta: Meta<typeof ChartBars> = {
  title: 'Composants/Graphique/ChartBars',
  component: ChartBars,
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

type Story = StoryObj<typeof ChartBars>

const bars = (canvasElement: HTMLElement) => canvasElement.querySelectorAll('.eap-chart__bar')

export const DeuxSeries: Story = {
  play: async ({ canvasElement }) => {
    await expect(bars(canvasElement)).toHaveLength(5)
  },
}

export const QuatreSeries: Story = {
  args: { series: quatreSeries },
  play: async ({ canvasElement }) => {
    const fills = [...bars(canvasElement)].map((bar) => bar.getAttribute('fill'))
    await expect(new Set(fills).size).toBe(4)
  },
}
