import { ecrire } from '#rules/format/nombres.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { ChartWithTable } from '#portal/components/chart/ChartWithTable.tsx'
import { limites } from '#rules/contenu/limites.ts'
import type { Fiche } from '../../../.storybook/fiche.ts'

const fiche: Fiche = {
  but: 'Montre comment une valeur change (pension selon le mois du départ, par exemple), avec le tableau des mêmes nombres à un bouton de là.',
  eviter: [
    'Pour deux ou trois nombres : une phrase ou un tableau suffisent.',
    'Au-delà de quatre séries : le dessin ne se lit plus.',
  ],
  clavier: [
    { touche: 'Tab', effet: 'va au bouton « Tableau » ; les points du dessin ne s’atteignent pas' },
    { touche: 'Entrée ou Espace', effet: 'montre ou cache le tableau' },
  ],
  lecteur: {
    histoire: 'TableauOuvert',
    phrases: [
      'document',
      'figure, Pension mensuelle selon le mois du départ',
      'caption',
      'paragraph',
      'Pension mensuelle selon le mois du départ',
      'end of paragraph',
      'paragraph',
      'Plus le départ est tardif, plus la pension augmente : de 1 690 € à 1 902 € nets par mois.',
      'end of paragraph',
      'end of caption',
      'list, Légende',
      'listitem, level 1, position 1, set size 1',
      'Pension nette',
      'end of listitem, level 1, position 1, set size 1',
      'end of list, Légende',
      'image, Graphique : Pension mensuelle selon le mois du départ. Les mêmes valeurs sont dans le tableau qui suit.',
      'list, Repères',
      'listitem, level 1, position 1, set size 1',
      'Repère 1 : âge légal, 07/2030',
      'end of listitem, level 1, position 1, set size 1',
      'end of list, Repères',
      'button, Tableau, 1 control, expanded',
      'table, Pension mensuelle selon le mois du départ',
      'caption, Pension mensuelle selon le mois du départ',
      'rowgroup',
      'row, Mois du départ Pension nette',
      'columnheader, Mois du départ',
      'columnheader, Pension nette',
      'end of row, Mois du départ Pension nette',
      'end of rowgroup',
      'rowgroup',
      'row, 01/2030 1 690 €',
      'rowheader, 01/2030',
      'cell, 1 690 €',
      'end of row, 01/2030 1 690 €',
      'row, 07/2030, âge légal 1 725 €',
      'rowheader, 07/2030, âge légal',
      'cell, 1 725 €',
      'end of row, 07/2030, âge légal 1 725 €',
      'row, 01/2031 1 780 €',
      'rowheader, 01/2031',
      'cell, 1 780 €',
      'end of row, 01/2031 1 780 €',
      'end of rowgroup',
      'end of table, Pension mensuelle selon le mois du départ',
      'end of figure, Pension mensuelle selon le mois du départ',
      'end of document',
    ],
  },
  rgaa: ['1.1', '1.2', '1.3', '1.9', '3.1', '3.3', '5.4', '5.6', '5.7', '10.11'],
  limites: [...limites.ChartPlot, 'Quatre séries au plus ont un trait qui leur est propre.'],
}

const euros = (valeur: number) => `${ecrire(valeur, 0)}\u00A0€`

const mois = ['01/2030', '07/2030', '01/2031', '07/2031', '01/2032']
const nette = { nom: 'Pension nette', valeurs: [1690, 1725, 1780, 1834, 1902] }
const brute = { nom: 'Pension brute', valeurs: [1859, 1898, 1958, 2017, 2092] }

const meta: Meta<typeof ChartWithTable> = {
  title: 'Composants/ChartWithTable',
  component: ChartWithTable,
  parameters: { fiche },
  args: {
    titre: 'Pension mensuelle selon le mois du départ',
    description: 'Plus le départ est tardif, plus la pension augmente : de 1 690 € à 1 902 € nets par mois.',
    axe: 'Mois du départ',
    categories: mois,
    series: [nette, brute],
    reperes: [
      { rang: 1, libelle: 'âge légal' },
      { rang: 3, libelle: 'taux plein' },
    ],
    format: euros,
  },
}
export default meta

type Story = StoryObj<typeof ChartWithTable>

export const Lignes: Story = {}

export const TableauOuvert: Story = {
  args: { series: [nette], categories: mois.slice(0, 3), reperes: [{ rang: 1, libelle: 'âge légal' }] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.queryByRole('table')).toBeNull()
    await userEvent.tab()
    const button = canvas.getByRole('button', { name: 'Tableau' })
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await expect(canvas.getByRole('row', { name: /^07\/2030, âge légal 1\s725\s€$/ })).toBeVisible()
  },
}

export const Barres: Story = { args: { genre: 'barre', reperes: [] } }

export const QuatreSeries: Story = {
  args: {
    reperes: [],
    series: [
      nette,
      brute,
      { nom: 'Avec surcote', valeurs: [1900, 1950, 2020, 2090, 2180] },
      { nom: 'À temps partiel', valeurs: [1500, 1530, 1570, 1610, 1660] },
    ],
  },
}

export const ValeursAbsentes: Story = {
  args: {
    series: [{ nom: 'Pension nette', valeurs: [1690, undefined, 1780, 1834, undefined] }],
    reperes: [],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Tableau' }))
    await expect(canvas.getAllByText('non disponible')).toHaveLength(2)
  },
}

export const Vide: Story = { args: { categories: [], series: [], reperes: [] } }
