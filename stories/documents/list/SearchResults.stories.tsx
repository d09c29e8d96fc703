import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { LIMITE_RECHERCHE } from '#contract/documents/rubrique.ts'
import { SearchResults } from '#portal/documents/list/SearchResults.tsx'
import type { Fiche } from '../../../.storybook/fiche.ts'
import {
  bulletinDeLAnPasse,
  bulletinDit,
  deuxBulletinsEtUneAttestation,
  listeDite,
} from '../../fixtures/documents/listeDocuments.ts'

const fiche: Fiche = {
  but: 'Les documents qu’une recherche a trouvés, toutes années confondues, sous leur année.',
  eviter: ['Pour les documents d’une seule année : DocumentYear.'],
  clavier: [
    { touche: 'Tab', effet: 'va de « Effacer la recherche » à la sélection, puis aux documents' },
    { touche: 'Entrée ou Espace', effet: 'efface la recherche, ouvre la sélection ou un document' },
  ],
  lecteur: {
    histoire: 'DeuxAnnees',
    phrases: [
      'document',
      'heading, Résultats de la recherche, level 3',
      '2 documents correspondent à « septembre ».',
      'button, Effacer la recherche',
      'button, Sélectionner des documents, not pressed',
      'heading, 2026, level 4',
      ...listeDite({ ...bulletinDit('Septembre 2026'), nouveau: true }),
      'heading, 2025, level 4',
      ...listeDite(bulletinDit('Septembre 2025')),
      'end of document',
    ],
  },
  rgaa: ['6.1', '7.1', '7.5', '9.1', '9.3', '11.9'],
  limites: [
    'Au-delà de la limite, les documents ne sont pas affichés : il faut préciser la recherche.',
    'Le texte trouvé n’est pas surligné.',
  ],
}

const listeDocument = [...deuxBulletinsEtUneAttestation, bulletinDeLAnPasse]
const resultat = { listeDocument, optionEnvoiMail: true, total: listeDocument.length }

const meta: Meta<typeof SearchResults> = {
  title: 'Composants/Documents/SearchResults',
  component: SearchResults,
  parameters: { fiche },
  args: {
    texte: 'septembre',
    resultat,
    comparisonPath: undefined,
    archive: undefined,
    onClear: fn(),
    onOpen: fn(),
    onArchive: fn(),
  },
}
export default meta

type Story = StoryObj<typeof SearchResults>

export const DeuxAnnees: Story = {
  args: {
    resultat: { ...resultat, listeDocument: [...listeDocument.slice(0, 1), bulletinDeLAnPasse], total: 2 },
  },
  play: async ({ canvas }) => {
    const years = canvas.getAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent)
    await expect(years).toEqual(['2026', '2025'])
  },
}

export const Effacement: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Effacer la recherche' }))
    await expect(args.onClear).toHaveBeenCalledOnce()
  },
}

export const Aucun: Story = {
  args: { texte: 'introuvable', resultat: { listeDocument: [], optionEnvoiMail: true, total: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Aucun document ne correspond/)).toBeVisible()
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
    await expect(canvas.queryByRole('button', { name: 'Sélectionner des documents' })).toBeNull()
  },
}

export const Trop: Story = {
  args: { resultat: { ...resultat, total: LIMITE_RECHERCHE + 1 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/premiers sont affichés/)).toBeVisible()
  },
}

export const Chargement: Story = { args: { resultat: undefined } }
