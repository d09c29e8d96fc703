import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type ComponentProps } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { LineInput } from '#portal/components/address/LineInput.tsx'
import '#portal/styles/saisie.css'
import type { Fiche } from '../../../.storybook/fiche.ts'

const fiche: Fiche = {
  but: 'Une ligne de texte avec son étiquette, son aide et ses erreurs, hors de tout formulaire.',
  eviter: [
    'Dans un PortalForm : TextField.',
    'Pour une date, un montant ou un téléphone : le champ qui les connaît.',
  ],
  clavier: [{ touche: 'Tab', effet: 'va au champ, puis à ce qui le suit sur sa ligne' }],
  lecteur: {
    histoire: 'Erreur',
    phrases: [
      'document',
      'Ville',
      'textbox, Ville, Gand #, Retirez le signe #., invalid',
      'paragraph',
      'Retirez le signe #.',
      'end of paragraph',
      'end of document',
    ],
  },
  rgaa: ['7.1', '10.7', '11.1', '11.2', '11.10', '11.11', '11.13'],
  limites: [
    'Ses erreurs ne sont pas une région dynamique, comme le sont celles de react-dsfr : le résumé des erreurs, qui prend le focus, les dirait deux fois.',
    'Il ne vérifie rien : ses erreurs lui sont données.',
  ],
}

const WithState = (props: ComponentProps<typeof LineInput>) => {
  const [value, setValue] = useState(props.value)
  return (
    <LineInput
      {...props}
      value={value}
      onChange={(typed) => {
        props.onChange(typed)
        setValue(typed)
      }}
    />
  )
}

const meta: Meta<typeof LineInput> = {
  title: 'Formulaire/Parties/LineInput',
  component: LineInput,
  render: (args) => <WithState {...args} />,
  parameters: { fiche },
  args: { id: 'ville', label: 'Ville', value: '', onChange: fn(), autoComplete: 'address-level2' },
}
export default meta

type Story = StoryObj<typeof LineInput>

export const Vide: Story = {
  args: { required: true, hint: 'Telle qu’elle s’écrit dans son pays.' },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox', { name: /^Ville \(obligatoire\)/ })
    await expect(field).toBeRequired()
    await expect(field).toHaveAttribute('autocomplete', 'address-level2')
    await userEvent.type(field, 'Gand')
    await expect(args.onChange).toHaveBeenLastCalledWith('Gand')
  },
}

export const Erreur: Story = {
  args: { value: 'Gand #', errors: ['Retirez le signe #.'] },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox')
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription('Retirez le signe #.')
  },
}

export const SuiviDUnBouton: Story = {
  args: {
    children: (
      <button type="button" className="fr-btn fr-btn--secondary">
        Rechercher
      </button>
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('textbox'))
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Rechercher' })).toHaveFocus()
  },
}

export const Desactive: Story = { args: { value: 'Gand', disabled: true } }

export const LectureSeule: Story = { args: { value: 'Gand', readOnly: true } }

export const LibelleLong: Story = {
  ...SuiviDUnBouton,
  args: {
    ...SuiviDUnBouton.args,
    label: 'Ville de votre dernière résidence à l’étranger avant votre retour',
  },
  globals: { viewport: { value: 'etroit' } },
}
