import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { CommuneList, optionId } from '#portal/components/address/CommuneList.tsx'
import { interfaceConstants } from '#portal/interfaceConstants.ts'
import '#portal/styles/saisie.css'
import { limites } from '#rules/contenu/limites.ts'
import type { Fiche } from '../../../.storybook/fiche.ts'

const fiche: Fiche = {
  but: 'Les communes proposées sous leur champ, dont une est celle où est le clavier.',
  eviter: ['Seul : les touches sont entendues par le champ de CommuneInput, où le focus reste.'],
  clavier: [{ touche: 'Tab', effet: 'passe : le focus reste dans le champ' }],
  lecteur: {
    histoire: 'Ouverte',
    phrases: [
      'document',
      'listbox, Communes proposées, orientated vertically',
      'option, Châteaubriant, not selected, position 1, set size 4',
      'option, Erbray, not selected, position 2, set size 4',
      'option, Louisfert, not selected, position 3, set size 4',
      'option, Soudan, not selected, position 4, set size 4',
      'end of listbox, Communes proposées, orientated vertically',
      'end of document',
    ],
  },
  rgaa: ['7.1', '10.11', '11.1'],
  limites: [...limites.CommuneList, 'La liste recouvre ce qui la suit, et défile au-delà de quelques noms.'],
}

const names = ['Châteaubriant', 'Erbray', 'Louisfert', 'Soudan']

const meta: Meta<typeof CommuneList> = {
  title: 'Formulaire/Parties/CommuneList',
  component: CommuneList,
  parameters: { fiche },
  args: { id: 'commune-liste', names, active: -1, onChoose: fn() },
  decorators: [
    (Story) => (
      <div style={{ paddingBottom: interfaceConstants.comboboxListHeight }}>
        <div className="eap-commune">
          <Story />
        </div>
      </div>
    ),
  ],
}
export default meta

type Story = StoryObj<typeof CommuneList>

export const Ouverte: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('option', { selected: true })).toBeNull()
    await userEvent.click(canvas.getByRole('option', { name: 'Louisfert' }))
    await expect(args.onChoose).toHaveBeenCalledWith('Louisfert', expect.any(Number))
  },
}

export const UneActive: Story = {
  args: { active: 1 },
  play: async ({ canvas, args }) => {
    const active = canvas.getByRole('option', { selected: true })
    await expect(active).toHaveTextContent('Erbray')
    await expect(active).toHaveAttribute('id', optionId(args.id, 1))
  },
}

export const Fermee: Story = {
  args: { names: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('listbox')).toBeNull()
  },
}

export const NomLong: Story = {
  args: { active: 0, names: ['Saint-Germain-de-Tallevende-la-Lande-Vaumont', ...names.slice(1)] },
  globals: { viewport: { value: 'etroit' } },
  play: async () => {
    const { scrollWidth, clientWidth } = document.documentElement
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  },
}
