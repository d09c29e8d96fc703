import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { FileRow } from '#portal/components/files/FileRow.tsx'
import '#portal/styles/saisie.css'
import type { Fiche } from '../../../.storybook/fiche.ts'

const fiche: Fiche = {
  but: 'Un fichier joint : son nom, où en est son envoi, et ce qu’on peut en faire.',
  eviter: ['Seul : FileInput tient la liste des fichiers et envoie chacun.'],
  clavier: [
    { touche: 'Entrée sur « Réessayer »', effet: 'relance l’envoi et place le focus sur « Supprimer »' },
    { touche: 'Entrée sur « Supprimer »', effet: 'retire le fichier' },
  ],
  lecteur: {
    histoire: 'Echec',
    phrases: [
      'document',
      'list',
      'listitem, level 1, position 1, set size 1',
      'strong',
      'livret-de-famille.pdf',
      'end of strong',
      'paragraph',
      'L’envoi a échoué. Réessayez, ou supprimez ce fichier.',
      'end of paragraph',
      'button, Réessayer : livret-de-famille.pdf, L’envoi a échoué. Réessayez, ou supprimez ce fichier.',
      'Réessayer',
      'end of button, Réessayer : livret-de-famille.pdf, L’envoi a échoué. Réessayez, ou supprimez ce fichier.',
      'button, Supprimer : livret-de-famille.pdf',
      'Supprimer',
      'end of button, Supprimer : livret-de-famille.pdf',
      'end of listitem, level 1, position 1, set size 1',
      'end of list',
      'end of document',
    ],
  },
  rgaa: ['7.1', '7.3', '9.3', '11.9', '11.10', '11.11'],
  limites: ['Le pourcentage d’un envoi se lit sans être annoncé ; sa fin l’est par FileInput.'],
}

const livret = { key: 'a', name: 'livret-de-famille.pdf' }

const meta: Meta<typeof FileRow> = {
  title: 'Formulaire/Parties/FileRow',
  component: FileRow,
  parameters: { fiche },
  args: { item: { ...livret, state: 'envoye', percent: 100 }, onRetry: fn(), onRemove: fn() },
  decorators: [
    (Story) => (
      <ul className="fr-raw-list fr-mt-2w">
        <Story />
      </ul>
    ),
  ],
}
export default meta

type Story = StoryObj<typeof FileRow>

const removal = { name: /^Supprimer.*livret-de-famille\.pdf$/ }

export const Envoye: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('button', { name: /^Réessayer/ })).toBeNull()
    await userEvent.click(canvas.getByRole('button', removal))
    await expect(args.onRemove).toHaveBeenCalledOnce()
  },
}

export const EnCours: Story = {
  args: { item: { ...livret, state: 'enCours', percent: 40 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Envoi de livret-de-famille.pdf' })).toHaveValue(40)
  },
}

export const Echec: Story = {
  args: { item: { ...livret, state: 'echec', percent: 0 } },
  play: async ({ canvas, args }) => {
    const retry = canvas.getByRole('button', { name: /^Réessayer.*livret-de-famille\.pdf$/ })
    await expect(retry).toHaveAccessibleDescription(/^L’envoi a échoué/)
    await userEvent.click(retry)
    await expect(args.onRetry).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('button', removal)).toHaveFocus()
  },
}

export const Refus: Story = {
  args: { item: { ...livret, state: 'echec', percent: 0, reason: 'Ce fichier est vide. Vérifiez-le.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ce fichier est vide. Vérifiez-le.')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^Réessayer/ })).toBeNull()
    await expect(canvas.getByRole('button', removal)).toHaveAccessibleDescription(
      'Ce fichier est vide. Vérifiez-le.',
    )
  },
}

export const Desactive: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', removal)).toBeDisabled()
  },
}

export const NomLong: Story = {
  args: {
    item: {
      key: 'a',
      name: `${'attestation-sur-l-honneur-'.repeat(3)}2026.pdf`,
      state: 'echec',
      percent: 0,
    },
  },
  globals: { viewport: { value: 'etroit' } },
  play: async () => {
    const { scrollWidth, clientWidth } = document.documentElement
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  },
}
