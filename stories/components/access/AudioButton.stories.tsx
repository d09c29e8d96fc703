import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { AudioButton } from '#portal/components/access/AudioButton.tsx'
import type { Fiche } from '../../../.storybook/fiche.ts'
import { alerte } from '../../fixtures/alertes.ts'

const fiche: Fiche = {
  but: 'Fait entendre le code de sécurité quand on le demande, et l’arrête.',
  eviter: ['Pour un enregistrement long : il faut un lecteur avec sa position et son volume.'],
  clavier: [{ touche: 'Entrée ou Espace', effet: 'lance la lecture, ou l’arrête' }],
  lecteur: {
    histoire: 'Pret',
    phrases: [
      'document',
      'button, Audio : écouter le code',
      'Audio',
      'end of button, Audio : écouter le code',
      'end of document',
    ],
  },
  rgaa: ['1.4', '4.10', '4.11', '7.1', '7.3'],
  limites: [
    'Sans son, le bouton reste atteignable et se dit indisponible : le focus ne se perd pas pendant le chargement.',
  ],
}

const meta: Meta<typeof AudioButton> = {
  title: 'Composants/AudioButton',
  component: AudioButton,
  parameters: { fiche },
  // The beginning of a sound file: what is played is not what is shown here.
  args: { audio: 'data:audio/wav;base64,UklGRigAAABXQVZFZm10IBAAAAABAAEAgD4AAIA+AAABAAgAZGF0YQQAAACAgICA' },
}
export default meta

type Story = StoryObj<typeof AudioButton>

export const Pret: Story = {
  play: async ({ canvasElement }) => {
    const sound = canvasElement.querySelector('audio')
    await expect(sound).not.toBeNull()
    await expect(sound).toHaveProperty('autoplay', false)
    await expect(sound).toHaveProperty('paused', true)
    await expect(within(canvasElement).getByRole('button')).toHaveAccessibleName('Audio : écouter le code')
  },
}

export const EnLecture: Story = {
  play: async ({ canvasElement }) => {
    const sound = canvasElement.querySelector('audio')
    sound?.dispatchEvent(new Event('play', { bubbles: true }))
    await within(canvasElement).findByRole('button', { name: 'Audio : arrêter la lecture' })
    sound?.dispatchEvent(new Event('ended', { bubbles: true }))
    await within(canvasElement).findByRole('button', { name: 'Audio : écouter le code' })
    sound?.dispatchEvent(new Event('play', { bubbles: true }))
    await within(canvasElement).findByRole('button', { name: 'Audio : arrêter la lecture' })
  },
}

export const SonIllisible: Story = {
  tags: ['!autodocs'],
  args: { audio: 'data:audio/wav;base64,UklGRg==' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button'))
    await waitFor(() => expect(alerte()).toHaveTextContent(/^Le son n’a pas pu être lu/))
    await canvas.findByRole('button', { name: 'Audio : écouter le code' })
  },
}

/** The network is lost, or the device has no sound: what began is not believed to go on. */
export const SonInterrompu: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const sound = canvasElement.querySelector('audio')
    sound?.dispatchEvent(new Event('play', { bubbles: true }))
    await canvas.findByRole('button', { name: 'Audio : arrêter la lecture' })
    sound?.dispatchEvent(new Event('error'))
    await waitFor(() => expect(alerte()).toHaveTextContent(/^Le son n’a pas pu être lu\. Recopiez/))
    await canvas.findByRole('button', { name: 'Audio : écouter le code' })
    sound?.dispatchEvent(new Event('emptied'))
    await waitFor(() => expect(alerte()).toBeEmptyDOMElement())
  },
}

export const Chargement: Story = {
  tags: ['!autodocs'],
  args: { audio: undefined },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button')
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await userEvent.tab()
    await expect(button).toHaveFocus()
  },
}
