import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { ContentBlocks } from '#portal/components/page/ContentBlocks.tsx'
import type { Fiche } from '../../../.storybook/fiche.ts'

const fiche: Fiche = {
  but: 'Parties d’une page d’information de l’administration, chacune sous son titre.',
  eviter: ['Pour des questions et réponses : Accordion.'],
  clavier: [{ touche: 'Tab', effet: 'va d’un lien des textes au suivant' }],
  lecteur: {
    histoire: 'DeuxBlocs',
    phrases: [
      'document',
      'heading, Mentions légales, level 1',
      'heading, Éditeur, level 2',
      'paragraph',
      'Le service est édité par l’administration.',
      'end of paragraph',
      'heading, Hébergement, level 2',
      'paragraph',
      'Les données sont conservées en France.',
      'end of paragraph',
      'end of document',
    ],
  },
  rgaa: ['6.1', '9.1', '9.3'],
  limites: ['Les titres sont de niveau 2 : les textes ne doivent en contenir que de niveau 3 et plus.'],
}

const blocs = [
  { titre: 'Éditeur', texte: '<p>Le service est édité par l’administration.</p>' },
  { titre: 'Hébergement', texte: '<p>Les données sont conservées en France.</p>' },
]

const meta: Meta<typeof ContentBlocks> = {
  title: 'Composants/ContentBlocks',
  component: ContentBlocks,
  parameters: { fiche },
  args: { blocs },
  decorators: [
    (Story) => (
      <>
        <h1>Mentions légales</h1>
        <Story />
      </>
    ),
  ],
}
export default meta

type Story = StoryObj<typeof ContentBlocks>

export const DeuxBlocs: Story = {
  play: ({ canvasElement }) =>
    expect(within(canvasElement).getAllByRole('heading', { level: 2 })).toHaveLength(2),
}
export const Vide: Story = { args: { blocs: [] } }
export const TexteLong: Story = {
  args: {
    blocs: [
      {
        titre: 'Conditions générales d’utilisation du service',
        texte: `<p>${'Le service est gratuit. '.repeat(40)}</p>`,
      },
    ],
  },
  globals: { viewport: { value: 'etroit' } },
}
