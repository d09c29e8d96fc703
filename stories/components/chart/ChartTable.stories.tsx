import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ChartTable } from '#portal/components/chart/ChartTable.tsx'
import '#portal/styles/graphique.css'
import type { Fiche } from '../../../.storybook/fiche.ts'
import { pensions, quatreSeries } from './graphique.ts'

const fiche: Fiche = {
  but: 'Les nombres d’un graphique, pour qui ne le voit pas ou veut les lire un à un.',
  eviter: ['Seul : ChartWithTable le montre et le cache sous le dessin.'],
  clavier: [{ touche: 'Tab', effet: 'va à la région, qui défile de côté sur un écran étroit' }],
  lecteur: {
    histoire: 'DeuxSeries',
    phrases: [
      'document',
      'table, Pension mensuelle selon le mois du départ',
      'caption, Pension mensuelle selon le mois du départ',
      'rowgroup',
      'row, Mois du départ Pension nette Pension brute',
      'columnheader, Mois du départ',
      'columnheader, Pension nette',
      'columnheader, Pension brute',
      'end of row, Mois du départ Pension nette Pension brute',
      'end of rowgroup',
      'rowgroup',
      'row, 01/2030 1 690 € 1 859 €',
      'rowheader, 01/2030',
      'cell, 1 690 €',
      'cell, 1 859 €',
      'end of row, 01/2030 1 690 € 1 859 €',
      'row, 07/2030, âge légal 1 725 € non disponible',
      'rowheader, 07/2030, âge légal',
      'cell, 1 725 €',
      'cell, non disponible',
      'end of row, 07/2030, âge légal 1 725 € non disponible',
      'row, 01/2031 1 780 € barème indicatif 1 958 € barème indicatif',
      'rowheader, 01/2031',
      'cell, 1 780 € barème indicatif',
      '1 780 €',
      'barème indicatif',
      'end of cell, 1 780 € barème indicatif',
      'cell, 1 958 € barème indicatif',
      '1 958 €',
      'barème indicatif',
      'end of cell, 1 958 € barème indicatif',
      'end of row, 01/2031 1 780 € barème indicatif 1 958 € barème indicatif',
      'end of rowgroup',
      'end of table, Pension mensuelle selon le mois du départ',
      'end of document',
    ],
  },
  rgaa: ['1.3', '5.4', '5.6', '5.7', '10.11'],
  limites: [],
}

const meta: Meta<typeof ChartTable> = {
  title: 'Composants/Graphique/ChartTable',
  component: ChartTable,
  parameters: { fiche },
  args: {
    categories: pensions.categories,
    series: pensions.series,
    reperes: pensions.reperes,
    indicatifs: pensions.indicatifs,
    format: pensions.format,
    titre: 'Pension mensuelle selon le mois du départ',
    axe: 'Mois du départ',
  },
}
export default meta

type Story = StoryObj<typeof ChartTable>

export const DeuxSeries: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('rowheader', { name: '07/2030, âge légal' })).toBeVisible()
    await expect(canvas.getAllByRole('cell', { name: 'non disponible' })).toHaveLength(1)
  },
}

export const QuatreSeries: Story = {
  args: { series: quatreSeries },
  globals: { viewport: { value: 'etroit' } },
  play: async () => {
    const { scrollWidth, clientWidth } = document.documentElement
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  },
}
