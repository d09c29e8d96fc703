import { Input } from '@codegouvfr/react-dsfr/Input.js'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { primitive } from './primitives.ts'

const meta: Meta<typeof Input> = {
  title: 'DSFR/Input',
  component: Input,
  parameters: { primitive: primitive('Input') },
  args: { label: 'Nom de naissance', nativeInputProps: { name: 'nom', autoComplete: 'family-name' } },
}
export default meta

type Story = StoryObj<typeof Input>

export const Ligne: Story = {}

export const AvecAide: Story = { args: { hintText: 'Celui de votre acte de naissance.' } }

export const EnErreur: Story = {
  args: {
    state: 'error',
    stateRelatedMessage: 'Écrivez votre nom de naissance.',
    nativeInputProps: { name: 'nom', autoComplete: 'family-name', 'aria-invalid': true },
  },
}

export const PlusieursLignes: Story = {
  render: () => <Input label="Votre message" textArea nativeTextAreaProps={{ name: 'message', rows: 4 }} />,
}
