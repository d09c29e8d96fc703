import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { AddressButton, AddressLink } from '#portal/components/page/AddressLink.tsx'
import { paths } from '#portal/paths.ts'
import type { Fiche } from '../../../.storybook/fiche.ts'

const fiche: Fiche = {
  but: 'Mener à une adresse que l’administration choisit, comme celle de sa messagerie.',
  eviter: ['Vers une page qui est toujours du portail : un lien ordinaire.'],
  clavier: [{ touche: 'Entrée', effet: 'ouvre la page ici, ou l’autre site dans un nouvel onglet' }],
  lecteur: {
    histoire: 'Ailleurs',
    phrases: [
      'document',
      'link, Écrire à mon service (nouvel onglet)',
      'Écrire à mon service',
      '(nouvel onglet)',
      'end of link, Écrire à mon service (nouvel onglet)',
      'end of document',
    ],
  },
  rgaa: ['6.1', '13.2'],
  limites: ['Le nom accessible dit le nouvel onglet ; à l’écran, c’est l’icône du lien.'],
}

const meta: Meta<typeof AddressLink> = {
  title: 'Composants/AddressLink',
  component: AddressLink,
  parameters: { fiche },
  args: { to: paths.nouvelleConversation, children: 'Écrire à mon service' },
}
export default meta

type Story = StoryObj<typeof AddressLink>

export const Ici: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Écrire à mon service' })).not.toHaveAttribute('target')
  },
}

export const Ailleurs: Story = {
  args: { to: 'https://messagerie.exemple.fr/agents', nom: 'Écrire à mon service' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Écrire à mon service (nouvel onglet)' })
    await expect(link).toHaveAttribute('target', '_blank')
  },
}

export const Bouton: Story = {
  render: () => (
    <AddressButton to="https://messagerie.exemple.fr/agents" priority="secondary">
      Écrire à mon service
    </AddressButton>
  ),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Écrire à mon service (nouvel onglet)' })
    await expect(link).toHaveAttribute('target', '_blank')
  },
}
