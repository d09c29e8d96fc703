import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { DocumentList } from '#portal/documents/list/DocumentList.tsx'
import { SelectableDocuments } from '#portal/documents/list/selection/SelectableDocuments.tsx'
import type { Fiche } from '../../../../.storybook/fiche.ts'
import {
  attestationDite,
  bulletinDit,
  deuxBulletinsEtUneAttestation as documents,
  listeDite,
} from '../../../fixtures/documents/listeDocuments.ts'

const fiche: Fiche = {
  but: 'Une liste de documents qu’on peut cocher, pour les télécharger ensemble ou les comparer.',
  eviter: ['Pour un seul document : le bouton « Télécharger » de DocumentList suffit.'],
  clavier: [
    { touche: 'Entrée ou Espace sur le bouton', effet: 'ouvre ou quitte la sélection' },
    { touche: 'Espace sur une case', effet: 'coche ou décoche le document' },
    { touche: 'Échap', effet: 'quitte la sélection et rend le focus à son bouton' },
  ],
  lecteur: {
    histoire: 'Fermee',
    phrases: [
      'document',
      'button, Sélectionner des documents, not pressed',
      ...listeDite(
        { ...bulletinDit('Septembre 2026'), nouveau: true },
        bulletinDit('Août 2026'),
        attestationDite('Revenus de 2025'),
      ),
      'end of document',
    ],
  },
  rgaa: ['7.1', '7.3', '7.5', '11.1', '11.9', '12.8'],
  limites: ['Quitter la sélection oublie ce qui était coché.'],
}

const meta: Meta<typeof SelectableDocuments> = {
  title: 'Composants/Documents/SelectableDocuments',
  component: SelectableDocuments,
  parameters: { fiche },
  args: {
    documents,
    scope: '2026',
    comparisonPath: undefined,
    archive: undefined,
    onArchive: fn(),
    children: (boxes) => (
      <DocumentList documents={documents} optionEnvoiMail onOpen={() => undefined} boxes={boxes} />
    ),
  },
}
export default meta

type Story = StoryObj<typeof SelectableDocuments>

const opener = 'Sélectionner des documents'

export const Fermee: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: opener })).toHaveAttribute('aria-pressed', 'false')
    await expect(canvas.queryByRole('checkbox')).toBeNull()
  },
}

export const Ouverte: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: opener }))
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Attestation fiscale/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Télécharger la sélection (ZIP)' }))
    await expect(args.onArchive).toHaveBeenCalledWith([documents[2]])
  },
}

export const AuClavier: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: opener })
    button.focus()
    await userEvent.keyboard('{Enter}')
    await userEvent.click(canvas.getByRole('button', { name: 'Tout sélectionner (2026)' }))
    for (const box of canvas.getAllByRole('checkbox')) await expect(box).toBeChecked()
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByRole('checkbox')).toBeNull()
    await expect(button).toHaveFocus()
  },
}

export const ArchiveEnPreparation: Story = {
  args: { archive: { etape: 'preparation', nombre: 3 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Préparation d’une archive de 3 documents…')).toBeVisible()
  },
}
