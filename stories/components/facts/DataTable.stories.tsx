import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { DataTable } from '#portal/components/facts/DataTable.tsx'
import type { Fiche } from '../../../.storybook/fiche.ts'

const LEGENDE = 'Votre pension, avant et après'

const fiche: Fiche = {
  but: 'Un tableau de données du DSFR : sa légende, ses colonnes, ce qui nomme ses lignes, ses totaux. Il défile de côté sur un écran étroit.',
  eviter: [
    'Pour un nom et une valeur : Facts.',
    'Le composant Table de react-dsfr : il ne sait nommer ni ligne ni total, et le clavier n’atteint pas ce qui y défile.',
  ],
  clavier: [
    { touche: 'Tab', effet: 'va à la région, puis à ce que contient le tableau' },
    { touche: 'Flèche gauche ou droite', effet: 'fait défiler la région qui a le focus' },
  ],
  lecteur: {
    histoire: 'AvecTotal',
    phrases: [
      'document',
      'table, Votre pension, avant et après',
      'caption, Votre pension, avant et après',
      'rowgroup',
      'row, Élément Avant Après',
      'columnheader, Élément',
      'columnheader, Avant',
      'columnheader, Après',
      'end of row, Élément Avant Après',
      'end of rowgroup',
      'rowgroup',
      'row, Pension de base 1 690 € 1 725 €',
      'rowheader, Pension de base',
      'cell, 1 690 €',
      'cell, 1 725 €',
      'end of row, Pension de base 1 690 € 1 725 €',
      'row, Retraite additionnelle 40 € 40 €',
      'rowheader, Retraite additionnelle',
      'cell, 40 €',
      'cell, 40 €',
      'end of row, Retraite additionnelle 40 € 40 €',
      'end of rowgroup',
      'rowgroup',
      'row, Total 1 730 € 1 765 €',
      'rowheader, Total',
      'cell, 1 730 €',
      'cell, 1 765 €',
      'end of row, Total 1 730 € 1 765 €',
      'end of rowgroup',
      'end of table, Votre pension, avant et après',
      'end of document',
    ],
  },
  rgaa: ['5.4', '5.6', '5.7', '7.3', '10.11'],
  limites: [
    'Avant que l’application soit là, ou sans script, la région s’atteint au clavier même où elle n’a pas à défiler.',
  ],
}

const meta: Meta<typeof DataTable> = {
  title: 'Composants/DataTable',
  component: DataTable,
  parameters: { fiche },
  args: {
    legende: LEGENDE,
    colonnes: ['Élément', 'Avant', 'Après'],
    nombres: [1, 2],
    lignes: [
      { id: 'pension', cellules: ['Pension de base', '1 690 €', '1 725 €'] },
      { id: 'rafp', cellules: ['Retraite additionnelle', '40 €', '40 €'] },
    ],
  },
}
export default meta

type Story = StoryObj<typeof meta>

export const DeuxLignes: Story = {}

export const AvecTotal: Story = {
  args: { totaux: [{ id: 'total', cellules: ['Total', '1 730 €', '1 765 €'] }] },
}

export const NommeeParUneAutreColonne: Story = {
  args: {
    legende: 'Votre parcours',
    colonnes: ['Régime', 'Période', 'Contenu'],
    nom: 1,
    nombres: [],
    lignes: [{ id: 'sre', cellules: ['État', '2001 à 2026', 'Professeure des écoles'] }],
  },
  play: async ({ canvasElement }) => {
    const table = within(canvasElement)
    await expect(table.getByRole('rowheader')).toHaveTextContent('2001 à 2026')
    await expect(table.getAllByRole('cell')).toHaveLength(2)
  },
}

export const LargeEtroit: Story = {
  args: { large: true },
  globals: { viewport: { value: 'etroit' } },
  play: async ({ canvasElement }) => {
    const region = within(canvasElement).getByRole('region', { name: LEGENDE })
    await userEvent.tab()
    await expect(region).toHaveFocus()
    await expect(region.scrollWidth).toBeGreaterThan(region.clientWidth)
    const { documentElement: page } = document
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth)
    // Its name stays in sight at the end of its lines.
    region.scrollLeft = region.scrollWidth
    const { left } = region.getBoundingClientRect()
    await expect(region.querySelector('caption')?.getBoundingClientRect().left).toBeGreaterThanOrEqual(left)
    region.scrollLeft = 0
  },
}

/** Words of a column of numbers go to the line: three short columns fit a phone. */
export const TroisColonnesEtroit: Story = {
  args: {
    legende: 'Vos trimestres',
    colonnes: ['Durée', 'À ce jour (23/11/2026)', 'À votre âge d’ouverture (01/06/2033)'],
    lignes: [
      { id: 'assurance', cellules: ['Tous régimes', '147 et 82 jours', '173'] },
      { id: 'requis', cellules: ['Requis', '172', '172'] },
    ],
  },
  globals: { viewport: { value: 'etroit' } },
  decorators: [(Story) => <div style={{ width: '18rem' }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    const table = within(canvasElement).getByRole('table')
    await expect(table.scrollWidth).toBeLessThanOrEqual(table.parentElement?.clientWidth ?? 0)
  },
}
