import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { Button } from '@codegouvfr/react-dsfr/Button.js'
import { Status } from '#portal/components/page/Status.tsx'
import type { Fiche } from '../../../.storybook/fiche.ts'
import { alerte, statut, statuts } from '../../fixtures/alertes.ts'

const fiche: Fiche = {
  but: 'Phrase courte dite quand elle change : poliment pour un résultat ou un état, en alerte pour une erreur ou un conseil.',
  eviter: [
    'Pour une erreur qui arrête la personne : ErrorSummary, qui prend le focus.',
    'Pour un texte présent dès l’ouverture de la page : il se lit sans cela.',
  ],
  clavier: [{ touche: 'Tab', effet: 'passe : une phrase ne s’atteint pas' }],
  lecteur: {
    histoire: 'Visible',
    phrases: ['document', '12 documents pour 2026.', 'end of document'],
  },
  rgaa: ['7.5'],
  limites: [
    'Il doit être sur la page, vide, avant d’avoir à parler : certains lecteurs taisent une zone apparue pleine.',
  ],
}

const meta: Meta<typeof Status> = {
  title: 'Composants/Status',
  component: Status,
  parameters: { fiche },
  args: { children: '12 documents pour 2026.', className: '' },
}
export default meta

type Story = StoryObj<typeof Status>

export const Visible: Story = {}
export const Vide: Story = { render: () => <Status className="">{''}</Status> }
export const Alerte: Story = {
  args: { alerte: true, children: 'L’envoi a échoué.' },
  play: async () => {
    await expect(alerte()).toHaveTextContent('L’envoi a échoué.')
    await expect(statuts()).toEqual([])
  },
}
export const PourLesLecteursDEcran: Story = {
  tags: ['!autodocs'],
  render: () => <Status>Nouveau code affiché</Status>,
}

const Compteur = () => {
  const [said, setSaid] = useState('')
  return (
    <>
      <Button type="button" onClick={() => setSaid('Document ajouté')}>
        Ajouter
      </Button>
      <Status>{said}</Status>
    </>
  )
}

export const QuiChange: Story = {
  render: Compteur,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const status = statut()
    await expect(status).toBeEmptyDOMElement()
    await userEvent.click(canvas.getByRole('button', { name: 'Ajouter' }))
    await expect(statut()).toBe(status)
    await expect(status).toHaveTextContent('Document ajouté')
    await expect(status).toHaveAttribute('aria-live', 'polite')
  },
}
