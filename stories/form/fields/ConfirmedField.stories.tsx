import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { object, ref, string } from 'yup'
import { formKeys } from '#contract/kit/formKeys.ts'
import { ConfirmedField } from '#portal/form/fields/ConfirmedField.tsx'
import type { Fiche } from '../../../.storybook/fiche.ts'
import { StoryForm } from '../StoryForm.tsx'

const fiche: Fiche = {
  but: 'Prend deux fois la même valeur, par exemple une adresse électronique, et dit sur les deux champs qu’elles diffèrent.',
  eviter: [
    'Quand une erreur de saisie est sans conséquence : un seul champ suffit.',
    'Pour un mot de passe : choisir NewPasswordFields.',
  ],
  clavier: [{ touche: 'Tab', effet: 'va de la valeur à sa confirmation' }],
  lecteur: {
    histoire: 'Vide',
    phrases: [
      'document',
      'form',
      'heading, Vos coordonnées, level 2',
      'Adresse électronique (obligatoire)',
      'textbox, Adresse électronique (obligatoire), required',
      'Confirmation : adresse électronique (obligatoire)',
      'textbox, Confirmation : adresse électronique (obligatoire), required',
      'button, Enregistrer',
      'end of form',
      'end of document',
    ],
  },
  rgaa: ['11.1', '11.2', '11.10', '11.11', '11.13'],
  limites: ['La comparaison est celle du schéma du formulaire : le champ ne la fait pas lui-même.'],
}

const same = (other: string) =>
  string()
    .defined()
    .required('VALEUR_MANQUE')
    .oneOf([ref(other)], formKeys.compareAvec)

const schema = object().shape({ mail: same('mailConfirmation'), mailConfirmation: same('mail') }, [
  ['mail', 'mailConfirmation'],
])

const meta: Meta<typeof ConfirmedField> = {
  title: 'Formulaire/ConfirmedField',
  component: ConfirmedField,
  args: { name: 'mail', label: 'Adresse électronique', type: 'email', autoComplete: 'email' },
  render: (args) => (
    <StoryForm
      titre="Vos coordonnées"
      bouton="Enregistrer"
      schema={schema}
      initialValues={{ mail: '', mailConfirmation: '' }}
      messages={{ VALEUR_MANQUE: 'Saisissez votre adresse électronique.' }}
    >
      <ConfirmedField {...args} />
    </StoryForm>
  ),
  parameters: { fiche },
}
export default meta

type Story = StoryObj<typeof ConfirmedField>

const different = 'Les deux saisies sont différentes. Corrigez l’une ou l’autre.'

const submitDifferent = async (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement)
  const [first, second] = canvas.getAllByRole('textbox')
  if (!first || !second) throw new Error('two fields are awaited')
  await userEvent.type(first, 'paul@exemple.fr')
  await userEvent.type(second, 'paule@exemple.fr')
  await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }))
  await waitFor(() => expect(second).toHaveAccessibleDescription(different))
  await expect(first).toHaveAccessibleDescription(different)
  return { first, second }
}

export const Vide: Story = {}

export const Erreur: Story = {
  play: async ({ canvasElement }) => {
    const { first, second } = await submitDifferent(canvasElement)
    await expect(first).toHaveValue('paul@exemple.fr')
    await expect(second).toHaveValue('paule@exemple.fr')
  },
}

export const ErreurCorrigee: Story = {
  play: async ({ canvasElement }) => {
    const { first, second } = await submitDifferent(canvasElement)
    await userEvent.clear(second)
    await userEvent.type(second, 'paul@exemple.fr')
    await waitFor(() => expect(first).not.toBeInvalid())
    await expect(second).not.toBeInvalid()
  },
}

export const LibelleLong: Story = {
  args: {
    label: 'Adresse électronique à laquelle nous vous préviendrons de chaque nouveau document',
    hint: 'Préférez une adresse personnelle, que vous garderez si vous changez d’employeur.',
  },
}
