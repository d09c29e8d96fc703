import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { coordonneesFormSchema } from '#contract/inscription/inscriptionForm.ts'
import { CoordonneesFields } from '#portal/form/fields/CoordonneesFields.tsx'
import type { Fiche } from '../../../.storybook/fiche.ts'
import { StoryForm } from '../StoryForm.tsx'
import { contacts } from '../../fixtures/inscription/inscription.ts'

const fiche: Fiche = {
  but: 'Prend les deux adresses électroniques et les deux téléphones d’une personne, chacun deux fois. Seule l’adresse principale est obligatoire.',
  eviter: ['Pour une seule valeur et sa confirmation : choisir ConfirmedField.'],
  clavier: [{ touche: 'Tab', effet: 'va de chaque valeur à sa confirmation' }],
  lecteur: {
    histoire: 'Vide',
    phrases: [
      'document',
      'form',
      'heading, Vos coordonnées, level 2',
      'group, Adresses électroniques, L’adresse principale reçoit vos avis. L’adresse secondaire est facultative.',
      'Adresses électroniques L’adresse principale reçoit vos avis. L’adresse secondaire est facultative.',
      'Adresses électroniques',
      'L’adresse principale reçoit vos avis. L’adresse secondaire est facultative.',
      'end, Adresses électroniques L’adresse principale reçoit vos avis. L’adresse secondaire est facultative.',
      'Adresse électronique principale (obligatoire)',
      'textbox, Adresse électronique principale (obligatoire), required',
      'Confirmation : adresse électronique principale (obligatoire)',
      'textbox, Confirmation : adresse électronique principale (obligatoire), required',
      'Adresse électronique secondaire',
      'textbox, Adresse électronique secondaire',
      'Confirmation : adresse électronique secondaire',
      'textbox, Confirmation : adresse électronique secondaire',
      'end of group, Adresses électroniques, L’adresse principale reçoit vos avis. L’adresse secondaire est facultative.',
      'group, Téléphones, Ces numéros sont facultatifs.',
      'Téléphones Ces numéros sont facultatifs.',
      'Téléphones',
      'Ces numéros sont facultatifs.',
      'end, Téléphones Ces numéros sont facultatifs.',
      'Téléphone principal',
      'Numéro français ou international, par exemple 01 02 03 04 05 ou +32 2 555 12 12.',
      'textbox, Téléphone principal, Numéro français ou international, par exemple 01 02 03 04 05 ou +32 2 555 12 12.',
      'Confirmation : téléphone principal',
      'textbox, Confirmation : téléphone principal',
      'Téléphone secondaire',
      'Numéro français ou international, par exemple 01 02 03 04 05 ou +32 2 555 12 12.',
      'textbox, Téléphone secondaire, Numéro français ou international, par exemple 01 02 03 04 05 ou +32 2 555 12 12.',
      'Confirmation : téléphone secondaire',
      'textbox, Confirmation : téléphone secondaire',
      'end of group, Téléphones, Ces numéros sont facultatifs.',
      'button, Enregistrer',
      'end of form',
      'end of document',
    ],
  },
  rgaa: ['7.5', '11.1', '11.2', '11.5', '11.6', '11.10', '11.11', '11.13'],
  limites: ['Le conseil sur une adresse professionnelle n’empêche pas de continuer.'],
}

const empty = {
  courrielPrincipal: '',
  courrielPrincipalConfirmation: '',
  courrielSecondaire: '',
  courrielSecondaireConfirmation: '',
  telephonePrincipal: '',
  telephonePrincipalConfirmation: '',
  telephoneSecondaire: '',
  telephoneSecondaireConfirmation: '',
}

const Formulaire = ({ values = empty }: { readonly values?: typeof empty }) => (
  <StoryForm
    titre="Vos coordonnées"
    bouton="Enregistrer"
    schema={coordonneesFormSchema}
    initialValues={values}
  >
    <CoordonneesFields />
  </StoryForm>
)

const meta: Meta<typeof CoordonneesFields> = {
  title: 'Formulaire/CoordonneesFields',
  component: CoordonneesFields,
  render: () => <Formulaire />,
  parameters: { fiche },
}
export default meta

type Story = StoryObj<typeof meta>

const fieldOf = (canvasElement: HTMLElement, label: RegExp) => within(canvasElement).getByLabelText(label)

export const Vide: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByText(/\(obligatoire\)/)).toHaveLength(2)
  },
}

export const Rempli: Story = { render: () => <Formulaire values={contacts} /> }

export const AdresseProfessionnelle: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.type(
      fieldOf(canvasElement, /^Adresse électronique principale/),
      'nadia.martin@finances.gouv.fr',
    )
    await within(canvasElement).findByText(/Préférez une adresse personnelle/)
    await expect(fieldOf(canvasElement, /^Adresse électronique principale/)).toHaveAttribute(
      'aria-invalid',
      'false',
    )
  },
}

export const Erreurs: Story = {
  render: () => (
    <Formulaire values={{ ...contacts, courrielSecondaire: 'NADIA@exemple.fr', telephoneSecondaire: '12' }} />
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Enregistrer' }))
    await waitFor(() =>
      expect(fieldOf(canvasElement, /^Adresse électronique secondaire/)).toHaveAccessibleDescription(
        /la même que la principale/,
      ),
    )
    await expect(fieldOf(canvasElement, /^Téléphone secondaire/)).toHaveAccessibleDescription(/10 chiffres/)
  },
}
