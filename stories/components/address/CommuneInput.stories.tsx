import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type ComponentProps } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { CommuneInput } from '#portal/components/address/CommuneInput.tsx'
import type { SearchCommunes } from '#portal/components/address/useCommunes.ts'
import '#portal/styles/saisie.css'
import type { Fiche } from '../../../.storybook/fiche.ts'
import { alerte, statut, statuts } from '../../fixtures/alertes.ts'

const fiche: Fiche = {
  but: 'Demander une commune de France, choisie parmi celles du code postal, ou saisie si elles manquent.',
  eviter: [
    'Pour une ville à l’étranger, ou une commune de naissance, qui peut ne plus exister : LineInput.',
    'Sans code postal : AddressInput le demande d’abord.',
  ],
  clavier: [
    { touche: 'Flèche bas, Flèche haut', effet: 'ouvre la liste et va d’une proposition à l’autre' },
    { touche: 'Entrée', effet: 'choisit la proposition' },
    { touche: 'Échap', effet: 'ferme la liste et garde ce qui est saisi' },
  ],
  lecteur: {
    histoire: 'Proposees',
    phrases: [
      'document',
      'Commune',
      'Saisissez d’abord le code postal : les communes qui lui correspondent seront proposées.',
      'combobox, Commune, Saisissez d’abord le code postal : les communes qui lui correspondent seront proposées., has popup listbox, not expanded, autocomplete in list, 1 control',
      '4 communes proposées.',
      'end of document',
    ],
  },
  rgaa: ['7.1', '7.3', '7.5', '11.1', '11.2', '11.10', '11.13'],
  limites: ['Une commune saisie à la main n’est comparée à aucune liste.'],
}

const WithState = (props: ComponentProps<typeof CommuneInput>) => {
  const [value, setValue] = useState(props.value)
  return <CommuneInput {...props} value={value} onChange={setValue} />
}

const meta: Meta<typeof CommuneInput> = {
  title: 'Formulaire/Parties/CommuneInput',
  component: CommuneInput,
  render: (args) => <WithState {...args} />,
  parameters: { fiche },
  args: {
    id: 'commune',
    codePostal: '44110',
    value: '',
    onChange: () => undefined,
    onSearchCommunes: () => Promise.resolve(['Châteaubriant', 'Erbray', 'Louisfert', 'Soudan']),
  },
}
export default meta

type Story = StoryObj<typeof CommuneInput>

export const SansCodePostal: Story = {
  args: { codePostal: '' },
  play: async () => {
    await expect(statut()).toBeEmptyDOMElement()
  },
}

export const Proposees: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('4 communes proposées.')
  },
}

/** What fills it in was not typed: nothing is said of it before something is. */
export const DejaRemplie: Story = {
  tags: ['!autodocs'],
  args: { value: 'Erbray' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox')
    await userEvent.click(field)
    await userEvent.keyboard('{ArrowDown}')
    await canvas.findAllByRole('option')
    await expect(statut()).toBeEmptyDOMElement()
    await userEvent.type(field, 's')
    await canvas.findByText(/^Aucune commune proposée/)
  },
}

const AutreCode = (args: ComponentProps<typeof CommuneInput>) => {
  const [codePostal, setCodePostal] = useState('')
  return (
    <>
      <button type="button" className="fr-btn" onClick={() => setCodePostal('44110')}>
        Changer de code postal
      </button>
      <CommuneInput {...args} codePostal={codePostal} />
    </>
  )
}

/** What was chosen for another postal code does not hide the communes of this one, nor have it said that there are none. */
export const CodePostalChange: Story = {
  tags: ['!autodocs'],
  args: { value: 'Val-de-Brume' },
  render: (args) => <AutreCode {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Changer de code postal' }))
    await canvas.findByText('4 communes proposées.')
    await expect(alerte()).toBeEmptyDOMElement()
  },
}

export const AuClavier: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('4 communes proposées.')
    const field = canvas.getByRole('combobox')
    await userEvent.type(field, 'chateau')
    await canvas.findByText('1 commune proposée.')
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('Châteaubriant')
    await userEvent.keyboard('{Enter}')
    await expect(field).toHaveValue('Châteaubriant')
    await expect(field).toHaveAttribute('aria-expanded', 'false')
    await waitFor(() => expect(statut()).toBeEmptyDOMElement(), { timeout: 3000 })
  },
}

export const ServiceEnPanne: Story = {
  args: { onSearchCommunes: () => Promise.reject(new Error('panne')) },
  play: async ({ canvas }) => {
    await canvas.findByText(/momentanément indisponible/)
    await userEvent.type(canvas.getByRole('combobox'), 'Erbray')
    await expect(canvas.getByRole('combobox')).toHaveValue('Erbray')
  },
}

const retablie = fn<SearchCommunes>(() => Promise.resolve(['Châteaubriant', 'Erbray']))

/** The network comes back under someone who waits: the list fills in by itself. */
export const ReseauRevenu: Story = {
  tags: ['!autodocs'],
  args: { onSearchCommunes: retablie },
  beforeEach: () => {
    retablie.mockRejectedValueOnce(new Error('panne'))
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/momentanément indisponible/)
    dispatchEvent(new Event('online'))
    await canvas.findByText('2 communes proposées.')
    await expect(alerte()).toBeEmptyDOMElement()
  },
}

export const Erreur: Story = {
  args: { required: true, errors: ['Indiquez votre commune.'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toBeInvalid()
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription(/Indiquez votre commune\./)
  },
}

export const LectureSeule: Story = {
  args: { value: 'Erbray', readOnly: true },
  play: async () => {
    await expect(statuts()).toEqual([])
  },
}
