import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { maskedIbanMessages } from '#portal/components/numbers/ibanErrors.ts'
import { MaskedIban, type MaskedIbanProps } from '#portal/components/numbers/MaskedIban.tsx'
import type { Fiche } from '../../../.storybook/fiche.ts'
import { statut } from '../../fixtures/alertes.ts'

const fiche: Fiche = {
  but: 'Confirme une identité par quatre chiffres masqués de l’IBAN : deux groupes de deux chiffres, dont le libellé donne la position.',
  eviter: [
    'Pour saisir un IBAN entier : choisir IbanInput.',
    'Quand les caractères masqués seraient des lettres : la règle maskIban ne masque que des chiffres.',
  ],
  clavier: [
    { touche: 'Tab', effet: 'va d’un champ à l’autre ; le focus n’avance jamais seul' },
    { touche: 'Ctrl + V', effet: 'remplit les deux champs si l’IBAN entier est collé dans l’un d’eux' },
  ],
  lecteur: {
    histoire: 'Vide',
    phrases: [
      'document',
      'group, Chiffres masqués de votre IBAN, IBAN commençant par FR, suivi de 22 caractères masqués, et terminé par 189. Vous trouvez votre IBAN sur votre relevé d’identité bancaire (RIB). Vous pouvez aussi coller l’IBAN entier dans l’un des champs.',
      'Chiffres masqués de votre IBAN',
      'IBAN commençant par FR, suivi de 22 caractères masqués, et terminé par 189.',
      'paragraph',
      'Vous trouvez votre IBAN sur votre relevé d’identité bancaire (RIB). Vous pouvez aussi coller l’IBAN entier dans l’un des champs.',
      'end of paragraph',
      'Chiffres 17 et 18 de l’IBAN (obligatoire)',
      'textbox, Chiffres 17 et 18 de l’IBAN (obligatoire), required',
      'Chiffres 21 et 22 de l’IBAN (obligatoire)',
      'textbox, Chiffres 21 et 22 de l’IBAN (obligatoire), required',
      'end of group, Chiffres masqués de votre IBAN, IBAN commençant par FR, suivi de 22 caractères masqués, et terminé par 189. Vous trouvez votre IBAN sur votre relevé d’identité bancaire (RIB). Vous pouvez aussi coller l’IBAN entier dans l’un des champs.',
      'end of document',
    ],
  },
  rgaa: ['1.2', '7.5', '11.1', '11.2', '11.5', '11.6', '11.7', '11.10', '11.11'],
  limites: [
    'Demander des chiffres d’un secret à l’étape de connexion contreviendrait au critère 3.3.8 des WCAG 2.2 : le composant ne sert qu’à une personne déjà connectée.',
    'Aucun jeton autocomplete n’existe pour un IBAN : le navigateur ne remplit pas ces champs.',
  ],
}

const Alone = (props: MaskedIbanProps) => {
  const [value, setValue] = useState(props.value)
  return (
    <MaskedIban
      {...props}
      value={value}
      onChange={(typed) => {
        setValue(typed)
        props.onChange(typed)
      }}
    />
  )
}

const hidden = { debut: 'FR••••••••••••••', masque: ['••••', '••••'], fin: '189' }

const said = maskedIbanMessages(hidden)

const meta: Meta<typeof MaskedIban> = {
  title: 'Composants/MaskedIban',
  component: MaskedIban,
  render: (args) => <Alone {...args} />,
  args: { hidden, value: ['', ''], onChange: () => {} },
  parameters: { fiche },
}
export default meta

type Story = StoryObj<typeof MaskedIban>

export const Vide: Story = {}

export const Rempli: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const first = canvas.getByRole('textbox', { name: /Chiffres 17 et 18/ })
    await userEvent.type(first, '34')
    await expect(first).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('78')
    await expect(canvas.getByRole('textbox', { name: /Chiffres 21 et 22/ })).toHaveValue('78')
    await expect(first).toHaveValue('34')
  },
}

export const IbanEntierColle: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('textbox', { name: /Chiffres 21 et 22/ }))
    await userEvent.paste('fr76 3000 6000 0112 3456 7890 189')
    await expect(canvas.getByRole('textbox', { name: /Chiffres 17 et 18/ })).toHaveValue('34')
    await expect(canvas.getByRole('textbox', { name: /Chiffres 21 et 22/ })).toHaveValue('78')
    await expect(statut()).toHaveTextContent('Les deux champs ont été remplis')
  },
}

export const AutreIbanColle: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const first = canvas.getByRole('textbox', { name: /Chiffres 17 et 18/ })
    await userEvent.click(first)
    await userEvent.paste('FR1420041010050500013M02606')
    await expect(first).toHaveValue('FR1420041010050500013M02606')
    await expect(statut()).toBeEmptyDOMElement()
  },
}

export const Erreur: Story = {
  args: { value: ['3', ''], errors: [[said.PAIRE_FORME_1 ?? ''], [said.PAIRE_MANQUE_2 ?? '']] },
  play: async ({ canvasElement }) => {
    const [first, second] = within(canvasElement).getAllByRole('textbox')
    await expect(first).toHaveAccessibleDescription(/exactement deux chiffres/)
    await expect(second).toHaveAccessibleDescription(/Saisissez les chiffres 21 et 22/)
    await expect(second).toBeInvalid()
  },
}

export const Desactive: Story = { args: { value: ['34', '78'], disabled: true } }
