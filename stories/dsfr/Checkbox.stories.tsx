import { Checkbox } from '@codegouvfr/react-dsfr/Checkbox.js'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { primitive } from './primitives.ts'

const meta: Meta<typeof Checkbox> = {
  title: 'DSFR/Checkbox',
  component: Checkbox,
  parameters: { primitive: primitive('Checkbox') },
}
export default meta

type Story = StoryObj<typeof Checkbox>

export const Plusieurs: Story = {
  render: () => (
    <Checkbox
      legend="Documents à recevoir"
      options={[
        {
          label: 'Bulletins de paie',
          nativeInputProps: { name: 'documents', value: 'paie', defaultChecked: true },
        },
        { label: 'Attestations fiscales', nativeInputProps: { name: 'documents', value: 'fiscal' } },
      ]}
    />
  ),
}

export const EnErreur: Story = {
  render: () => (
    <Checkbox
      legend="Documents à recevoir"
      state="error"
      stateRelatedMessage="Cochez au moins un document."
      options={[
        { label: 'Bulletins de paie', nativeInputProps: { name: 'documents', value: 'paie' } },
        { label: 'Attestations fiscales', nativeInputProps: { name: 'documents', value: 'fiscal' } },
      ]}
    />
  ),
}
