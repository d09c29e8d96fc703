import { Alert } from '@codegouvfr/react-dsfr/Alert.js'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { primitive } from './primitives.ts'

const meta: Meta<typeof Alert> = {
  title: 'DSFR/Alert',
  component: Alert,
  parameters: { primitive: primitive('Alert') },
  args: {
    severity: 'warning',
    title: 'Il manque une pièce',
    description: 'Ajoutez votre livret de famille.',
  },
}
export default meta

type Story = StoryObj<typeof Alert>

export const Avertissement: Story = {}

export const Reussite: Story = {
  args: {
    severity: 'success',
    title: 'Votre demande est envoyée',
    description: 'Vous recevrez un courriel.',
  },
}

export const Echec: Story = {
  args: { severity: 'error', title: 'L’envoi a échoué', description: 'Réessayez dans quelques minutes.' },
}

/** Without a title, as small as a sentence. */
export const Petite: Story = {
  render: () => <Alert severity="info" small description="Votre compte est en lecture seule." />,
}
