import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { DocumentYear } from '#portal/documents/list/DocumentYear.tsx'
import { paths } from '#portal/paths.ts'
import type { Fiche } from '../../../.storybook/fiche.ts'
import {
  attestationDite,
  deuxBulletinsEtUneAttestation as documents,
  listeDite,
} from '../../fixtures/documents/listeDocuments.ts'

const fiche: Fiche = {
  but: 'Les documents d’une année, avec ce qui resserre la liste et ce qu’on fait de plusieurs.',
  eviter: ['Pour des documents de plusieurs années : SearchResults.'],
  clavier: [
    { touche: 'Flèches dans l’année', effet: 'choisissent une autre année' },
    { touche: 'Entrée ou Espace sur un filtre', effet: 'presse ou relâche le filtre' },
    { touche: 'Tab', effet: 'va de l’année aux filtres, aux actions, puis aux documents' },
  ],
  lecteur: {
    histoire: 'Filtree',
    phrases: [
      'document',
      'Année',
      'combobox, Année, 2026, has popup listbox, not expanded',
      'option, 2026, not selected, position 1, set size 2',
      'option, 2025, not selected, position 2, set size 2',
      'end of combobox, Année, 2026, has popup listbox, not expanded',
      'list, Afficher seulement',
      'listitem, level 1, position 1, set size 2',
      'button, Bulletins de paie, not pressed',
      'end of listitem, level 1, position 1, set size 2',
      'listitem, level 1, position 2, set size 2',
      'button, Attestations fiscales, pressed',
      'end of listitem, level 1, position 2, set size 2',
      'end of list, Afficher seulement',
      'Attestations fiscales : 1 document pour 2026.',
      'button, Sélectionner des documents, not pressed',
      'button, Télécharger l’année en ZIP',
      'link, Pourquoi ma paie a changé ?',
      ...listeDite(attestationDite('Revenus de 2025')),
      'end of document',
    ],
  },
  rgaa: ['6.1', '7.1', '7.3', '7.5', '9.3', '10.2', '11.1', '11.9'],
  limites: ['Le filtre ne change pas ce que télécharge « Télécharger l’année en ZIP ».'],
}

/** Those documents with their amounts, as far as they are given. */
const avecMontants = (...montants: readonly string[]) => ({
  listeDocument: documents.map((document, rang) => ({
    ...document,
    ...(montants[rang] !== undefined && { libelle3: montants[rang] }),
  })),
  optionEnvoiMail: true,
})
const liste = avecMontants('2\u202F345,67\u00A0€', '2\u202F310,02\u00A0€')

const meta: Meta<typeof DocumentYear> = {
  title: 'Composants/Documents/DocumentYear',
  component: DocumentYear,
  parameters: { fiche },
  args: {
    champ: undefined,
    filtres: [
      { nomFiltre: 'Bulletins de paie', listeCodeSousTheme: [101] },
      { nomFiltre: 'Attestations fiscales', listeCodeSousTheme: [111] },
    ],
    annees: [2026, 2025],
    annee: 2026,
    liste,
    filtre: undefined,
    comparison: { path: paths.comparaison('remunerationpaie'), question: 'Pourquoi ma paie a changé ?' },
    archive: undefined,
    onYear: fn(),
    onFilter: fn(),
    onOpen: fn(),
    onArchive: fn(),
  },
}
export default meta

type Story = StoryObj<typeof DocumentYear>

export const Remplie: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Année' }), '2025')
    await expect(args.onYear).toHaveBeenCalledWith(2025)
    await userEvent.click(canvas.getByRole('button', { name: 'Attestations fiscales' }))
    await expect(args.onFilter).toHaveBeenCalledWith('Attestations fiscales')
    await expect(canvas.getByRole('link', { name: 'Pourquoi ma paie a changé ?' })).toBeVisible()
  },
}

export const Filtree: Story = {
  args: { filtre: 'Attestations fiscales' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Attestations fiscales : 1 document pour 2026.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Télécharger l’année en ZIP' }))
    await expect(args.onArchive).toHaveBeenCalledWith(liste.listeDocument)
  },
}

/** Nobody is told why an amount changed that did not. */
export const MontantInchange: Story = {
  args: { liste: avecMontants('2\u202F345,67\u00A0€', '2\u202F345,67\u00A0€') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Le même montant sur tous vos bulletins mensuels de 2026.')).toBeVisible()
    await expect(canvas.queryByRole('link', { name: /a changé/ })).toBeNull()
  },
}

/** Amounts that are not stated may have changed or not. */
export const MontantsInconnus: Story = {
  args: { liste: avecMontants() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Comparer les deux derniers bulletins' })).toBeVisible()
  },
}

export const Vide: Story = {
  args: { annees: [], liste: { ...liste, listeDocument: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Aucun document pour le moment' })).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const Chargement: Story = { args: { annees: undefined, annee: undefined, liste: undefined } }
