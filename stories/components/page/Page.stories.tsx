import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Page } from '#portal/components/page/Page.tsx'
import type { Fiche } from '../../../.storybook/fiche.ts'

const fiche: Fiche = {
  but: 'Tête de toute page : son titre, qui reçoit le focus à l’ouverture, et son chapeau.',
  eviter: ['À l’intérieur d’une page : une page n’a qu’un titre de niveau 1.'],
  clavier: [{ touche: 'Tab', effet: 'quitte le titre pour le premier élément du contenu' }],
  lecteur: {
    histoire: 'AvecChapeau',
    phrases: [
      'document',
      'heading, Ma rémunération, level 1',
      'paragraph',
      'Vos bulletins de paie, vos rappels et vos attestations fiscales.',
      'end of paragraph',
      'paragraph',
      'Contenu de la page.',
      'end of paragraph',
      'end of document',
    ],
  },
  rgaa: ['8.5', '9.1', '12.8'],
  limites: ['Le titre ne montre pas le focus qu’il reçoit : il n’y a rien à y faire.'],
}

const meta: Meta<typeof Page> = {
  title: 'Composants/Page',
  component: Page,
  parameters: { fiche },
  args: { titre: 'Ma rémunération', children: <p>Contenu de la page.</p> },
}
export default meta

type Story = StoryObj<typeof Page>

export const SansChapeau: Story = {
  play: async ({ canvasElement }) => {
    const heading = within(canvasElement).getByRole('heading', { level: 1 })
    heading.focus()
    await expect(heading).toHaveFocus()
  },
}

export const AvecChapeau: Story = {
  args: { chapo: 'Vos bulletins de paie, vos rappels et vos attestations fiscales.' },
}

export const AvecEtape: Story = {
  tags: ['!autodocs'],
  args: { etape: 'Vos pièces' },
  play: async ({ canvasElement }) => {
    const heading = within(canvasElement).getByRole('heading', { level: 1 })
    await expect(heading).toHaveTextContent('Vos pièces – Ma rémunération')
  },
}

export const TitreLong: Story = {
  args: { titre: 'Suivre ma demande de retraite progressive et ses pièces complémentaires' },
  globals: { viewport: { value: 'etroit' } },
}
