import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { QuietAlert } from '#portal/components/page/QuietAlert.tsx'
import type { Fiche } from '../../../.storybook/fiche.ts'

const fiche: Fiche = {
  but: 'L’alerte du DSFR pour ce qui est là quand la page s’ouvre, ou qui prend le focus : elle se lit à sa place.',
  eviter: [
    'Pour ce qui arrive pendant que l’on est ailleurs dans la page : Status, ou l’alerte de react-dsfr et son rôle.',
    'Pour la réponse à un envoi : FocusedAlert.',
  ],
  clavier: [{ touche: 'Tab', effet: 'va à ce qu’elle contient' }],
  lecteur: {
    histoire: 'AvecTitre',
    phrases: [
      'document',
      'heading, Il manque une pièce, level 3',
      'paragraph',
      'Ajoutez votre livret de famille.',
      'end of paragraph',
      'end of document',
    ],
  },
  rgaa: ['7.5', '9.1', '10.11'],
  limites: [],
}

const meta: Meta<typeof QuietAlert> = {
  title: 'Composants/QuietAlert',
  component: QuietAlert,
  parameters: { fiche },
  args: { niveau: 'warning', titre: 'Il manque une pièce', children: 'Ajoutez votre livret de famille.' },
}
export default meta

type Story = StoryObj<typeof meta>

export const AvecTitre: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByRole('heading', { level: 3 })).toBeVisible()
    await expect(page.queryByRole('alert')).toBeNull()
  },
}

/** Small, as DSFR has those without a title. */
export const SansTitre: Story = {
  render: () => <QuietAlert niveau="info">Votre compte est en lecture seule.</QuietAlert>,
}
