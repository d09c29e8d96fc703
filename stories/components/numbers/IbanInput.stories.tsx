import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { defaultMessages } from '#contract/defaultMessages.ts'
import { messageKey } from '#contract/messages.ts'
import { ibanErrors } from '#portal/components/numbers/ibanErrors.ts'
import { IbanInput, type IbanInputProps } from '#portal/components/numbers/IbanInput.tsx'
import type { Fiche } from '../../../.storybook/fiche.ts'
import { statut } from '../../fixtures/alertes.ts'

const fiche: Fiche = {
  but: 'Prend un IBAN en deux champs de quatre groupes ; les capitales et les espaces sont mis en quittant le champ.',
  eviter: ['Pour confirmer un IBAN que le service connaît déjà : choisir MaskedIban.'],
  clavier: [
    { touche: 'Tab', effet: 'va d’un champ à l’autre et montre par groupes ce qui vient d’être saisi' },
    { touche: 'Ctrl + V', effet: 'répartit dans les deux champs un IBAN entier' },
  ],
  lecteur: {
    histoire: 'Vide',
    phrases: [
      'document',
      'group, IBAN de votre compte bancaire, Lettres et chiffres, par exemple FR76 suivi de 23 caractères. Les espaces sont acceptés. Vous pouvez coller l’IBAN entier dans l’un des champs.',
      'IBAN de votre compte bancaire',
      'paragraph',
      'Lettres et chiffres, par exemple FR76 suivi de 23 caractères. Les espaces sont acceptés. Vous pouvez coller l’IBAN entier dans l’un des champs.',
      'end of paragraph',
      'Début de l’IBAN : 16 premiers caractères (obligatoire)',
      'textbox, Début de l’IBAN : 16 premiers caractères (obligatoire), required',
      'Suite de l’IBAN : les caractères suivants (obligatoire)',
      'textbox, Suite de l’IBAN : les caractères suivants (obligatoire), required',
      'end of group, IBAN de votre compte bancaire, Lettres et chiffres, par exemple FR76 suivi de 23 caractères. Les espaces sont acceptés. Vous pouvez coller l’IBAN entier dans l’un des champs.',
      'end of document',
    ],
  },
  rgaa: ['7.5', '11.1', '11.2', '11.5', '11.6', '11.7', '11.10', '11.11'],
  limites: [
    'Pour le Vatican, la longueur admise est celle de la spécification (27), et non celle du registre SWIFT (22).',
    'Un IBAN de 16 caractères au plus (Norvège, Belgique) tient dans le premier champ : le second peut alors rester vide.',
  ],
}

const Alone = (props: IbanInputProps) => {
  const [value, setValue] = useState(props.value)
  return <IbanInput {...props} value={value} onChange={setValue} />
}

const meta: Meta<typeof IbanInput> = {
  title: 'Composants/IbanInput',
  component: IbanInput,
  render: (args) => <Alone {...args} />,
  args: { value: ['', ''], onChange: () => {} },
  parameters: { fiche },
}
export default meta

type Story = StoryObj<typeof IbanInput>

export const Vide: Story = {}

export const Saisi: Story = {
  play: async ({ canvasElement }) => {
    const [first, second] = within(canvasElement).getAllByRole('textbox')
    if (!first || !second) throw new Error('two fields are awaited')
    await userEvent.type(first, 'fr7630006000 0112')
    await userEvent.tab()
    await expect(first).toHaveValue('FR76 3000 6000 0112')
    await expect(second).toHaveFocus()
    await userEvent.keyboard('34567890189')
    await userEvent.tab()
    await expect(second).toHaveValue('3456 7890 189')
  },
}

export const IbanEntierColle: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const [first, second] = canvas.getAllByRole('textbox')
    if (!first || !second) throw new Error('two fields are awaited')
    await userEvent.click(second)
    await userEvent.paste('fr1420041010050500013m02606')
    await expect(first).toHaveValue('FR14 2004 1010 0505')
    await expect(second).toHaveValue('0001 3M02 606')
    await expect(statut()).toHaveTextContent('réparti dans les deux champs')
  },
}

const wrongKey = ['FR77 3000 6000 0112', '3456 7890 189'] as const
const tooShort = ['FR76 3000 6000 0112', '3456'] as const

/** Nothing typed: the form says the sentence that is published, beside the field. */
export const ErreurVide: Story = {
  args: { errors: [[defaultMessages[messageKey('IBAN_OBLIGATOIRE')]], []] },
  play: async ({ canvasElement }) => {
    const [first] = within(canvasElement).getAllByRole('textbox')
    await expect(first).toHaveAccessibleDescription(/Saisissez votre IBAN/)
  },
}

export const ErreurCle: Story = {
  args: { value: wrongKey, errors: ibanErrors(wrongKey) },
  play: async ({ canvasElement }) => {
    const [first] = within(canvasElement).getAllByRole('textbox')
    await expect(first).toHaveAccessibleDescription(/Sa clé ne correspond pas/)
  },
}

export const ErreurLongueur: Story = {
  args: { value: tooShort, errors: ibanErrors(tooShort) },
  play: async ({ canvasElement }) => {
    const [first] = within(canvasElement).getAllByRole('textbox')
    await expect(first).toHaveAccessibleDescription(/compte 27 caractères, vous en avez saisi 20/)
  },
}

const filled = ['FR76 3000 6000 0112', '3456 7890 189'] as const

export const Desactive: Story = { args: { value: filled, disabled: true } }

export const LectureSeule: Story = {
  tags: ['!autodocs'],
  args: { value: filled, readOnly: true },
}
