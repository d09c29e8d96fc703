import type { Meta, StoryObj } from '@storybook/react-vite'
import { useLocation } from 'react-router-dom'
import { expect, userEvent, within } from 'storybook/test'
import { RichText } from '#portal/components/page/RichText.tsx'
import type { Fiche } from '../../../.storybook/fiche.ts'

const fiche: Fiche = {
  but: 'Texte de l’administration, que le serveur a nettoyé. Ses liens vers le portail s’ouvrent sans recharger la page.',
  eviter: ['Pour une phrase de l’interface : elle vient des messages, sans HTML.'],
  clavier: [
    { touche: 'Tab', effet: 'va d’un lien au suivant' },
    { touche: 'Entrée', effet: 'suit le lien' },
  ],
  lecteur: {
    histoire: 'Texte',
    phrases: [
      'document',
      'paragraph',
      'Votre bulletin est',
      'strong',
      'conservé',
      'end of strong',
      'toute votre carrière.',
      'end of paragraph',
      'list',
      'listitem, level 1, position 1, set size 2',
      'Il est disponible à la fin du mois.',
      'end of listitem, level 1, position 1, set size 2',
      'listitem, level 1, position 2, set size 2',
      'Consultez la',
      'link, foire aux questions',
      '.',
      'end of listitem, level 1, position 2, set size 2',
      'end of list',
      'end of document',
    ],
  },
  rgaa: ['6.1', '8.9', '9.3', '10.6', '13.2'],
  limites: ['Les intitulés des liens et l’ordre des titres viennent de qui écrit le texte.'],
}

const html =
  "<p>Votre bulletin est <strong>conservé</strong> toute votre carrière.</p><ul><li>Il est disponible à la fin du mois.</li><li>Consultez la <a href='/question/remunerationpaie'>foire aux questions</a>.</li></ul>"

const meta: Meta<typeof RichText> = {
  title: 'Composants/RichText',
  component: RichText,
  parameters: { fiche },
  args: { html },
}
export default meta

type Story = StoryObj<typeof RichText>

const Adresse = () => <p>Adresse : {useLocation().pathname}</p>

export const Texte: Story = {}

export const LienDuPortail: Story = {
  render: (args) => (
    <>
      <RichText {...args} />
      <Adresse />
    </>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('link', { name: 'foire aux questions' }))
    await expect(canvas.getByText('Adresse : /question/remunerationpaie')).toBeVisible()
  },
}

export const MotTresLong: Story = {
  args: { html: `<p>Référence : ${'ABCDEFGHIJ'.repeat(8)}</p>` },
  globals: { viewport: { value: 'etroit' } },
  play: async () => {
    const { scrollWidth, clientWidth } = document.documentElement
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  },
}
