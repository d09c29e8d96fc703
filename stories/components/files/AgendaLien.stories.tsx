import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { AgendaLien } from '#portal/components/files/AgendaLien.tsx'
import type { Fiche } from '../../../.storybook/fiche.ts'

const fiche: Fiche = {
  but: 'Télécharger les dates d’une démarche, pour son propre agenda.',
  eviter: ['Pour un document à lire : il s’ouvre dans un nouvel onglet.'],
  clavier: [{ touche: 'Entrée', effet: 'télécharge le fichier' }],
  lecteur: {
    histoire: 'UneDate',
    phrases: [
      'document',
      'paragraph',
      'link, Ajouter cette date à mon agenda (fichier .ics)',
      'end of paragraph',
      'paragraph',
      'Ce fichier s’ouvre dans la plupart des agendas, sur ordinateur et sur téléphone.',
      'end of paragraph',
      'end of document',
    ],
  },
  rgaa: ['6.1', '13.3'],
  limites: ['Sans agenda qui s’ouvre de lui-même, le fichier reste parmi les téléchargements.'],
}

const meta: Meta<typeof AgendaLien> = {
  title: 'Composants/AgendaLien',
  component: AgendaLien,
  parameters: { fiche },
  args: { adresse: '/echeances.ics', texte: 'Ajouter cette date à mon agenda (fichier .ics)' },
}
export default meta

type Story = StoryObj<typeof AgendaLien>

export const UneDate: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('download')
  },
}
