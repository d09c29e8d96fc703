import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Avis } from '#portal/components/page/Avis.tsx'
import type { Fiche } from '../../../.storybook/fiche.ts'

const fiche: Fiche = {
  but: 'Demander un avis, une fois la démarche finie.',
  eviter: ['Pendant une démarche : rien ne doit en détourner.'],
  clavier: [{ touche: 'Entrée', effet: 'ouvre le site de l’État dans une nouvelle fenêtre' }],
  lecteur: {
    histoire: 'Proposee',
    phrases: [
      'document',
      'heading, Comment s’est passée cette démarche pour vous\u00A0?, level 3',
      'paragraph',
      'link, Je donne mon avis, Je donne mon avis - nouvelle fenêtre',
      'end of paragraph',
      'paragraph',
      'Votre avis part vers un site de l’État. Ce site-ci ne lui transmet rien de vous ni de votre demande.',
      'end of paragraph',
      'end of document',
    ],
  },
  rgaa: ['6.1', '9.1', '13.2'],
  limites: ['Sans adresse configurée, rien ne s’affiche.'],
}

const meta: Meta<typeof Avis> = {
  title: 'Composants/Avis',
  component: Avis,
  parameters: { fiche },
  args: { adresse: 'https://jedonnemonavis.numerique.gouv.fr/Demarches/1?button=2' },
}
export default meta

type Story = StoryObj<typeof Avis>

export const Proposee: Story = {}

export const SansAdresse: Story = {
  args: { adresse: '' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull()
  },
}
