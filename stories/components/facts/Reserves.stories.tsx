import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Reserves, ReservesRepliees } from '#portal/components/facts/Reserves.tsx'
import type { Fiche } from '../../../.storybook/fiche.ts'

const fiche: Fiche = {
  but: 'Sous un montant estimé : ce qu’il ne compte pas et ce qu’il suppose, d’après le compte de la personne (reservesDe).',
  eviter: [
    'Pour ce qui change le montant et peut se corriger : Warnings.',
    'Des phrases écrites pour un écran : reservesDe est le seul endroit où elles se décident.',
  ],
  clavier: [{ touche: 'Tab', effet: 'va au lien vers le site public, quand il est réglé' }],
  lecteur: {
    histoire: 'AvecLien',
    phrases: [
      'document',
      'heading, Ce que ce montant ne compte pas, level 3',
      'list',
      'listitem, level 1, position 1, set size 2',
      'Vos pensions d’autres régimes (Régime général, 9 trimestres) : elles s’ajouteront à ce montant, chacune à l’âge et aux conditions de son régime.',
      'end of listitem, level 1, position 1, set size 2',
      'listitem, level 1, position 2, set size 2',
      'L’impôt sur le revenu.',
      'end of listitem, level 1, position 2, set size 2',
      'end of list',
      'paragraph',
      'link, Estimer toutes mes retraites sur info-retraite.fr (nouvel onglet)',
      'Estimer toutes mes retraites sur info-retraite.fr',
      '(',
      'nouvel onglet',
      ')',
      'end of link, Estimer toutes mes retraites sur info-retraite.fr (nouvel onglet)',
      'end of paragraph',
      'heading, Ce montant suppose, level 3',
      'list',
      'listitem, level 1, position 1, set size 1',
      'L’indice majoré 768, comme aujourd’hui : aucun avancement n’est supposé.',
      'end of listitem, level 1, position 1, set size 1',
      'end of list',
      'end of document',
    ],
  },
  rgaa: ['6.1', '9.1', '9.3', '13.2'],
  limites: ['Le compte ne dit ni la réversion ni l’invalidité : ces phrases restent conditionnelles.'],
}

const meta: Meta<typeof Reserves> = {
  title: 'Composants/Reserves',
  component: Reserves,
  parameters: { fiche },
  args: {
    as: 'h3',
    simulateurPublic: 'https://www.info-retraite.fr',
    reserves: {
      nonComptes: [
        'Vos pensions d’autres régimes (Régime général, 9 trimestres) : elles s’ajouteront à ce montant, chacune à l’âge et aux conditions de son régime.',
        'L’impôt sur le revenu.',
      ],
      suppositions: ['L’indice majoré 768, comme aujourd’hui : aucun avancement n’est supposé.'],
    },
  },
}
export default meta

type Story = StoryObj<typeof meta>

export const AvecLien: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: /info-retraite\.fr \(nouvel onglet\)$/ })).toHaveFocus()
  },
}

export const SansLien: Story = { args: { simulateurPublic: '' } }

export const Repliees: Story = {
  globals: { viewport: { value: 'etroit' } },
  render: (args) => <ReservesRepliees {...args} />,
  play: async ({ canvas, userEvent }) => {
    const bouton = canvas.getByRole('button', { name: 'Ce que ce montant compte, et ne compte pas' })
    await expect(bouton).toHaveAttribute('aria-expanded', 'false')
    await expect(canvas.queryByRole('heading', { name: 'Ce montant suppose' })).toBeNull()
    await userEvent.click(bouton)
    await expect(canvas.getByRole('heading', { name: 'Ce montant suppose' })).toBeVisible()
  },
}
