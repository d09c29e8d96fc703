import type { Meta, StoryObj } from '@storybook/react-vite'
import { Facts } from '#portal/components/facts/Facts.tsx'
import type { Fiche } from '../../../.storybook/fiche.ts'

const fiche: Fiche = {
  but: 'Ce que le portail sait et qui se lit sans se changer : des noms et leurs valeurs.',
  eviter: [
    'Pour plusieurs valeurs par nom : DataTable.',
    'Pour des réponses que l’on peut changer : AnswerBlock, qui les montre de même.',
  ],
  clavier: [{ touche: 'Tab', effet: 'passe : rien n’y est à activer, sauf ce qu’une valeur contient' }],
  lecteur: {
    histoire: 'LUneSousLAutre',
    phrases: [
      'document',
      'term',
      'Numéro',
      'end of term',
      'definition',
      'D-2026-000123',
      'end of definition',
      'term',
      'Reçue le',
      'end of term',
      'definition',
      '12 novembre 2026',
      'end of definition',
      'end of document',
    ],
  },
  rgaa: ['9.3', '10.11'],
  limites: ['Le DSFR n’a pas de liste de définitions : celle-ci est au portail.'],
}

const meta: Meta<typeof Facts> = {
  title: 'Composants/Facts',
  component: Facts,
  parameters: { fiche },
  args: {
    facts: [
      ['Numéro', 'D-2026-000123'],
      ['Reçue le', '12 novembre 2026'],
    ],
  },
}
export default meta

type Story = StoryObj<typeof meta>

export const LUneSousLAutre: Story = {}

export const EnLigne: Story = { args: { forme: 'ligne' } }

/** A rule between each, for values that are explained. */
export const Traits: Story = { args: { forme: 'traits' } }

/** Each in its frame, for two or three that are compared. */
export const Cadres: Story = { args: { forme: 'cadres' } }
