import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { AmountInput, type AmountInputProps } from '#portal/components/numbers/AmountInput.tsx'
import type { Fiche } from '../../../.storybook/fiche.ts'

const fiche: Fiche = {
  but: 'Demander une somme en euros, centimes compris.',
  eviter: ['Pour un nombre qui n’est pas une somme (trimestres, enfants) : un champ de texte numérique.'],
  clavier: [
    {
      touche: 'Tabulation',
      effet: 'quitte le champ ; une somme juste est alors présentée par groupes de trois chiffres',
    },
  ],
  lecteur: {
    histoire: 'Vide',
    phrases: [
      'document',
      'Revenu fiscal de référence (obligatoire)',
      'En euros, sans le signe €, par exemple 1250,50.',
      'textbox, Revenu fiscal de référence (obligatoire), En euros, sans le signe €, par exemple 1250,50., required',
      'end of document',
    ],
  },
  rgaa: ['11.1', '11.2', '11.10', '11.11'],
  limites: [
    'Une somme commence par un chiffre de 1 à 9 : zéro et « 0,50 » sont refusés, comme le demande la spécification.',
  ],
}

const WithState = (props: AmountInputProps) => {
  const [value, setValue] = useState(props.value)
  return <AmountInput {...props} value={value} onChange={setValue} />
}

const meta: Meta<typeof AmountInput> = {
  title: 'Formulaire/AmountInput',
  component: AmountInput,
  render: (args) => <WithState {...args} />,
  args: { id: 'revenu', label: 'Revenu fiscal de référence', value: '', onChange: () => undefined },
  parameters: { fiche },
}
export default meta

type Story = StoryObj<typeof AmountInput>

export const Vide: Story = { args: { required: true } }

export const Rempli: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox')
    await userEvent.type(field, '21450,5')
    await expect(field).toHaveValue('21450,5')
    await userEvent.tab()
    await expect(field).toHaveValue('21\u202F450,50')
  },
}

export const Erreur: Story = {
  args: { errors: ['Saisissez une somme en euros, par exemple 1250,50.'], value: 'douze' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox')
    await userEvent.click(field)
    await userEvent.tab()
    await expect(field).toHaveValue('douze')
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription(/somme en euros/)
  },
}

export const Desactive: Story = { args: { value: '1250,50', disabled: true } }

export const LectureSeule: Story = { args: { value: '1250,50', readOnly: true } }

export const TexteLong: Story = {
  args: {
    label:
      'Montant total des revenus de votre foyer, tel qu’il figure sur votre dernier avis d’impôt sur les revenus',
  },
}
