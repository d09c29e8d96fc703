import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Warnings } from '#portal/components/facts/Warnings.tsx'
import { PAUSE } from '#portal/components/useAfterPause.ts'
import type { Fiche } from '../../../.storybook/fiche.ts'
import { alerte, statuts } from '../../fixtures/alertes.ts'

const PHRASE = 'Cette date est dans moins de 6 mois.'
const AUTRE = 'Cette date est passée.'

const fiche: Fiche = {
  but: 'Ce qui mérite d’être vérifié dans ce que l’on saisit : vu tout de suite, dit à une pause, sans rien bloquer.',
  eviter: [
    'Pour une erreur : ErrorSummary et le message du champ.',
    'Pour ce que répond le serveur : FocusedAlert, qui prend le focus.',
  ],
  clavier: [{ touche: 'Tab', effet: 'passe : rien n’y est à activer' }],
  lecteur: {
    histoire: 'UnPoint',
    phrases: [
      'document',
      'heading, À vérifier, level 3',
      'paragraph',
      'Cette date est dans moins de 6 mois.',
      'end of paragraph',
      'paragraph',
      'Vous pouvez continuer.',
      'end of paragraph',
      'end of document',
    ],
  },
  rgaa: ['7.5', '9.1', '11.10'],
  limites: [
    'Ce qui est là dès l’ouverture n’est pas dit : il se lit à sa place.',
    'Un point qui revient sans que les autres aient changé est redit avec eux.',
  ],
}

const meta: Meta<typeof Warnings> = {
  title: 'Composants/Warnings',
  component: Warnings,
  parameters: { fiche },
  args: { titre: 'À vérifier', phrases: [PHRASE], suite: 'Vous pouvez continuer.' },
}
export default meta

type Story = StoryObj<typeof meta>

export const UnPoint: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByText(PHRASE)).toBeVisible()
    await expect(statuts()).toEqual([])
  },
}

const Saisie = (args: ComponentProps<typeof Warnings>) => {
  const [date, setDate] = useState('proche')
  return (
    <>
      <Warnings {...args} phrases={date === 'proche' ? args.phrases : [AUTRE]} />
      <button type="button" className="fr-btn" onClick={() => setDate('passée')}>
        Choisir une date passée
      </button>
    </>
  )
}

/** What is there on arrival is not said; what comes after is, at a pause, and alone. */
export const UnAutrePoint: Story = {
  tags: ['!autodocs'],
  render: (args) => <Saisie {...args} />,
  play: async () => {
    const alert = alerte()
    const said = fn()
    const watch = new MutationObserver(() => said(alert.textContent))
    watch.observe(alert, { childList: true, characterData: true, subtree: true })
    const slow = userEvent.setup({ delay: 1.5 * PAUSE })
    await slow.tab()
    await slow.keyboard('{Enter}')
    await waitFor(() => expect(alert).toHaveTextContent(AUTRE), { timeout: 3 * PAUSE })
    await expect(said.mock.calls).toEqual([[AUTRE]])
    watch.disconnect()
  },
}

export const Rien: Story = {
  args: {
    phrases: [],
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText('À vérifier')).toBeNull()
  },
}
