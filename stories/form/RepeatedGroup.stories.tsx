import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { array, object, string } from 'yup'
import { LiveForm } from '#portal/form/LiveForm.tsx'
import { RepeatedGroup } from '#portal/form/RepeatedGroup.tsx'
import { TextField } from '#portal/form/fields/TextField.tsx'
import type { Fiche } from '../../.storybook/fiche.ts'
import { statut } from '../fixtures/alertes.ts'

const fiche: Fiche = {
  but: 'Demander les mêmes champs autant de fois qu’il le faut : des périodes, des personnes.',
  eviter: [
    'Quand il n’y en a jamais plus de deux : écrire les champs, le second étant facultatif.',
    'Quand ce qui est retiré doit pouvoir être rétabli plus tard : le composant ne garde que le dernier retrait.',
  ],
  clavier: [
    { touche: 'Entrée sur « Ajouter »', effet: 'ajoute un groupe, focus sur son premier champ' },
    { touche: 'Entrée sur « Retirer »', effet: 'retire le groupe, focus sur ce qui le rétablit' },
    {
      touche: 'Entrée sur « Annuler le retrait »',
      effet: 'rétablit le groupe à sa place, focus sur son premier champ',
    },
  ],
  lecteur: {
    histoire: 'UnGroupe',
    phrases: [
      'document',
      'heading, Vos emplois, level 2',
      'group, Emploi 1',
      'Emploi 1',
      'Employeur de l’emploi 1',
      'textbox, Employeur de l’emploi 1, Académie de Nantes',
      'button, Retirer l’emploi 1',
      'end of group, Emploi 1',
      'button, Ajouter un emploi',
      'end of document',
    ],
  },
  rgaa: ['7.3', '7.5', '11.1', '11.2', '11.5', '11.6', '11.7', '11.9'],
  limites: [
    'Les libellés des champs portent le numéro du groupe : la liste des champs d’un lecteur d’écran les distingue.',
    'Le retrait ne se confirme pas : il se rétablit tant que rien n’est ajouté.',
  ],
}

const schema = object({
  emplois: array(object({ employeur: string().defined().required('EMPLOYEUR_MANQUE') })).defined(),
})

interface FormulaireProps {
  readonly employeurs: readonly string[]
  readonly children: ReactNode
}

const Formulaire = ({ employeurs, children }: FormulaireProps) => (
  <LiveForm
    schema={schema}
    initialValues={{
      emplois: employeurs.map((employeur) => ({ employeur })),
    }}
    messages={{ EMPLOYEUR_MANQUE: 'Saisissez le nom de l’employeur.' }}
    reproach="onceLeft"
  >
    <h2>Vos emplois</h2>
    {children}
  </LiveForm>
)

const meta: Meta<typeof RepeatedGroup<{ readonly employeur: string }>> = {
  title: 'Formulaire/RepeatedGroup',
  component: RepeatedGroup,
  args: {
    name: 'emplois',
    fresh: { employeur: '' },
    first: 'employeur',
    maximum: 3,
    words: {
      legende: (numero) => `Emploi ${numero}`,
      ajouter: 'Ajouter un emploi',
      retirer: (numero) => `Retirer l’emploi ${numero}`,
      retire: 'L’emploi est retiré.',
      retablir: (numero) => `Annuler le retrait de l’emploi ${numero}`,
    },
    className: 'fr-mb-3w',
    children: (rang) => (
      <TextField name={`emplois[${rang}].employeur`} label={`Employeur de l’emploi ${rang + 1}`} />
    ),
  },
  render: (args) => (
    <Formulaire employeurs={[]}>
      <RepeatedGroup {...args} />
    </Formulaire>
  ),
  parameters: { fiche },
}
export default meta

type Story = StoryObj<typeof meta>

export const Vide: Story = {}

export const UnGroupe: Story = {
  render: (args) => (
    <Formulaire employeurs={['Académie de Nantes']}>
      <RepeatedGroup {...args} />
    </Formulaire>
  ),
}

/** Plain rows, without legends. */
export const Lignes: Story = {
  args: {
    words: {
      ajouter: 'Ajouter un emploi',
      retirer: (numero) => `Retirer l’emploi ${numero}`,
      retire: 'L’emploi est retiré.',
      retablir: (numero) => `Annuler le retrait de l’emploi ${numero}`,
    },
  },
  render: (args) => (
    <Formulaire employeurs={['Académie de Nantes', 'Ville de Rennes']}>
      <RepeatedGroup {...args} />
    </Formulaire>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('group')).toBeNull()
  },
}

export const Ajoutes: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const add = () => canvas.getByRole('button', { name: 'Ajouter un emploi' })
    for (const numero of [1, 2, 3]) {
      await userEvent.click(add())
      await expect(canvas.getByRole('textbox', { name: `Employeur de l’emploi ${numero}` })).toHaveFocus()
    }
    await expect(canvas.getByText('3 au plus : pour en ajouter, retirez-en d’abord.')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Ajouter un emploi' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Retirer l’emploi 3' }))
    await expect(canvas.getByRole('button', { name: 'Annuler le retrait de l’emploi 3' })).toHaveFocus()
    await expect(statut()).toHaveTextContent('L’emploi est retiré.')
    await userEvent.click(add())
    await expect(canvas.getByRole('textbox', { name: 'Employeur de l’emploi 3' })).toHaveFocus()
    await expect(statut()).toBeEmptyDOMElement()
  },
}

/** What was typed, and which fields were left, go with the group. */
export const Retire: Story = {
  render: (args) => (
    <Formulaire employeurs={['', '', 'Ville de Rennes']}>
      <RepeatedGroup {...args} />
    </Formulaire>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const field = (numero: number) => canvas.getByRole('textbox', { name: `Employeur de l’emploi ${numero}` })
    await userEvent.click(field(1))
    await userEvent.tab()
    await expect(field(1)).toHaveAccessibleDescription('Saisissez le nom de l’employeur.')
    await expect(field(2)).toBeValid()
    await userEvent.click(canvas.getByRole('button', { name: 'Retirer l’emploi 1' }))
    await expect(field(1)).toBeValid()
    await expect(field(2)).toHaveValue('Ville de Rennes')
  },
}

/** What was typed comes back at its place. */
export const Retabli: Story = {
  render: (args) => (
    <Formulaire employeurs={['Académie de Nantes', 'Ville de Rennes']}>
      <RepeatedGroup {...args} />
    </Formulaire>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Retirer l’emploi 1' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Annuler le retrait de l’emploi 1' }))
    const field = canvas.getByRole('textbox', { name: 'Employeur de l’emploi 1' })
    await expect(field).toHaveValue('Académie de Nantes')
    await expect(field).toHaveFocus()
    await expect(canvas.getByRole('textbox', { name: 'Employeur de l’emploi 2' })).toHaveValue(
      'Ville de Rennes',
    )
    await expect(canvas.queryByRole('button', { name: /Annuler le retrait/ })).toBeNull()
  },
}
