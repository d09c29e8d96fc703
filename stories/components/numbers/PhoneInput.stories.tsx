import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { PhoneInput, type PhoneInputProps } from '#portal/components/numbers/PhoneInput.tsx'
import type { Fiche } from '../../../.storybook/fiche.ts'

const fiche: Fiche = {
  but: 'Demander un numéro de téléphone français ou étranger, avec ou sans espaces.',
  eviter: ['Avec une confirmation du même numéro : ConfirmedField.'],
  clavier: [
    {
      touche: 'Tabulation',
      effet: 'quitte le champ ; un numéro juste est alors présenté par groupes de deux chiffres',
    },
  ],
  lecteur: {
    histoire: 'Vide',
    phrases: [
      'document',
      'Téléphone principal (obligatoire)',
      'Numéro français ou international, par exemple 01 02 03 04 05 ou +32 2 555 12 12.',
      'textbox, Téléphone principal (obligatoire), Numéro français ou international, par exemple 01 02 03 04 05 ou +32 2 555 12 12., required',
      'end of document',
    ],
  },
  rgaa: ['11.1', '11.2', '11.10', '11.11', '11.13'],
  limites: [
    'Les chiffres d’un numéro étranger sont groupés par deux depuis l’indicatif, quel que soit l’usage du pays.',
  ],
}

const WithState = (props: PhoneInputProps) => {
  const [value, setValue] = useState(props.value)
  return <PhoneInput {...props} value={value} onChange={setValue} />
}

const meta: Meta<typeof PhoneInput> = {
  title: 'Formulaire/PhoneInput',
  component: PhoneInput,
  render: (args) => <WithState {...args} />,
  args: { id: 'telephone', label: 'Téléphone principal', value: '', onChange: () => undefined },
  parameters: { fiche },
}
export default meta

type Story = StoryObj<typeof PhoneInput>

export const Vide: Story = { args: { required: true } }

export const Rempli: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox')
    await expect(field).toHaveAttribute('autocomplete', 'tel')
    await userEvent.type(field, '0639981234')
    await userEvent.tab()
    await expect(field).toHaveValue('06 39 98 12 34')
  },
}

export const Etranger: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox')
    await userEvent.type(field, '0033 (0)6.39.98.12.34')
    await userEvent.tab()
    await expect(field).toHaveValue('+33 6 39 98 12 34')
  },
}

export const Erreur: Story = {
  args: {
    value: '06 39 98',
    errors: ['Le numéro est incomplet : saisissez dix chiffres, ou l’indicatif du pays précédé de +.'],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeInvalid()
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(/incomplet/)
  },
}

export const Desactive: Story = { args: { value: '06 39 98 12 34', disabled: true } }

export const LectureSeule: Story = {
  tags: ['!autodocs'],
  args: { value: '06 39 98 12 34', readOnly: true },
}

export const TexteLong: Story = {
  args: {
    label: 'Numéro de téléphone auquel vous pouvez être joint pendant les heures d’ouverture du service',
  },
}
