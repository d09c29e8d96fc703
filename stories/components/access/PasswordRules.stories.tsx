import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { PasswordRules } from '#portal/components/access/PasswordRules.tsx'
import type { Fiche } from '../../../.storybook/fiche.ts'
import { reglesDites } from '../../fixtures/motDePasseDit.ts'

const fiche: Fiche = {
  but: 'Les règles d’un nouveau mot de passe, chacune avec son état en toutes lettres.',
  eviter: [
    'À la connexion : les règles n’y servent à rien.',
    'Pour dire si un mot de passe est fort : PasswordStrength.',
  ],
  clavier: [{ touche: 'Tab', effet: 'passe : les règles ne s’atteignent pas' }],
  lecteur: {
    histoire: 'Vide',
    phrases: ['document', ...reglesDites, 'end of document'],
  },
  rgaa: ['3.1', '9.3', '10.2', '11.10', '11.11'],
  limites: ['Le changement d’état n’est pas annoncé à chaque frappe : le champ est décrit par ces règles.'],
}

const meta: Meta<typeof PasswordRules> = {
  title: 'Formulaire/Parties/PasswordRules',
  component: PasswordRules,
  parameters: { fiche },
  args: { id: 'regles', motDePasse: '' },
}
export default meta

type Story = StoryObj<typeof PasswordRules>

export const Vide: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('au moins 12 caractères : à respecter')).toBeVisible()
  },
}

export const EnPartie: Story = {
  args: { motDePasse: 'Bonjour' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('une lettre majuscule : règle respectée')).toBeVisible()
    await expect(canvas.getByText('un chiffre : à respecter')).toBeVisible()
  },
}

export const Toutes: Story = {
  args: { motDePasse: 'Bonjour-2026!Lyon' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/ : à respecter$/)).toBeNull()
    await expect(canvas.getAllByText(/ : règle respectée$/)).toHaveLength(7)
  },
}
