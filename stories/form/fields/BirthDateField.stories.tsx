import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { identiteFormSchema } from '#contract/inscription/inscriptionForm.ts'
import { BirthDateField } from '#portal/form/fields/BirthDateField.tsx'
import { PortalForm } from '#portal/form/PortalForm.tsx'
import { SubmitButton } from '#portal/form/SubmitButton.tsx'
import type { Fiche } from '../../../.storybook/fiche.ts'
import { tapeEtEnvoie } from '../../fixtures/tapeEtEnvoie.ts'

const fiche: Fiche = {
  but: 'Prend dans un formulaire la date de naissance de la personne, tapée ou choisie dans le calendrier.',
  eviter: ['Pour une autre date : choisir DateField.', 'Pour la naissance de quelqu’un d’autre.'],
  clavier: [
    { touche: 'Tab', effet: 'va du champ au bouton du calendrier' },
    { touche: 'Entrée', effet: 'dans le champ : envoie le formulaire' },
  ],
  lecteur: {
    histoire: 'Vide',
    phrases: [
      'document',
      'form',
      'heading, Votre identité, level 2',
      'Date de naissance (obligatoire)',
      'Format attendu : JJ/MM/AAAA, par exemple 05/09/1984.',
      'textbox, Date de naissance (obligatoire) Format attendu : JJ/MM/AAAA, par exemple 05/09/1984., required',
      'button, Choisir dans le calendrier : date de naissance, not expanded, has popup dialog',
      'button, Continuer',
      'end of form',
      'end of document',
    ],
  },
  rgaa: ['11.1', '11.2', '11.10', '11.11', '11.13'],
  limites: ['Les limites de la date sont celles du schéma du formulaire.'],
}

const today = '2026-11-21'
const schema = identiteFormSchema(today).pick(['dateNaissance'])

const meta: Meta<typeof BirthDateField> = {
  title: 'Formulaire/BirthDateField',
  component: BirthDateField,
  args: { name: 'dateNaissance', label: 'Date de naissance', today },
  render: (args) => (
    <PortalForm schema={schema} initialValues={{ dateNaissance: '' }} onSubmit={async () => {}}>
      <h2>Votre identité</h2>
      <BirthDateField {...args} />
      <SubmitButton label="Continuer" sending="Envoi en cours…" />
    </PortalForm>
  ),
  parameters: { fiche },
}
export default meta

type Story = StoryObj<typeof BirthDateField>

export const Vide: Story = {}

export const Rempli: Story = {
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox')
    await userEvent.type(field, '12/05/1969')
    await expect(field).toHaveValue('12/05/1969')
    await expect(field).toHaveAttribute('autocomplete', 'bday')
  },
}

export const ErreurVide: Story = { play: tapeEtEnvoie('', /Saisissez votre date de naissance/) }

export const ErreurFormat: Story = { play: tapeEtEnvoie('31/02/1969', /une date qui existe/) }

export const ErreurFuture: Story = { play: tapeEtEnvoie('22/11/2026', /après aujourd’hui/) }

export const ErreurAncienne: Story = { play: tapeEtEnvoie('01/01/1900', /trop ancienne/) }
