import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { identiteFormSchema } from '#contract/inscription/inscriptionForm.ts'
import { adresseFutureFormSchema } from '#contract/profil/profilForm.ts'
import { DateField } from '#portal/form/fields/DateField.tsx'
import { effectDates } from '#portal/form/effectDates.ts'
import type { Fiche } from '../../../.storybook/fiche.ts'
import { StoryForm } from '../StoryForm.tsx'
import { tapeEtEnvoie } from './tapeEtEnvoie.ts'

const fiche: Fiche = {
  but: 'Prend dans un formulaire une date, tapée ou choisie dans le calendrier.',
  eviter: ['Pour le 1er d’un mois : choisir MonthField.'],
  clavier: [
    { touche: 'Tab', effet: 'va du champ au bouton du calendrier' },
    { touche: 'Entrée', effet: 'dans le champ : envoie le formulaire' },
  ],
  lecteur: {
    histoire: 'Vide',
    phrases: [
      'document',
      'form',
      'heading, Votre nouvelle adresse, level 2',
      'Date d’effet (obligatoire)',
      'Format attendu : JJ/MM/AAAA, par exemple 05/09/1984.',
      'textbox, Date d’effet (obligatoire), Format attendu : JJ/MM/AAAA, par exemple 05/09/1984., required',
      'button, Choisir dans le calendrier : date d’effet, not expanded, has popup dialog',
      'button, Continuer',
      'end of form',
      'end of document',
    ],
  },
  rgaa: ['11.1', '11.2', '11.10', '11.11'],
  limites: [
    'La naissance de la personne elle-même demande autoComplete="bday", et seulement elle.',
    'Le calendrier offre les jours des bornes données ; le schéma du formulaire juge ce qui est tapé.',
  ],
}

const today = '2026-11-21'
const schema = adresseFutureFormSchema(today).pick(['dateEffet'])

const meta: Meta<typeof DateField> = {
  title: 'Formulaire/DateField',
  component: DateField,
  args: { name: 'dateEffet', label: 'Date d’effet', required: true, today, ...effectDates(today) },
  render: (args) => (
    <StoryForm
      titre="Votre nouvelle adresse"
      bouton="Continuer"
      schema={schema}
      initialValues={{ dateEffet: '' }}
    >
      <DateField {...args} />
    </StoryForm>
  ),
  parameters: { fiche },
}
export default meta

type Story = StoryObj<typeof DateField>

export const Vide: Story = {}

export const Rempli: Story = {
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox')
    await userEvent.type(field, '15/01/2027')
    await expect(field).toHaveValue('15/01/2027')
  },
}

export const ErreurVide: Story = { play: tapeEtEnvoie('', /cette adresse sera la vôtre/) }

export const ErreurFormat: Story = { play: tapeEtEnvoie('31/02/2027', /une date qui existe/) }

/** The birth of who fills the form: the browser may know it. */
const naissance: Story = {
  args: { name: 'dateNaissance', label: 'Date de naissance', autoComplete: 'bday', today },
  render: (args) => (
    <StoryForm
      titre="Votre identité"
      bouton="Continuer"
      schema={identiteFormSchema(today).pick(['dateNaissance'])}
      initialValues={{ dateNaissance: '' }}
    >
      <DateField {...args} />
    </StoryForm>
  ),
}

export const Naissance: Story = {
  ...naissance,
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox')
    await userEvent.type(field, '12/05/1969')
    await expect(field).toHaveValue('12/05/1969')
    await expect(field).toHaveAttribute('autocomplete', 'bday')
  },
}

export const NaissanceVide: Story = {
  ...naissance,
  play: tapeEtEnvoie('', /Saisissez votre date de naissance/),
}

export const NaissanceFuture: Story = {
  ...naissance,
  play: tapeEtEnvoie('22/11/2026', /après aujourd’hui/),
}

export const NaissanceAncienne: Story = {
  ...naissance,
  play: tapeEtEnvoie('01/01/1900', /trop ancienne/),
}
