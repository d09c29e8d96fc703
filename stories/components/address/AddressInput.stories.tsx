import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { FRANCE } from '#rules/profil/adresse.ts'
import { AddressInput, type AddressInputProps } from '#portal/components/address/AddressInput.tsx'
import { defaultMessages } from '#contract/defaultMessages.ts'
import { messageKey } from '#contract/messages.ts'
import { limites } from '#rules/contenu/limites.ts'
import type { Fiche } from '../../../.storybook/fiche.ts'
import { statut } from '../../fixtures/alertes.ts'

const fiche: Fiche = {
  but: 'Demander une adresse postale en France ou à l’étranger, avec les communes du code postal.',
  eviter: [
    'Pour une commune seule, de naissance par exemple : un champ de texte, car elle peut ne plus exister.',
  ],
  clavier: [
    {
      touche: 'Flèche bas, Flèche haut',
      effet: 'dans la commune, ouvre la liste et va d’une proposition à l’autre',
    },
    { touche: 'Entrée', effet: 'choisit la proposition' },
    { touche: 'Échap', effet: 'ferme la liste et garde ce qui est saisi' },
  ],
  lecteur: {
    histoire: 'Vide',
    phrases: [
      'document',
      'group, Adresse actuelle',
      'Adresse actuelle',
      'Pays (obligatoire)',
      'combobox, Pays (obligatoire), 99100, has popup listbox, not expanded, required',
      'option, France, 99100, not selected, position 1, set size 3',
      'option, Allemagne, 99109, not selected, position 2, set size 3',
      'option, Royaume-Uni, 99132, not selected, position 3, set size 3',
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
      'end of document',
    ],
  },
  rgaa: ['7.1', '7.3', '7.5', '11.1', '11.2', '11.5', '11.6', '11.7', '11.10', '11.11', '11.13'],
  limites: [
    ...limites.CommuneList,
    'En lecture seule, le pays est désactivé : une liste de choix n’a pas d’état de lecture seule.',
  ],
}

const countries = [
  { code: '99132', libelleLong: 'Royaume-Uni' },
  { code: '99109', libelleLong: 'Allemagne' },
  { code: FRANCE, libelleLong: 'France' },
]

const empty = { codePays: FRANCE, voie: '', complement: '', codePostal: '', commune: '' }
const filled = { ...empty, voie: '12 rue de la Paix', codePostal: '44110', commune: 'Châteaubriant' }

const communes = ['Châteaubriant', 'Erbray', 'Louisfert', 'Saint-Aubin-des-Châteaux', 'Soudan']

const WithState = (props: AddressInputProps) => {
  const [value, setValue] = useState(props.value)
  return <AddressInput {...props} value={value} onChange={setValue} />
}

const meta: Meta<typeof AddressInput> = {
  title: 'Formulaire/AddressInput',
  component: AddressInput,
  render: (args) => <WithState {...args} />,
  args: {
    id: 'adresse',
    legend: 'Adresse actuelle',
    countries,
    value: empty,
    onChange: () => undefined,
    onSearchCommunes: () => Promise.resolve(communes),
  },
  parameters: { fiche },
}
export default meta

type Story = StoryObj<typeof AddressInput>

const commune = /^Commune/

export const Vide: Story = {
  play: async ({ canvas }) => {
    const options = canvas.getAllByRole('option').map(({ textContent }) => textContent)
    await expect(options).toEqual(['France', 'Allemagne', 'Royaume-Uni'])
  },
}

export const Rempli: Story = {
  args: { value: filled },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: commune })).toHaveValue(filled.commune)
    await expect(statut()).toBeEmptyDOMElement()
  },
}

export const CommuneAuClavier: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /Code postal/ }), '44110')
    await canvas.findByText('5 communes proposées.')
    const field = canvas.getByRole('combobox', { name: commune })
    await userEvent.type(field, 'chate')
    await canvas.findByText('2 communes proposées.')
    await expect(field).toHaveAttribute('aria-expanded', 'true')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    const active = document.getElementById(field.getAttribute('aria-activedescendant') ?? '')
    await expect(active).toHaveTextContent('Saint-Aubin-des-Châteaux')
    await userEvent.keyboard('{Enter}')
    await expect(field).toHaveValue('Saint-Aubin-des-Châteaux')
    await expect(field).toHaveAttribute('aria-expanded', 'false')
    await userEvent.keyboard('{ArrowDown}{Escape}')
    await expect(field).toHaveAttribute('aria-expanded', 'false')
    await expect(field).toHaveValue('Saint-Aubin-des-Châteaux')
  },
}

export const ListeOuverte: Story = {
  args: { value: { ...empty, voie: '3 place de l’Église', codePostal: '44110' } },
  play: async ({ canvas }) => {
    await canvas.findByText('5 communes proposées.')
    await userEvent.click(canvas.getByRole('combobox', { name: commune }))
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('option', { name: 'Châteaubriant' })).toHaveAttribute(
      'aria-selected',
      'true',
    )
    await expect(canvas.getByRole('listbox').clientHeight).toBeLessThanOrEqual(200)
  },
}

export const CommuneALaSouris: Story = {
  ...ListeOuverte,
  play: async ({ canvas }) => {
    await canvas.findByText('5 communes proposées.')
    const field = canvas.getByRole('combobox', { name: commune })
    await userEvent.click(field)
    await userEvent.click(await canvas.findByRole('option', { name: 'Erbray' }))
    await expect(field).toHaveValue('Erbray')
    await expect(field).toHaveFocus()
  },
}

export const Chargement: Story = {
  args: { value: { ...filled, commune: '' }, onSearchCommunes: () => new Promise(() => undefined) },
  play: async ({ canvas }) => {
    await canvas.findByText('Recherche des communes en cours…')
  },
}

export const ServiceEnPanne: Story = {
  args: { value: { ...filled, commune: '' }, onSearchCommunes: () => Promise.reject(new Error('panne')) },
  play: async ({ canvas }) => {
    await canvas.findByText(/momentanément indisponible/)
    const field = canvas.getByRole('combobox', { name: commune })
    await userEvent.type(field, 'Erbray')
    await expect(field).toHaveValue('Erbray')
  },
}

export const Etranger: Story = {
  play: async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: /Pays/ }), 'Royaume-Uni')
    await userEvent.type(canvas.getByRole('textbox', { name: /Code postal/ }), 'SW1A 1AA')
    await userEvent.type(canvas.getByRole('textbox', { name: /Ville/ }), 'Londres')
    await expect(canvas.getByRole('textbox', { name: /Ville/ })).toHaveValue('Londres')
  },
}

const caracteresInterdits = defaultMessages[messageKey('SAISIE_CARACTERES_INTERDITS')]

export const Erreur: Story = {
  args: {
    value: { ...filled, voie: '12 rue #3' },
    errors: { voie: [caracteresInterdits] },
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: /voie/ })
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription(caracteresInterdits)
  },
}

export const Desactive: Story = { args: { value: filled, disabled: true } }

export const LectureSeule: Story = { args: { value: filled, readOnly: true } }

export const TexteLong: Story = {
  args: {
    legend: 'Adresse à laquelle vous habiterez quand votre pension vous sera versée pour la première fois',
  },
}
