import { Button } from '@codegouvfr/react-dsfr/Button.js'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { primitive } from './primitives.ts'

const meta: Meta<typeof Button> = {
  title: 'DSFR/Button',
  component: Button,
  parameters: { primitive: primitive('Button') },
  args: { children: 'Envoyer ma demande', type: 'button' },
}
export default meta

type Story = StoryObj<typeof Button>

export const Principal: Story = {}

export const Secondaire: Story = { args: { priority: 'secondary', children: 'Enregistrer et quitter' } }

export const Tertiaire: Story = { args: { priority: 'tertiary', children: 'Annuler' } }

export const AvecIcone: Story = {
  render: () => (
    <Button type="button" priority="secondary" iconId="fr-icon-download-line">
      Télécharger
    </Button>
  ),
}

export const Lien: Story = {
  render: () => <Button linkProps={{ to: '/retraite/simulateur/dynamique' }}>Simuler ma retraite</Button>,
}

export const Desactive: Story = { args: { disabled: true } }
