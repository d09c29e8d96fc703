import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { pairesFormSchema } from '#contract/connexion/identiteForm.ts'
import { maskedIbanMessages } from '#portal/components/numbers/ibanErrors.ts'
import { MaskedIbanField } from '#portal/form/fields/MaskedIbanField.tsx'
import type { Fiche } from '../../../.storybook/fiche.ts'
import { StoryForm } from '../StoryForm.tsx'

const fiche: Fiche = {
  but: 'Prend dans un formulaire quatre chiffres masqués d’un IBAN, qui confirment une identité.',
  eviter: ['Pour saisir un IBAN entier : choisir IbanField.', 'Hors d’un formulaire : choisir MaskedIban.'],
  clavier: [
    { touche: 'Tab', effet: 'va d’un champ à l’autre ; le focus n’avance jamais seul' },
    { touche: 'Ctrl + V', effet: 'remplit les deux champs si l’IBAN entier est collé dans l’un d’eux' },
    { touche: 'Entrée', effet: 'envoie le formulaire' },
  ],
  lecteur: {
    histoire: 'Vide',
    phrases: [
      'document',
      'form',
      'heading, Votre identité, level 2',
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
      'button, Valider',
      'end of form',
      'end of document',
    ],
  },
  rgaa: ['1.2', '7.5', '11.1', '11.2', '11.5', '11.6', '11.7', '11.10', '11.11'],
  limites: ['Les phrases des fautes nomment la place des chiffres : elles viennent de maskedIbanMessages.'],
}

const hidden = { debut: 'FR••••••••••••••', masque: ['••••', '••••'], fin: '189' }

const meta: Meta<typeof MaskedIbanField> = {
  title: 'Formulaire/MaskedIbanField',
  component: MaskedIbanField,
  args: { hidden },
  render: (args) => (
    <StoryForm
      titre="Votre identité"
      bouton="Valider"
      schema={pairesFormSchema}
      initialValues={{ premiers: '', seconds: '' }}
      messages={maskedIbanMessages(hidden)}
    >
      <MaskedIbanField {...args} />
    </StoryForm>
  ),
  parameters: { fiche },
}
export default meta

type Story = StoryObj<typeof MaskedIbanField>

export const Vide: Story = {}

export const IbanEntierColle: Story = {
  play: async ({ canvasElement }) => {
    const [first, second] = within(canvasElement).getAllByRole('textbox')
    if (!first || !second) throw new Error('No fields')
    await userEvent.click(second)
    await userEvent.paste('fr76 3000 6000 0112 3456 7890 189')
    await expect(first).toHaveValue('34')
    await expect(second).toHaveValue('78')
  },
}

export const Erreurs: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const [first, second] = canvas.getAllByRole('textbox')
    if (!first || !second) throw new Error('No fields')
    await userEvent.type(first, '3{Enter}')
    await waitFor(() => expect(first).toHaveAccessibleDescription(/exactement deux chiffres/))
    await expect(second).toHaveAccessibleDescription(/Saisissez les chiffres 21 et 22/)
    await userEvent.click(canvas.getByRole('link', { name: /Saisissez les chiffres 21 et 22/ }))
    await expect(second).toHaveFocus()
  },
}
