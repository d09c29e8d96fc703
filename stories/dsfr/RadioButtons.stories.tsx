import { RadioButtons } from '@codegouvfr/react-dsfr/RadioButtons.js'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { primitive } from './primitives.ts'

const meta: Meta<typeof RadioButtons> = {
  title: 'DSFR/RadioButtons',
  component: RadioButtons,
  parameters: { primitive: primitive('RadioButtons') },
}
export default meta

type Story = StoryObj<typeof RadioButtons>

export const Choix: Story = {
  render: () => (
    <RadioButtons
      legend="Travaillez-vous à temps partiel ?"
      name="partiel"
      options={[
        { label: 'Oui', nativeInputProps: { value: 'oui', defaultChecked: true } },
        { label: 'Non', nativeInputProps: { value: 'non' } },
      ]}
    />
  ),
}

export const CoteACote: Story = {
  render: () => (
    <RadioButtons
      legend="Travaillez-vous à temps partiel ?"
      name="partiel"
      orientation="horizontal"
      options={[
        { label: 'Oui', nativeInputProps: { value: 'oui' } },
        { label: 'Non', nativeInputProps: { value: 'non' } },
      ]}
    />
  ),
}

export const EnErreur: Story = {
  render: () => (
    <RadioButtons
      legend="Travaillez-vous à temps partiel ?"
      name="partiel"
      state="error"
      stateRelatedMessage="Choisissez une réponse."
      options={[
        { label: 'Oui', nativeInputProps: { value: 'oui' } },
        { label: 'Non', nativeInputProps: { value: 'non' } },
      ]}
    />
  ),
}
