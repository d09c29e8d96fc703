import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { NumeroEntier } from '#portal/components/NumeroEntier.tsx'
import type { Fiche } from '../../.storybook/fiche.ts'

const fiche: Fiche = {
  but: 'Citer dans une phrase le numéro d’une demande ou d’un incident, que l’on recopie ou que l’on dicte : il reste d’un seul tenant.',
  eviter: ['Pour un numéro seul, une valeur de Facts.'],
  clavier: [{ touche: 'Tab', effet: 'passe : rien n’y est à activer' }],
  lecteur: {
    histoire: 'Phrase',
    phrases: [
      'document',
      'paragraph',
      'Votre demande n°',
      'DR-2026-1042-7751',
      'est reçue.',
      'end of paragraph',
      'end of document',
    ],
  },
  rgaa: [],
  limites: [],
}

const meta: Meta<typeof NumeroEntier> = {
  title: 'Composants/NumeroEntier',
  component: NumeroEntier,
  parameters: { fiche },
  args: { children: 'Votre demande n° DR-2026-1042-7751 est reçue.' },
}
export default meta

type Story = StoryObj<typeof meta>

const narrow: Story['decorators'] = [
  (Sentence) => (
    <p style={{ width: '14rem' }}>
      <Sentence />
    </p>
  ),
]

const isWhole = async (canvasElement: HTMLElement, numero: string) => {
  const number = within(canvasElement).getByText(numero)
  await expect(number.getClientRects()).toHaveLength(1)
}

/** Where the line has no room for the whole number, it goes to the next. */
export const Phrase: Story = {
  decorators: narrow,
  play: ({ canvasElement }) => isWhole(canvasElement, 'DR-2026-1042-7751'),
}

/** The number of an incident too. */
export const Incident: Story = {
  args: { children: 'Numéro à citer si vous nous écrivez : 7F3K-92QM-W4TD' },
  decorators: narrow,
  play: ({ canvasElement }) => isWhole(canvasElement, '7F3K-92QM-W4TD'),
}
