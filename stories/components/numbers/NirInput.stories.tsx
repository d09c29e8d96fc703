import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { nirErrors } from '#portal/components/numbers/nirErrors.ts'
import { identiteMessages } from '#portal/components/words/identite.ts'
import { NirInput, type NirInputProps } from '#portal/components/numbers/NirInput.tsx'
import type { Fiche } from '../../../.storybook/fiche.ts'

const fiche: Fiche = {
  but: 'Prend un numéro de sécurité sociale : 15 caractères, espaces acceptés, 2A et 2B possibles sur un téléphone.',
  eviter: ['Pour montrer un numéro que le service connaît : l’écrire en texte, par groupes.'],
  clavier: [{ touche: 'Tab', effet: 'quitte le champ ; un numéro juste est alors montré par groupes' }],
  lecteur: {
    histoire: 'Erreur',
    phrases: [
      'document',
      'Numéro de sécurité sociale (obligatoire)',
      '15 caractères : 13 chiffres et une clé de 2 chiffres. Les espaces sont acceptés, ainsi que 2A et 2B pour une naissance en Corse.',
      'textbox, Numéro de sécurité sociale (obligatoire), 2690575056012, Le numéro de sécurité sociale compte 15 caractères, vous en avez saisi 13. Ajoutez la clé de 2 chiffres si elle manque. 15 caractères : 13 chiffres et une clé de 2 chiffres. Les espaces sont acceptés, ainsi que 2A et 2B pour une naissance en Corse., invalid, required',
      'paragraph',
      'Le numéro de sécurité sociale compte 15 caractères, vous en avez saisi 13. Ajoutez la clé de 2 chiffres si elle manque.',
      'end of paragraph',
      'end of document',
    ],
  },
  rgaa: ['11.1', '11.2', '11.10', '11.11'],
  limites: [
    'Le clavier proposé sur un téléphone est celui des lettres : celui des chiffres n’aurait ni A ni B.',
    'Aucun jeton autocomplete n’existe pour ce numéro : le navigateur ne le remplit pas.',
  ],
}

const Alone = (props: NirInputProps) => {
  const [value, setValue] = useState(props.value)
  return <NirInput {...props} value={value} onChange={setValue} />
}

const withErrors = (value: string) => ({ value, errors: nirErrors(value, true) })

const describedBy =
  (text: string): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox')
    await expect(field).toHaveAccessibleDescription(`${text} ${identiteMessages.nirAide}`)
    await expect(field).toBeInvalid()
  }

const meta: Meta<typeof NirInput> = {
  title: 'Composants/NirInput',
  component: NirInput,
  render: (args) => <Alone {...args} />,
  args: { id: 'nir', value: '', required: true, onChange: () => {} },
  parameters: { fiche },
}
export default meta

type Story = StoryObj<typeof NirInput>

export const Vide: Story = {}

export const Rempli: Story = {
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: /Numéro de sécurité sociale/ })
    await userEvent.type(field, '269057505601260')
    await expect(field).toHaveValue('269057505601260')
    await userEvent.tab()
    await expect(field).toHaveValue('2 69 05 75 056 012 60')
  },
}

export const Corse: Story = {
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox')
    await expect(field).toHaveAttribute('inputmode', 'text')
    await userEvent.type(field, '2 70 11 2b 033 011 09')
    await userEvent.tab()
    await expect(field).toHaveValue('2 70 11 2B 033 011 09')
  },
}

export const ErreurVide: Story = {
  args: withErrors(''),
  play: describedBy('Saisissez votre numéro de sécurité sociale, sur 15 caractères.'),
}

export const Erreur: Story = {
  args: withErrors('2690575056012'),
  play: describedBy(
    'Le numéro de sécurité sociale compte 15 caractères, vous en avez saisi 13. Ajoutez la clé de 2 chiffres si elle manque.',
  ),
}

export const ErreurForme: Story = {
  args: withErrors('369057505601260'),
  play: describedBy(
    'Le numéro de sécurité sociale commence par 0, 1, 2, 7 ou 8 et ne contient que des chiffres, sauf 2A ou 2B pour la Corse. Vérifiez-le sur votre carte Vitale.',
  ),
}

export const ErreurCle: Story = {
  args: withErrors('269057505601261'),
  play: describedBy(
    'La clé ne correspond pas au numéro. Vérifiez les deux derniers chiffres, puis les autres, sur votre carte Vitale.',
  ),
}

export const Desactive: Story = { args: { value: '2 69 05 75 056 012 60', disabled: true } }

export const LectureSeule: Story = {
  tags: ['!autodocs'],
  args: { value: '2 69 05 75 056 012 60', readOnly: true },
}
