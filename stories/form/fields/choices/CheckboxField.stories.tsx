import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { boolean, object } from 'yup'
import { CheckboxField } from '#portal/form/fields/choices/CheckboxField.tsx'
import type { Fiche } from '../../../../.storybook/fiche.ts'
import { StoryForm } from '../../StoryForm.tsx'

const fiche: Fiche = {
  but: 'Prend dans un formulaire un oui ou un non : la case cochée dit oui.',
  eviter: [
    'Quand ni oui ni non ne doit être choisi d’avance : choisir des boutons radio.',
    'Pour plusieurs réponses d’une même question : les grouper sous une légende.',
  ],
  clavier: [
    { touche: 'Espace', effet: 'coche ou décoche la case' },
    { touche: 'Entrée', effet: 'envoie le formulaire' },
  ],
  lecteur: {
    histoire: 'Vide',
    phrases: [
      'document',
      'form',
      'heading, Votre adresse, level 2',
      'checkbox, Mon adresse va changer, Elle servira à partir de la date que vous indiquerez., not checked',
      'Mon adresse va changer',
      'Elle servira à partir de la date que vous indiquerez.',
      'button, Continuer',
      'end of form',
      'end of document',
    ],
  },
  rgaa: ['11.1', '11.2', '11.10', '11.11'],
  limites: [
    'Elle n’est pas celle de react-dsfr, qui refait la case dans un groupe quand son erreur vient ou part : le focus s’y perdrait.',
    'Ce que la case découvre doit la suivre dans la page.',
  ],
}

const schema = object({ changement: boolean().defined().isTrue('CHANGEMENT_MANQUE') })

const meta: Meta<typeof CheckboxField> = {
  title: 'Formulaire/CheckboxField',
  component: CheckboxField,
  args: {
    name: 'changement',
    label: 'Mon adresse va changer',
    hint: 'Elle servira à partir de la date que vous indiquerez.',
  },
  render: (args) => (
    <StoryForm
      titre="Votre adresse"
      bouton="Continuer"
      schema={schema}
      initialValues={{ changement: false }}
      messages={{ CHANGEMENT_MANQUE: 'Cochez cette case.' }}
    >
      <CheckboxField {...args} />
    </StoryForm>
  ),
  parameters: { fiche },
}
export default meta

type Story = StoryObj<typeof CheckboxField>

export const Vide: Story = {}

export const Obligatoire: Story = {
  args: { required: true },
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('checkbox', {
      name: /Mon adresse va changer \(obligatoire\)/,
    })
    await expect(box).toBeRequired()
  },
}

export const Cochee: Story = {
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('checkbox')
    await userEvent.click(box)
    await expect(box).toBeChecked()
    await userEvent.keyboard(' ')
    await expect(box).not.toBeChecked()
    await userEvent.keyboard(' ')
    await expect(box).toBeChecked()
  },
}

export const Erreur: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const box = page.getByRole('checkbox')
    await userEvent.click(page.getByRole('button', { name: 'Continuer' }))
    await waitFor(() => expect(box).toHaveAccessibleDescription(/^Cochez cette case\. Elle servira/))
    await expect(box).toBeInvalid()
    await userEvent.click(page.getByRole('link', { name: 'Cochez cette case.' }))
    await expect(box).toHaveFocus()
  },
}

export const LibelleLong: Story = {
  args: {
    label:
      'J’ai travaillé pour l’État comme auxiliaire, vacataire ou contractuel pendant une ou plusieurs périodes avant d’être titulaire de mon emploi',
  },
}
