import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { adresseFormSchema } from '#contract/profil/profilForm.ts'
import { AddressField } from '#portal/form/fields/AddressField.tsx'
import { FRANCE } from '#rules/profil/adresse.ts'
import type { Fiche } from '../../../.storybook/fiche.ts'
import { StoryForm } from '../StoryForm.tsx'

const fiche: Fiche = {
  but: 'Prend une adresse postale dans un formulaire : ses cinq champs, leurs erreurs après le premier envoi.',
  eviter: ['Hors d’un formulaire du portail : choisir AddressInput.'],
  clavier: [
    { touche: 'Tab', effet: 'va d’un champ à l’autre' },
    { touche: 'Flèche bas, Flèche haut', effet: 'dans la commune, parcourt les propositions' },
  ],
  lecteur: {
    histoire: 'Vide',
    phrases: [
      'document',
      'form',
      'heading, Votre adresse, level 2',
      'group, Adresse actuelle',
      'Adresse actuelle',
      'Pays (obligatoire)',
      'combobox, Pays (obligatoire), 99100, has popup listbox, not expanded, required',
      'option, France, 99100, not selected, position 1, set size 2',
      'option, Belgique, 99131, not selected, position 2, set size 2',
      'end of combobox, Pays (obligatoire), 99100, has popup listbox, not expanded, required',
      'Numéro et nom de la voie (obligatoire)',
      'textbox, Numéro et nom de la voie (obligatoire), required',
      'Complément d’adresse',
      'Bâtiment, étage, lieu-dit, boîte postale.',
      'textbox, Complément d’adresse, Bâtiment, étage, lieu-dit, boîte postale.',
      'Code postal (obligatoire)',
      'Cinq chiffres, par exemple 44000.',
      'textbox, Code postal (obligatoire), Cinq chiffres, par exemple 44000., required',
      'Commune (obligatoire)',
      'Saisissez d’abord le code postal : les communes qui lui correspondent seront proposées.',
      'combobox, Commune (obligatoire), Saisissez d’abord le code postal : les communes qui lui correspondent seront proposées., has popup listbox, not expanded, autocomplete in list, 1 control, required',
      'end of group, Adresse actuelle',
      'button, Enregistrer',
      'end of form',
      'end of document',
    ],
  },
  rgaa: ['11.1', '11.2', '11.5', '11.10', '11.11', '11.13'],
  limites: ['Un formulaire ne peut contenir qu’une adresse : ses champs ont des noms fixes.'],
}

const meta: Meta<typeof AddressField> = {
  title: 'Formulaire/AddressField',
  component: AddressField,
  args: {
    legend: 'Adresse actuelle',
    countries: [
      { code: '99131', libelleLong: 'Belgique' },
      { code: FRANCE, libelleLong: 'France' },
    ],
    onSearchCommunes: () => Promise.resolve(['Châteaubriant', 'Erbray']),
  },
  render: (args) => (
    <StoryForm
      titre="Votre adresse"
      bouton="Enregistrer"
      schema={adresseFormSchema}
      initialValues={{ codePays: FRANCE, voie: '', complement: '', codePostal: '', commune: '' }}
    >
      <AddressField {...args} />
    </StoryForm>
  ),
  parameters: { fiche },
}
export default meta

type Story = StoryObj<typeof AddressField>

const submit = async (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement)
  await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }))
  return canvas
}

export const Vide: Story = {}

export const Erreur: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await submit(canvasElement)
    const line = canvas.getByRole('textbox', { name: /voie/ })
    await waitFor(() => expect(line).toHaveAccessibleDescription('Saisissez le numéro et le nom de la voie.'))
    await userEvent.click(canvas.getByRole('link', { name: /numéro et le nom de la voie/ }))
    await expect(line).toHaveFocus()
  },
}

export const Etranger: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: /Pays/ }), 'Belgique')
    await userEvent.type(canvas.getByRole('textbox', { name: /Ville/ }), 'Liège')
    await submit(canvasElement)
    await expect(canvas.getByRole('textbox', { name: /Ville/ })).toHaveValue('Liège')
    await expect(canvas.getByRole('textbox', { name: /Code postal/ })).toBeValid()
  },
}
