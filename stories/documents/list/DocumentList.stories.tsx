import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import type { Document } from '#contract/documents/document.ts'
import { codeSousTheme } from '#contract/documents/genres.ts'
import { DocumentList } from '#portal/documents/list/DocumentList.tsx'
import { limites } from '#rules/contenu/limites.ts'
import type { Fiche } from '../../../.storybook/fiche.ts'
import { attestationDite, bulletinDit, listeDite } from '../../fixtures/documents/listeDocuments.ts'

const fiche: Fiche = {
  but: 'Liste des documents d’une rubrique : ce qu’est chacun, et ce qu’on peut en faire.',
  eviter: ['Pour un seul document dans le fil d’une démarche : le bouton de StatusTracker.'],
  clavier: [
    { touche: 'Tab', effet: 'va d’une action à la suivante, document par document' },
    { touche: 'Entrée', effet: 'télécharge le document ou ouvre son envoi par mail' },
    { touche: 'Espace', effet: 'coche ou décoche un document, quand la sélection est ouverte' },
  ],
  lecteur: {
    histoire: 'Remplie',
    phrases: [
      'document',
      ...listeDite(
        { ...bulletinDit('Octobre 2026'), nouveau: true },
        bulletinDit('Septembre 2026'),
        attestationDite('Année 2025', 'À conserver trois ans'),
      ),
      'end of document',
    ],
  },
  rgaa: ['6.1', '7.1', '9.3', '10.2', '11.1', '11.9', '13.2', '13.3'],
  limites: [...limites.DocumentList],
}

const unDocument = (documentUuid: string, change: Partial<Document> = {}): Document => ({
  documentUuid,
  genre: 'remuneration',
  libelle1: 'Bulletin de paie',
  libelle2: 'Octobre 2026',
  statut: 'EVE_LU',
  dateDocument: '2026-10-28',
  codeSousThemeGed: 110,
  ...change,
})

const documents: readonly Document[] = [
  unDocument('1', { statut: 'EVE_NON_LU' }),
  unDocument('2', { libelle2: 'Septembre 2026', dateDocument: '2026-09-28' }),
  unDocument('3', {
    libelle1: 'Attestation fiscale',
    libelle2: 'Année 2025',
    libelle3: 'À conserver trois ans',
    codeSousThemeGed: codeSousTheme('remuneration', 'attestationFiscale'),
  }),
]

const meta: Meta<typeof DocumentList> = {
  title: 'Composants/DocumentList',
  component: DocumentList,
  parameters: { fiche },
  args: { documents, optionEnvoiMail: true, onOpen: fn() },
}
export default meta

type Story = StoryObj<typeof DocumentList>

export const Remplie: Story = {}

export const Telechargement: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', {
      name: 'Télécharger Bulletin de paie Septembre 2026 (PDF, nouvel onglet)',
    })
    await userEvent.click(button)
    await expect(args.onOpen).toHaveBeenCalledWith(documents[1])
  },
}

export const EnvoiIndisponible: Story = {
  args: { optionEnvoiMail: false },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('L’envoi par courriel n’est pas disponible pour le moment.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: /^Envoyer par mail/ })).toBeDisabled()
  },
}

export const Selection: Story = {
  args: { boxes: { selected: new Set(['2']), onToggle: fn() } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('checkbox', { name: 'Bulletin de paie Septembre 2026' })).toBeChecked()
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Attestation fiscale' }))
    await expect(args.boxes?.onToggle).toHaveBeenCalledWith('3')
  },
}

export const Vide: Story = { args: { documents: [] } }

export const NomsSemblables: Story = {
  args: { documents: [unDocument('1'), unDocument('2'), unDocument('3', { dateDocument: '2026-10-30' })] },
  play: async ({ canvasElement }) => {
    const names = within(canvasElement)
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-label'))
    await expect(new Set(names).size).toBe(names.length)
  },
}

export const TexteLong: Story = {
  globals: { viewport: { value: 'etroit' } },
  args: {
    documents: [
      unDocument('1', {
        libelle1: 'Décision de réintégration après disponibilité pour convenances personnelles',
        libelle3: 'Direction interdépartementale des routes Centre-Ouest, service des ressources humaines',
        codeSousThemeGed: codeSousTheme('remuneration', 'attestationFiscale'),
      }),
    ],
  },
}
