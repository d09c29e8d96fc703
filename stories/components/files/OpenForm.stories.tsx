import { Button } from '@codegouvfr/react-dsfr/Button.js'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { OpenForm } from '#portal/components/files/OpenForm.tsx'
import type { Fiche } from '../../../.storybook/fiche.ts'

const fiche: Fiche = {
  but: 'Ouvrir un document dans un autre onglet, même quand aucun script ne tourne.',
  eviter: ['Pour aller à une autre page du portail : un lien suffit.'],
  clavier: [{ touche: 'Entrée ou Espace', effet: 'ouvre le document ; le focus reste sur le bouton' }],
  lecteur: {
    histoire: 'Pret',
    phrases: [
      'document',
      'button, Télécharger Bulletin de paie Octobre 2026 (PDF, nouvel onglet)',
      'end of document',
    ],
  },
  rgaa: ['7.1', '7.3', '11.9', '13.2'],
  limites: [
    'Le nom du bouton dit le document, son format et le nouvel onglet : c’est à l’écran de l’écrire.',
  ],
}

const meta: Meta<typeof OpenForm> = {
  title: 'Composants/OpenForm',
  component: OpenForm,
  parameters: { fiche },
  args: {
    address: '/api/prive/document/v1?idDocument=bulletin-2026-10',
    onOpen: fn(),
    children: <Button type="submit">Télécharger Bulletin de paie Octobre 2026 (PDF, nouvel onglet)</Button>,
  },
}
export default meta

type Story = StoryObj<typeof OpenForm>

/** Without a script, what is sent is the address itself. */
export const Pret: Story = {
  play: async ({ canvasElement }) => {
    const form = canvasElement.querySelector('form')
    await expect(form).toHaveAttribute('action', '/api/prive/document/v1')
    await expect(form?.querySelector('input')).toHaveValue('bulletin-2026-10')
  },
}

export const Ouverture: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(args.onOpen).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('button')).toHaveFocus()
  },
}
