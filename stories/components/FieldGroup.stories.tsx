import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { FieldGroup, stateOf } from '#portal/components/FieldGroup.tsx'
import type { Fiche } from '../../.storybook/fiche.ts'

const fiche: Fiche = {
  but: 'Mettre autour d’une saisie son étiquette, son aide et ses erreurs, dans le balisage du DSFR.',
  eviter: ['Pour une ligne de texte ou une liste, que react-dsfr a entières : LineInput, SelectInput.'],
  clavier: [{ touche: 'Tab', effet: 'atteint la saisie' }],
  lecteur: {
    histoire: 'AvecAide',
    phrases: [
      'document',
      'Motif (obligatoire)',
      'En quelques mots.',
      'textbox, Motif (obligatoire), En quelques mots., required',
      'end of document',
    ],
  },
  rgaa: ['11.1', '11.2', '11.10', '11.11'],
  limites: [
    'Il reste pour ce que react-dsfr ne sait pas placer entre la saisie et son erreur : les caractères restants, le bouton d’un mot de passe, la liste des fichiers.',
    'Les erreurs n’ont pas de rôle d’alerte : le résumé des erreurs les dit à l’envoi.',
  ],
}

const motif = { id: 'motif', required: true } as const

const meta: Meta<typeof FieldGroup> = {
  title: 'Formulaire/FieldGroup',
  component: FieldGroup,
  parameters: { fiche },
  args: {
    id: 'motif',
    label: 'Motif',
    required: true,
    errors: [],
    children: <input className="fr-input" {...stateOf({ ...motif, errors: [] })} />,
  },
}
export default meta

type Story = StoryObj<typeof FieldGroup>

export const AvecAide: Story = {
  args: {
    hint: 'En quelques mots.',
    children: (
      <input className="fr-input" {...stateOf({ ...motif, errors: [], hint: 'En quelques mots.' })} />
    ),
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Motif (obligatoire)' })
    await expect(field).toBeRequired()
    await expect(field).toHaveAccessibleDescription('En quelques mots.')
  },
}

export const EnErreur: Story = {
  args: {
    errors: ['Saisissez un motif.'],
    children: <input className="fr-input" {...stateOf({ ...motif, errors: ['Saisissez un motif.'] })} />,
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox')
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription('Saisissez un motif.')
  },
}
