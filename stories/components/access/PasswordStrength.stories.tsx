import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { PasswordStrength } from '#portal/components/access/PasswordStrength.tsx'
import { PAUSE } from '#portal/components/useAfterPause.ts'
import type { Fiche } from '../../../.storybook/fiche.ts'
import { alerte, statut } from '../../fixtures/alertes.ts'

const said =
  (text: string, urgent = false): NonNullable<Story['play']> =>
  async () => {
    const status = urgent ? alerte() : statut()
    await waitFor(() => expect(status).toHaveTextContent(text), { timeout: 3000 })
  }

const fiche: Fiche = {
  but: 'Dit la robustesse d’un mot de passe, de 1 à 5 et par son libellé, et ce qui lui manque encore.',
  eviter: [
    'À la connexion : le mot de passe existe déjà.',
    'À la place des règles : elles restent écrites avant le champ.',
  ],
  clavier: [],
  lecteur: {
    histoire: 'Faible',
    phrases: [
      'document',
      'paragraph',
      'Robustesse : 2 sur 5, faible. Il manque 1 type de caractères : un caractère spécial. Ajoutez au moins 3 caractères.',
      'end of paragraph',
      'Robustesse : 2 sur 5, faible. Il manque 1 type de caractères : un caractère spécial. Ajoutez au moins 3 caractères.',
      'end of document',
    ],
  },
  rgaa: ['3.1', '7.5', '10.2'],
  limites: [
    'L’annonce vient une seconde après la dernière frappe, pour ne pas couper la saisie.',
    'Le message d’état répète le texte qui se voit et se lit à sa place ; il part au bout de quelques secondes.',
  ],
}

const meta: Meta<typeof PasswordStrength> = {
  title: 'Composants/PasswordStrength',
  component: PasswordStrength,
  parameters: { fiche },
}
export default meta

type Story = StoryObj<typeof PasswordStrength>

export const Vide: Story = {
  args: { motDePasse: '' },
  play: async () => {
    await expect(statut()).toBeEmptyDOMElement()
  },
}

export const TresFaible: Story = {
  args: { motDePasse: 'abc' },
  play: said(
    'Robustesse : 1 sur 5, très faible. Il manque 3 types de caractères : une majuscule, un chiffre, un caractère spécial. Ajoutez au moins 9 caractères.',
  ),
}

export const Faible: Story = {
  args: { motDePasse: 'Abcdefgh1' },
  play: said(
    'Robustesse : 2 sur 5, faible. Il manque 1 type de caractères : un caractère spécial. Ajoutez au moins 3 caractères.',
  ),
}

export const MoyenCarTropCourt: Story = {
  args: { motDePasse: 'Abcdefghi1!' },
  play: said('Robustesse : 3 sur 5, moyen. Ajoutez au moins 1 caractère.'),
}

export const Fort: Story = {
  args: { motDePasse: 'abcdefghijk1' },
  play: said(
    'Robustesse : 4 sur 5, fort. Il manque 2 types de caractères : une majuscule, un caractère spécial.',
  ),
}

export const TresFort: Story = {
  args: { motDePasse: 'Abcdefghij1!' },
  play: said('Robustesse : 5 sur 5, très fort.'),
}

/** A strength beside « volé » would be false. */
export const Vole: Story = {
  args: { motDePasse: 'Abcdefghij1!', vole: true },
  play: said(
    'Ce mot de passe figure dans une liste de mots de passe volés ou trop courants : il ne protège plus, même long.',
    true,
  ),
}

/** What the field is reproached is said already. */
export const Reprochee: Story = {
  name: 'Reprochée',
  tags: ['!autodocs'],
  args: { motDePasse: 'abc', silent: true },
  play: async ({ canvas }) => {
    await userEvent.setup({ delay: 1.5 * PAUSE }).tab()
    await expect(canvas.getByText(/^Robustesse : 1 sur 5/)).toBeVisible()
    await expect(statut()).toBeEmptyDOMElement()
    await expect(alerte()).toBeEmptyDOMElement()
  },
}

export const CaractereInterdit: Story = {
  args: { motDePasse: 'Abcdefghij1!é' },
  play: said('Ce mot de passe contient un caractère qui n’est pas accepté : il sera refusé.', true),
}
