import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Masked } from '#portal/components/numbers/Masked.tsx'
import type { Fiche } from '../../../.storybook/fiche.ts'

const fiche: Fiche = {
  but: 'Montrer un IBAN ou un numéro de sécurité sociale dont une partie est masquée, et le dire en mots plutôt que point par point.',
  eviter: ['Pour en saisir les chiffres masqués : MaskedIban.'],
  clavier: [{ touche: 'Tab', effet: 'passe : rien n’y est à activer' }],
  lecteur: {
    histoire: 'Iban',
    phrases: ['document', 'FR76', 'caractères masqués, puis', '123', 'end of document'],
  },
  rgaa: ['1.1', '8.6'],
  limites: [],
}

const meta: Meta<typeof Masked> = {
  title: 'Composants/Masked',
  component: Masked,
  parameters: { fiche },
  args: { children: 'FR76 •••• •••• •••• •••• •••• 123' },
}
export default meta

type Story = StoryObj<typeof meta>

export const Iban: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-hidden]')).toHaveTextContent('•••• •••• •••• •••• ••••')
    await expect(canvasElement.querySelector('[data-masque]')).toHaveTextContent(/^FR76 .+123$/)
    await expect(canvasElement.querySelector('[data-masque]')?.textContent).not.toMatch(/ •|• /)
  },
}

/** At the beginning, for a social-security number. */
export const Numero: Story = { args: { children: '• •• •• •• ••• 012 60' } }

/** In a sentence. */
export const Phrase: Story = {
  args: { children: 'Le nouvel IBAN, FR14 •••• •••• •••• •••• •••• 606, sera enregistré demain.' },
}
