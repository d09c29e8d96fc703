import { Select } from '@codegouvfr/react-dsfr/Select.js'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { primitive } from './primitives.ts'

const meta: Meta<typeof Select> = {
  title: 'DSFR/Select',
  component: Select,
  parameters: { primitive: primitive('Select') },
}
export default meta

type Story = StoryObj<typeof Select>

export const Liste: Story = {
  render: () => (
    <Select label="Pays de naissance" nativeSelectProps={{ name: 'pays' }}>
      <option value="france">France</option>
      <option value="belgique">Belgique</option>
    </Select>
  ),
}

export const EnErreur: Story = {
  render: () => (
    <Select
      label="Pays de naissance"
      state="error"
      stateRelatedMessage="Choisissez un pays."
      nativeSelectProps={{ name: 'pays', defaultValue: '', 'aria-invalid': true }}
    >
      <option value="">Choisir un pays</option>
      <option value="france">France</option>
    </Select>
  ),
}
