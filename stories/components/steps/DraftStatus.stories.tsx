import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Status } from '#portal/components/page/Status.tsx'
import { DraftStatus } from '#portal/components/steps/DraftStatus.tsx'
import type { Fiche } from '../../../.storybook/fiche.ts'
import { statut, statuts } from '../../fixtures/alertes.ts'

const fiche: Fiche = {
  but: 'Dit qu’un brouillon est enregistré, et quand ; ou ce qu’il faut faire quand il ne l’est pas.',
  eviter: [
    'Pour dire qu’une demande est envoyée : FocusedAlert, qui prend le focus.',
    'Pour un formulaire court, que personne ne reprend plus tard.',
  ],
  clavier: [
    { touche: 'Tab', effet: 'atteint « Reprendre la dernière version », après un conflit' },
    { touche: 'Entrée', effet: 'charge la version enregistrée ailleurs' },
  ],
  lecteur: {
    histoire: 'Enregistre',
    phrases: [
      'document',
      'Brouillon enregistré à 14:32. Votre demande n’est pas encore envoyée.',
      'end of document',
    ],
  },
  rgaa: ['7.5', '11.10'],
  limites: [
    'L’heure est celle de Paris, où que soit l’appareil.',
    'L’enregistrement se dit une fois, à une pause où rien d’autre ne vient d’être dit ; ensuite il se voit seulement.',
  ],
}

const meta: Meta<typeof DraftStatus> = {
  title: 'Composants/DraftStatus',
  component: DraftStatus,
  parameters: { fiche },
  args: { etat: 'enregistre', modifieLe: '2026-11-20T13:32:00Z', onResume: fn() },
}
export default meta

type Story = StoryObj<typeof DraftStatus>

export const Enregistre: Story = {}

export const RienEncore: Story = { args: { etat: 'inchange', modifieLe: undefined } }

export const Echec: Story = { args: { etat: 'echec' } }

export const Conflit: Story = {
  args: { etat: 'conflit' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('alert')).toHaveTextContent(/autre onglet/)
    await userEvent.click(canvas.getByRole('button', { name: 'Reprendre la dernière version' }))
    await expect(args.onResume).toHaveBeenCalledOnce()
  },
}

const Retrait = (args: ComponentProps<typeof DraftStatus>) => {
  const [said, setSaid] = useState('')
  const [kept, setKept] = useState(0)
  return (
    <>
      <Status className="">{said}</Status>
      <DraftStatus {...args} modifieLe={kept === 0 ? undefined : args.modifieLe} />
      <button type="button" className="fr-btn fr-btn--secondary" onClick={() => setSaid('Enfant 1 retiré.')}>
        Retirer l’enfant 1
      </button>
      <button type="button" className="fr-btn" onClick={() => setKept(kept + 1)}>
        Enregistrer
      </button>
    </>
  )
}

/** What was just said is not followed by a second message: the draft is seen to be kept, and not heard. */
export const ApresUnAutreMessage: Story = {
  tags: ['!autodocs'],
  render: (args) => <Retrait {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Retirer l’enfant 1' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }))
    await expect(canvas.getByText(/^Brouillon enregistré/)).toBeVisible()
    await expect(statuts().map(({ textContent }) => textContent)).toEqual(['Enfant 1 retiré.', ''])
  },
}

const etats = ['echec', 'enregistrement', 'echec', 'modifie', 'echec', 'enregistre'] as const

const Essais = (args: ComponentProps<typeof DraftStatus>) => {
  const [essai, setEssai] = useState(0)
  return (
    <>
      <DraftStatus {...args} etat={etats[essai] ?? 'enregistre'} />
      <button type="button" className="fr-btn" onClick={() => setEssai(essai + 1)}>
        Réessayer
      </button>
    </>
  )
}

/** However often it is tried again, the failure is the same alert, heard once; that the draft is kept at last is said. */
export const EchecRepete: Story = {
  tags: ['!autodocs'],
  render: (args) => <Essais {...args} />,
  play: async ({ canvas }) => {
    const alert = canvas.getByRole('alert')
    const status = statut()
    const again = canvas.getByRole('button', { name: 'Réessayer' })
    for (let essai = 1; essai < etats.length - 1; essai += 1) {
      await userEvent.click(again)
      await expect(canvas.getByRole('alert')).toBe(alert)
    }
    await userEvent.click(again)
    await expect(canvas.queryByRole('alert')).toBeNull()
    await waitFor(() => expect(status).toHaveTextContent(/^Brouillon enregistré/))
  },
}
