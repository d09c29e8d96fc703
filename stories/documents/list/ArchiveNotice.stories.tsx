import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { DUREE_ARCHIVE } from '#contract/documents/limites.ts'
import { ArchiveNotice } from '#portal/documents/list/ArchiveNotice.tsx'
import type { Fiche } from '../../../.storybook/fiche.ts'
import { uneArchive } from '../../fixtures/documents/documents.ts'
import { statut } from '../../fixtures/alertes.ts'

const fiche: Fiche = {
  but: 'Ce que devient une archive de documents : en préparation, prête et téléchargée, ou impossible.',
  eviter: ['Pour un seul document : il s’ouvre dans un onglet, sans avis.'],
  clavier: [{ touche: 'Tab', effet: 'va de l’avis, qui prend le focus, au lien qui relance' }],
  lecteur: {
    histoire: 'Prete',
    phrases: [
      'document',
      'group, Votre archive est prête',
      'heading, Votre archive est prête, level 3',
      'paragraph',
      'Le téléchargement de 3 documents (3,2 Mo) a commencé dans votre navigateur.',
      'end of paragraph',
      'paragraph',
      'L’archive contient',
      ':',
      'end of paragraph',
      'list',
      'listitem, level 1, position 1, set size 3',
      'vos documents, au format PDF ;',
      'end of listitem, level 1, position 1, set size 3',
      'listitem, level 1, position 2, set size 3',
      'index.csv, leur liste, à ouvrir avec un tableur ;',
      'end of listitem, level 1, position 2, set size 3',
      'listitem, level 1, position 3, set size 3',
      'SHA256SUMS, leurs empreintes, qui permettent de vérifier qu’aucun fichier n’a changé.',
      'end of listitem, level 1, position 3, set size 3',
      'end of list',
      'link, Relancer le téléchargement ZIP – 3,2 Mo, pendant 60 minutes',
      'Relancer le téléchargement',
      'ZIP – 3,2 Mo, pendant 60 minutes',
      'end of link, Relancer le téléchargement ZIP – 3,2 Mo, pendant 60 minutes',
      'end of group, Votre archive est prête',
      'end of document',
    ],
  },
  rgaa: ['6.1', '7.5', '9.1', '12.8', '13.3'],
  limites: ['La progression du téléchargement est celle du navigateur, hors de la page.'],
}

const adresse = '/telechargement-de-demonstration.zip'
const jusqua = Date.now() + DUREE_ARCHIVE

const meta: Meta<typeof ArchiveNotice> = {
  title: 'Composants/ArchiveNotice',
  component: ArchiveNotice,
  parameters: { fiche },
  args: { archive: { etape: 'prete', archive: uneArchive, adresse, jusqua, ailleurs: false } },
}
export default meta

type Story = StoryObj<typeof ArchiveNotice>

export const Preparation: Story = { args: { archive: { etape: 'preparation', nombre: 60 } } }

export const Prete: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Votre archive est prête').parentElement).toHaveFocus())
    await expect(canvas.getByRole('link', { name: /^Relancer le téléchargement/ })).toHaveAttribute(
      'href',
      adresse,
    )
  },
}

/** Who reads something else is told, and stays there. */
export const PreteAilleurs: Story = {
  name: 'Prête, ailleurs',
  tags: ['!autodocs'],
  args: { archive: { etape: 'prete', archive: uneArchive, adresse, jusqua, ailleurs: true } },
  play: async ({ canvas }) => {
    await expect(statut()).toHaveTextContent('Votre archive est prête')
    await expect(canvas.getByRole('heading').parentElement).not.toHaveFocus()
  },
}

/** Who comes back to the list where it was told reads it where it stands. */
export const Relue: Story = {
  tags: ['!autodocs'],
  args: { archive: { etape: 'prete', archive: uneArchive, adresse, jusqua, ailleurs: false, relue: true } },
  play: async ({ canvas }) => {
    await expect(statut()).toBeEmptyDOMElement()
    await expect(canvas.getByRole('heading').parentElement).not.toHaveFocus()
  },
}

export const DocumentsIndisponibles: Story = {
  args: {
    archive: {
      etape: 'prete',
      archive: { ...uneArchive, indisponibles: ['2026_09_BP_septembre.pdf', '2026_08_BP_aout.pdf'] },
      adresse,
      jusqua,
      ailleurs: false,
    },
  },
}

export const Expiree: Story = {
  args: { archive: { etape: 'prete', archive: uneArchive, adresse, jusqua: 0, ailleurs: false } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Cette archive n’est plus disponible/)).toBeVisible()
    await expect(canvas.queryByRole('link')).toBeNull()
  },
}

export const Echec: Story = {
  args: {
    archive: {
      etape: 'echec',
      texte: 'Réessayez dans quelques minutes, ou avec moins de documents.',
      essai: 0,
    },
  },
}
