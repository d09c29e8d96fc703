import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type ComponentProps } from 'react'
import { expect, userEvent } from 'storybook/test'
import { FilterTags } from '#portal/components/FilterTags.tsx'
import '#portal/documents/documents.css'
import type { Fiche } from '../../.storybook/fiche.ts'

const fiche: Fiche = {
  but: 'Ne montrer qu’une sorte de documents d’une liste ; un second appui montre tout à nouveau.',
  eviter: [
    'Pour choisir plusieurs valeurs : des cases à cocher.',
    'Pour aller à une autre page : des liens.',
  ],
  clavier: [{ touche: 'Entrée ou Espace', effet: 'enfonce le filtre, ou le relâche' }],
  lecteur: {
    histoire: 'AucunFiltre',
    phrases: [
      'document',
      'list, Filtrer les documents',
      'listitem, level 1, position 1, set size 3',
      'button, Bulletins de paie, not pressed',
      'end of listitem, level 1, position 1, set size 3',
      'listitem, level 1, position 2, set size 3',
      'button, Attestations fiscales, not pressed',
      'end of listitem, level 1, position 2, set size 3',
      'listitem, level 1, position 3, set size 3',
      'button, Décomptes de rappel, not pressed',
      'end of listitem, level 1, position 3, set size 3',
      'end of list, Filtrer les documents',
      'end of document',
    ],
  },
  rgaa: ['3.1', '7.1', '7.3', '9.3'],
  limites: [
    'Le nombre de documents qui restent est annoncé par la liste, pas par les filtres.',
    'Ses étiquettes sont celles de react-dsfr ; leur liste n’est pas son TagsGroup, auquel on ne peut pas donner de nom.',
  ],
}

const WithState = (props: ComponentProps<typeof FilterTags>) => {
  const [selected, setSelected] = useState(props.selected)
  return (
    <FilterTags
      {...props}
      selected={selected}
      onToggle={(name) => setSelected(name === selected ? undefined : name)}
    />
  )
}

const meta: Meta<typeof FilterTags> = {
  title: 'Composants/FilterTags',
  component: FilterTags,
  render: (args) => <WithState {...args} />,
  args: {
    label: 'Filtrer les documents',
    names: ['Bulletins de paie', 'Attestations fiscales', 'Décomptes de rappel'],
    selected: undefined,
    onToggle: () => undefined,
  },
  parameters: { fiche },
}
export default meta

type Story = StoryObj<typeof FilterTags>

export const AucunFiltre: Story = {}

export const UnFiltre: Story = { args: { selected: 'Attestations fiscales' } }

export const AppuiPuisRelache: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const tag = canvas.getByRole('button', { name: 'Bulletins de paie' })
    await userEvent.click(tag)
    await expect(tag).toHaveAttribute('aria-pressed', 'true')
    await expect(canvas.getAllByRole('button', { pressed: true })).toHaveLength(1)
    await userEvent.keyboard('{Enter}')
    await expect(tag).toHaveAttribute('aria-pressed', 'false')
  },
}

export const TexteLong: Story = {
  args: {
    names: [
      'Décomptes de rappel et régularisations de traitement des années antérieures',
      'Autres documents',
    ],
  },
}
