import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { SessionDialog } from '#portal/shell/session/SessionDialog.tsx'
import { limites } from '#rules/contenu/limites.ts'
import type { Fiche } from '../../.storybook/fiche.ts'

const explication =
  'Sans action de votre part, votre session se fermera. Vos demandes et vos messages commencés sont gardés ; le reste de votre saisie sera perdu.'

/** What is heard as it opens, whichever button takes the focus. */
const enTout = `Votre session se termine dans 2 minutes. ${explication}`

const fiche: Fiche = {
  but: 'Prévient deux minutes avant la fin de la session, et permet de la prolonger. Le temps restant lui est donné : il ne compte rien.',
  eviter: ['Pour dire que la session est finie : la fenêtre de l’accueil public le dit.'],
  clavier: [
    { touche: 'Entrée', effet: 'prolonge la session : le focus est sur « Prolonger ma session »' },
    {
      touche: 'Échap',
      effet: 'prolonge aussi la session, ou ferme la fenêtre si la durée maximale est atteinte',
    },
    { touche: 'Tab', effet: 'va à « Se déconnecter » puis à « Fermer »' },
  ],
  lecteur: {
    histoire: 'DeuxMinutes',
    phrases: [
      'document',
      `dialog, Votre session va se terminer, ${enTout}`,
      `dialog, Votre session va se terminer, ${enTout}`,
      'button, Fermer',
      'heading, Votre session va se terminer, level 2',
      'paragraph',
      'Votre session se termine dans',
      'strong',
      '2 minutes',
      'end of strong',
      '.',
      explication,
      'end of paragraph',
      'button, Prolonger ma session',
      'button, Se déconnecter',
      `end of dialog, Votre session va se terminer, ${enTout}`,
      'end of document',
    ],
  },
  rgaa: ['7.1', '7.3', '7.5', '13.1'],
  limites: [
    'Le temps n’est annoncé qu’à 60, 30 et 10 secondes : chaque seconde serait du bruit.',
    ...limites.SessionDialog,
  ],
}

const meta: Meta<typeof SessionDialog> = {
  title: 'Composants/SessionDialog',
  component: SessionDialog,
  parameters: { fiche, docs: { story: { inline: false, height: '26rem' } } },
  args: { secondsLeft: 120, absolute: false, failed: false, onStay: fn(), onLeave: fn() },
}
export default meta

type Story = StoryObj<typeof SessionDialog>

export const DeuxMinutes: Story = {
  play: async ({ args }) => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Prolonger ma session' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(args.onStay).toHaveBeenCalledOnce()
  },
}

export const TrenteSecondes: Story = {
  args: { secondsLeft: 30 },
  play: () =>
    expect(screen.getByText('Il reste 30 secondes avant la fin de votre session.')).toBeInTheDocument(),
}

export const Depart: Story = {
  tags: ['!autodocs'],
  name: 'Se déconnecter',
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Se déconnecter' }))
    await expect(args.onLeave).toHaveBeenCalledOnce()
    await expect(args.onStay).not.toHaveBeenCalled()
  },
}

export const DureeMaximale: Story = {
  args: { absolute: true, secondsLeft: 90 },
  play: async ({ args }) => {
    await expect(screen.queryByRole('button', { name: 'Prolonger ma session' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Fermer' }))
    await expect(args.onStay).toHaveBeenCalledOnce()
  },
}

export const Echec: Story = {
  args: { failed: true, secondsLeft: 75 },
  play: () => expect(screen.getByText(/n’a pas pu être prolongée/)).toBeVisible(),
}
