import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Accordion } from '#portal/components/page/Accordion.tsx'
import type { Fiche } from '../../../.storybook/fiche.ts'

const fiche: Fiche = {
  but: 'Questions et réponses, ou parties d’un texte dont on ne lit que quelques-unes.',
  eviter: [
    'Pour ce que tout le monde doit lire : le texte caché ne se voit pas.',
    'Pour les étapes d’une démarche : StatusTracker ou StepHeading.',
  ],
  clavier: [
    { touche: 'Tab', effet: 'va d’un titre au suivant, et dans les textes ouverts' },
    { touche: 'Entrée ou Espace', effet: 'ouvre ou ferme le texte ; les autres restent comme ils sont' },
  ],
  lecteur: {
    histoire: 'Ouvert',
    phrases: [
      'document',
      'heading, Quand mon bulletin est-il disponible ?, level 2',
      'button, Quand mon bulletin est-il disponible ?, 1 control, expanded',
      'end of heading, Quand mon bulletin est-il disponible ?, level 2',
      'paragraph',
      'À la fin de chaque mois.',
      'end of paragraph',
      'heading, Mon bulletin contient une erreur, level 2',
      'button, Mon bulletin contient une erreur, 1 control, not expanded',
      'end of heading, Mon bulletin contient une erreur, level 2',
      'end of document',
    ],
  },
  rgaa: ['3.2', '7.1', '7.3', '9.1', '10.7', '10.8'],
  limites: [
    'La recherche du navigateur ne trouve pas le texte fermé.',
    'Il n’est pas celui de react-dsfr, qui laisse au script du DSFR le soin d’ouvrir son texte : sans ce script, le bouton se dirait ouvert et rien ne se verrait.',
  ],
}

const items = [
  { id: 'delai', titre: 'Quand mon bulletin est-il disponible ?', contenu: <p>À la fin de chaque mois.</p> },
  { id: 'erreur', titre: 'Mon bulletin contient une erreur', contenu: <p>Prévenez votre employeur.</p> },
  { id: 'duree', titre: 'Combien de temps est-il conservé ?', contenu: <p>Toute votre carrière.</p> },
]

const meta: Meta<typeof Accordion> = {
  title: 'Composants/Accordion',
  component: Accordion,
  parameters: { fiche },
  args: { items, niveau: 2 },
}
export default meta

type Story = StoryObj<typeof Accordion>

export const Ferme: Story = {
  play: ({ canvasElement }) =>
    expect(within(canvasElement).getByText('À la fin de chaque mois.')).not.toBeVisible(),
}

export const Ouvert: Story = {
  args: { items: items.slice(0, 2) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.tab()
    const button = canvas.getByRole('button', { name: 'Quand mon bulletin est-il disponible ?' })
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await waitFor(() => expect(canvas.getByText('À la fin de chaque mois.')).toBeVisible())
  },
}

export const PlusieursOuverts: Story = {
  play: async ({ canvasElement }) => {
    const buttons = within(canvasElement).getAllByRole('button')
    for (const button of buttons) await userEvent.click(button)
    for (const button of buttons) await expect(button).toHaveAttribute('aria-expanded', 'true')
  },
}

export const OuvertParLAdresse: Story = {
  args: { ouvert: 'erreur' },
  play: ({ canvasElement }) =>
    waitFor(() =>
      expect(
        within(canvasElement).getByRole('button', { name: 'Mon bulletin contient une erreur' }),
      ).toHaveFocus(),
    ),
}

export const TexteLong: Story = {
  globals: { viewport: { value: 'etroit' } },
  args: {
    ouvert: 'long',
    items: [
      {
        id: 'long',
        titre:
          'Comment mes services accomplis comme contractuel avant ma titularisation sont-ils pris en compte ?',
        contenu: <p>{'Ils dépendent de la caisse à laquelle vous cotisiez alors. '.repeat(8)}</p>,
      },
    ],
  },
}
