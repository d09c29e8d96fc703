import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { SearchBar } from '#portal/components/SearchBar.tsx'
import type { Fiche } from '../../.storybook/fiche.ts'
import { alerte } from '../fixtures/alertes.ts'

const fiche: Fiche = {
  but: 'Chercher un texte dans une liste trop longue pour être parcourue.',
  eviter: ['Pour choisir parmi quelques sortes : FilterTags.', 'Pour une année : SelectInput.'],
  clavier: [
    { touche: 'Entrée', effet: 'lance la recherche, depuis le champ ou le bouton' },
    { touche: 'Échap', effet: 'vide le champ (navigateur)' },
  ],
  lecteur: {
    histoire: 'Vide',
    phrases: [
      'document',
      'search',
      'form',
      'Rechercher dans toutes les années',
      'Titre, mois ou montant.',
      'searchbox, Rechercher dans toutes les années, Titre, mois ou montant.',
      'button, Rechercher',
      'end of form',
      'end of search',
      'end of document',
    ],
  },
  rgaa: ['7.1', '7.5', '11.1', '11.2', '11.9', '11.10', '12.6'],
  limites: [
    'Ce que la recherche trouve est annoncé par la page, non par le champ.',
    'Elle n’est pas celle de react-dsfr, dont l’étiquette ne se voit pas, et qui n’a de place ni pour une aide ni pour dire qu’un mot est trop court.',
  ],
}

const meta: Meta<typeof SearchBar> = {
  title: 'Composants/SearchBar',
  component: SearchBar,
  parameters: { fiche },
  args: {
    label: 'Rechercher dans toutes les années',
    hint: 'Titre, mois ou montant.',
    value: '',
    minLength: 2,
    maxLength: 100,
    onSearch: fn(),
  },
}
export default meta

type Story = StoryObj<typeof SearchBar>

export const Vide: Story = {}

export const Remplie: Story = { args: { value: 'octobre' } }

export const Recherche: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('searchbox'), ' 2 345,67 {Enter}')
    await expect(args.onSearch).toHaveBeenCalledWith('2 345,67')
    await expect(alerte()).toBeEmptyDOMElement()
  },
}

export const TropCourt: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('searchbox')
    await userEvent.type(field, ' a {Enter}')
    await expect(args.onSearch).not.toHaveBeenCalled()
    await expect(alerte()).toHaveTextContent('Saisissez au moins 2 caractères')
    await expect(field).toHaveAccessibleDescription(/Saisissez au moins 2 caractères/)
    // Said again at the next try, and no more once something else is typed.
    const first = alerte().firstChild
    await userEvent.keyboard('{Enter}')
    await expect(alerte().firstChild).not.toBe(first)
    await userEvent.type(field, 'b')
    await expect(field).not.toBeInvalid()
  },
}

export const TexteLong: Story = {
  globals: { viewport: { value: 'etroit' } },
  args: {
    label: 'Rechercher parmi les documents que votre employeur a déposés pour vous, toutes années confondues',
  },
}
