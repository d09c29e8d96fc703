import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { DraftStatus } from '#portal/components/steps/DraftStatus.tsx'
import type { Fiche } from '../../../.storybook/fiche.ts'

const fiche: Fiche = {
  but: 'Dit qu’un brouillon est enregistré, et quand ; ou ce qu’il faut faire quand il ne l’est pas.',
  eviter: [
    'Pour dire qu’une demande est envoyée : FocusedAlert, qui prend le focus.',
    'Pour un formulaire court, que personne ne reprend plus tard.',
  ],
  clavier: [
    { touche: 'Tab', effet: 'atteint « Reprendre la dernière version », après un conflit' },
    { touche: 'Entrée', effet: 'charge la version enregistrée ailleurs' },
  ],
  lecteur: {
    histoire: 'Enregistre',
    phrases: [
      'document',
      'status',
      'Brouillon enregistré à 14:32. Rien n’est encore envoyé.',
      'end of status',
      'end of document',
    ],
  },
  rgaa: ['7.5', '11.10'],
  limites: ['L’heure est celle de Paris, où que soit l’appareil.'],
}

const meta: Meta<typeof DraftStatus> = {
  title: 'Composants/DraftStatus',
  component: DraftStatus,
  parameters: { fiche },
  args: { etat: 'enregistre', modifieLe: '2026-11-20T13:32:00Z', onResume: fn() },
}
export default meta

type Story = StoryObj<typeof DraftStatus>

export const Enregistre: Story = {}

export const RienEncore: Story = { args: { etat: 'inchange', modifieLe: undefined } }

export const Echec: Story = { args: { etat: 'echec' } }

export const Conflit: Story = {
  args: { etat: 'conflit' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('alert')).toHaveTextContent(/autre onglet/)
    await userEvent.click(canvas.getByRole('button', { name: 'Reprendre la dernière version' }))
    await expect(args.onResume).toHaveBeenCalledOnce()
  },
}
