import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { ScrollRegion } from '#portal/components/page/ScrollRegion.tsx'
import type { Fiche } from '../../../.storybook/fiche.ts'
import '#portal/styles/table.css'

const fiche: Fiche = {
  but: 'Laisse défiler seul, de côté, ce qui est plus large qu’un écran étroit : un tableau, une frise. La page, elle, ne défile que de haut en bas.',
  eviter: ['Autour de ce qui tient toujours dans la page : rien n’y défilerait.'],
  clavier: [
    { touche: 'Tab', effet: 'va à la région si elle défile, puis à ce qu’elle contient' },
    { touche: 'Flèche gauche ou droite', effet: 'fait défiler la région qui a le focus' },
  ],
  lecteur: {
    histoire: 'Etroit',
    phrases: [
      'document',
      'region, Trimestres par année',
      'table, Trimestres par année',
      'caption, Trimestres par année',
      'rowgroup',
      'row, Année Trimestres',
      'columnheader, Année',
      'columnheader, Trimestres',
      'end of row, Année Trimestres',
      'end of rowgroup',
      'rowgroup',
      'row, 2024 4',
      'rowheader, 2024',
      'cell, 4',
      'end of row, 2024 4',
      'row, 2025 4',
      'rowheader, 2025',
      'cell, 4',
      'end of row, 2025 4',
      'end of rowgroup',
      'end of table, Trimestres par année',
      'end of region, Trimestres par année',
      'end of document',
    ],
  },
  rgaa: ['5.4', '7.3', '10.11', '12.8'],
  limites: ['La région n’est nommée, et le clavier ne s’y arrête, que là où elle défile.'],
}

const LEGENDE = 'Trimestres par année'

const annees = [2024, 2025]

const tableau = (
  <table className="eap-table__large">
    <caption>{LEGENDE}</caption>
    <thead>
      <tr>
        <th scope="col">Année</th>
        <th scope="col">Trimestres</th>
      </tr>
    </thead>
    <tbody>
      {annees.map((annee) => (
        <tr key={annee}>
          <th scope="row">{annee}</th>
          <td>4</td>
        </tr>
      ))}
    </tbody>
  </table>
)

const meta: Meta<typeof ScrollRegion> = {
  title: 'Composants/ScrollRegion',
  component: ScrollRegion,
  parameters: { fiche },
  args: { label: LEGENDE, children: tableau },
}
export default meta

type Story = StoryObj<typeof meta>

/** All of it shows: the table alone is told, and the keyboard has nothing to reach. */
export const Large: Story = {
  globals: { viewport: { value: 'large' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: LEGENDE })).toBeVisible()
    await expect(canvas.queryByRole('region')).toBeNull()
    await userEvent.tab()
    await expect(document.body).toHaveFocus()
  },
}

export const Etroit: Story = {
  globals: { viewport: { value: 'etroit' } },
  play: async ({ canvasElement }) => {
    const region = within(canvasElement).getByRole('region', { name: LEGENDE })
    await userEvent.tab()
    await expect(region).toHaveFocus()
    await expect(region.scrollWidth).toBeGreaterThan(region.clientWidth)
    const { documentElement: page } = document
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth)
  },
}
