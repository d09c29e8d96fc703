import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { object, string } from 'yup'
import { RadioField } from '#portal/form/fields/choices/RadioField.tsx'
import type { Fiche } from '../../../../.storybook/fiche.ts'
import { StoryForm } from '../../StoryForm.tsx'

const fiche: Fiche = {
  but: 'Prend dans un formulaire une réponse parmi quelques-unes, toutes visibles.',
  eviter: [
    'Au-delà de cinq réponses : choisir une liste déroulante.',
    'Quand une seule réponse est possible : l’écrire en toutes lettres.',
  ],
  clavier: [
    { touche: 'Tab', effet: 'va à la réponse choisie, ou à la première' },
    { touche: 'Flèches', effet: 'choisissent la réponse suivante ou précédente' },
    { touche: 'Entrée', effet: 'envoie le formulaire' },
  ],
  lecteur: {
    histoire: 'Vide',
    phrases: [
      'document',
      'form',
      'heading, Adresse d’envoi, level 2',
      'group, À quelle adresse l’envoyer ? (obligatoire), Une partie de l’adresse est masquée.',
      'À quelle adresse l’envoyer ? (obligatoire) Une partie de l’adresse est masquée.',
      'À quelle adresse l’envoyer ? (obligatoire)',
      'Une partie de l’adresse est masquée.',
      'end, À quelle adresse l’envoyer ? (obligatoire) Une partie de l’adresse est masquée.',
      'radio, Adresse principale : c•••@example.org, not checked, position 1, set size 2',
      'Adresse principale : c•••@example.org',
      'radio, Adresse secondaire : m•••@exemple.fr, not checked, position 2, set size 2',
      'Adresse secondaire : m•••@exemple.fr',
      'end of group, À quelle adresse l’envoyer ? (obligatoire), Une partie de l’adresse est masquée.',
      'button, Envoyer',
      'end of form',
      'end of document',
    ],
  },
  rgaa: ['11.1', '11.2', '11.5', '11.6', '11.7', '11.10', '11.11'],
  limites: [
    'Obligatoire, sauf quand une réponse est choisie d’avance : une réponse « aucune » est une réponse de plus.',
  ],
}

const schema = object({ adresse: string().defined().required('ADRESSE_MANQUE') })

interface FormulaireProps {
  readonly choisie?: string
  readonly children: ReactNode
}

const Formulaire = ({ choisie = '', children }: FormulaireProps) => (
  <StoryForm
    titre="Adresse d’envoi"
    bouton="Envoyer"
    schema={schema}
    initialValues={{ adresse: choisie }}
    messages={{ ADRESSE_MANQUE: 'Choisissez une adresse.' }}
  >
    {children}
  </StoryForm>
)

const meta: Meta<typeof RadioField> = {
  title: 'Formulaire/RadioField',
  component: RadioField,
  args: {
    name: 'adresse',
    legend: 'À quelle adresse l’envoyer ?',
    hint: 'Une partie de l’adresse est masquée.',
    options: [
      { value: 'principale', label: 'Adresse principale : c•••@example.org' },
      { value: 'secondaire', label: 'Adresse secondaire : m•••@exemple.fr' },
    ],
  },
  render: (args) => (
    <Formulaire>
      <RadioField {...args} />
    </Formulaire>
  ),
  parameters: { fiche },
}
export default meta

type Story = StoryObj<typeof RadioField>

/** A rule of DSFR's sheet that goes missing would leave the circle above its words. */
export const Vide: Story = {
  play: async ({ canvas }) => {
    const label = canvas.getByText('Adresse principale : c•••@example.org')
    // Untouched, it is not « saisie invalide ».
    for (const radio of canvas.getAllByRole('radio'))
      await expect(radio).toHaveAttribute('aria-invalid', 'false')
    await expect(getComputedStyle(label, '::before').top).toBe(getComputedStyle(label).paddingTop)
  },
}

/** What an answer supposes is its description, and no part of its name. */
export const AvecPrecisions: Story = {
  args: {
    options: [
      { value: 'principale', label: 'Adresse principale', hint: 'Celle de votre profil.' },
      { value: 'autre', label: 'Une autre' },
    ],
  },
  play: async ({ canvas }) => {
    const principale = canvas.getByRole('radio', { name: 'Adresse principale' })
    await expect(principale).toHaveAccessibleDescription('Celle de votre profil.')
    await userEvent.click(canvas.getByRole('button', { name: 'Envoyer' }))
    await waitFor(() =>
      expect(principale).toHaveAccessibleDescription('Choisissez une adresse. Celle de votre profil.'),
    )
  },
}

export const Choisie: Story = {
  play: async ({ canvasElement }) => {
    const [first, second] = within(canvasElement).getAllByRole('radio')
    await userEvent.click(first ?? canvasElement)
    await userEvent.keyboard('{ArrowDown}')
    await expect(second).toBeChecked()
    await expect(first).not.toBeChecked()
  },
}

export const Erreur: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const [first] = page.getAllByRole('radio')
    await userEvent.click(page.getByRole('button', { name: 'Envoyer' }))
    await waitFor(() => expect(first).toHaveAccessibleDescription('Choisissez une adresse.'))
    await expect(first).toBeInvalid()
    await userEvent.click(page.getByRole('link', { name: 'Choisissez une adresse.' }))
    await expect(first).toHaveFocus()
    await expect(
      page.getByRole('group', { name: 'À quelle adresse l’envoyer ? (obligatoire)' }),
    ).toHaveAccessibleDescription('Choisissez une adresse. Une partie de l’adresse est masquée.')
  },
}

export const LibelleLong: Story = {
  args: {
    legend: 'À laquelle des adresses électroniques de votre profil voulez-vous que ce document soit envoyé ?',
    options: [
      {
        value: 'principale',
        label: 'Adresse principale : m•••@messagerie-professionnelle.departement.exemple.fr',
      },
      { value: 'secondaire', label: 'Adresse secondaire : c•••@example.org' },
    ],
  },
}

/** A question that always has an answer is not said to ask for one. */
export const ChoisieDAvance: Story = {
  args: { required: false },
  render: (args) => (
    <Formulaire choisie="secondaire">
      <RadioField {...args} />
    </Formulaire>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: /^Adresse secondaire/ })).toBeChecked()
    await expect(canvas.queryByText(/obligatoire/)).toBeNull()
  },
}
