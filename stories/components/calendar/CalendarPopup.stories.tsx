import type { Meta, StoryObj } from '@storybook/react-vite'
import { useRef, type ComponentProps } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { CalendarPopup } from '#portal/components/calendar/CalendarPopup.tsx'
import '#portal/styles/saisie.css'
import type { Fiche } from '../../../.storybook/fiche.ts'

const fiche: Fiche = {
  but: 'Montrer un calendrier à côté de son champ, sur une fenêtre assez large.',
  eviter: [
    'Sur une fenêtre étroite : PortalModal, comme le fait DateInput.',
    'Pour autre chose qu’un calendrier : son nom est « Choisir une date ».',
  ],
  clavier: [
    { touche: 'Échap', effet: 'ferme et rend le focus au champ, sans fermer un dialogue qui l’entoure' },
    { touche: 'Tab hors du champ et du calendrier', effet: 'ferme et laisse le focus où il est allé' },
  ],
  lecteur: {
    histoire: 'Ouverte',
    phrases: [
      'document',
      'button, Enregistrer',
      'dialog, Choisir une date',
      'dialog, Choisir une date',
      'paragraph',
      'Les jours du mois.',
      'end of paragraph',
      'button, Fermer le calendrier',
      'end of dialog, Choisir une date',
      'end of document',
    ],
  },
  rgaa: ['7.1', '7.3', '10.7', '12.8', '12.9'],
  limites: ['Le focus n’y est pas retenu : en sortir le ferme.'],
}

const WithOwner = (props: ComponentProps<typeof CalendarPopup>) => {
  const owner = useRef<HTMLDivElement>(null)
  return (
    <>
      <button type="button" className="fr-btn">
        Enregistrer
      </button>
      <div ref={owner} className="eap-date">
        <CalendarPopup {...props} owner={owner} />
      </div>
    </>
  )
}

const meta: Meta<typeof CalendarPopup> = {
  title: 'Formulaire/Parties/CalendarPopup',
  component: CalendarPopup,
  render: (args) => <WithOwner {...args} />,
  parameters: { fiche, docs: { story: { inline: false, height: '16rem' } } },
  args: {
    owner: { current: null },
    onClose: fn(),
    onLeave: fn(),
    children: <p>Les jours du mois.</p>,
  },
}
export default meta

type Story = StoryObj<typeof CalendarPopup>

const closing = { name: 'Fermer le calendrier' }

export const Ouverte: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('dialog', { name: 'Choisir une date' })).toBeVisible()
  },
}

export const Echap: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', closing).focus()
    // What it hears is heard from the frame after it is drawn.
    await waitFor(async () => {
      await userEvent.keyboard('{Escape}')
      await expect(args.onClose).toHaveBeenCalledOnce()
    })
    await expect(args.onLeave).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', closing))
    await expect(args.onClose).toHaveBeenCalledTimes(2)
  },
}

export const Sortie: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', closing).focus()
    await userEvent.tab({ shift: true })
    await expect(canvas.getByRole('button', { name: 'Enregistrer' })).toHaveFocus()
    await expect(args.onLeave).toHaveBeenCalledOnce()
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}
