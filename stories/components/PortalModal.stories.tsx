import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '@codegouvfr/react-dsfr/Button.js'
import { firstFocus, PortalModal } from '#portal/components/PortalModal.tsx'
import type { Fiche } from '../../.storybook/fiche.ts'

const fiche: Fiche = {
  but: 'Fenêtre qui demande une réponse ou montre un détail avant de reprendre la page ; ce qui est derrière ne s’atteint plus.',
  eviter: [
    'Pour un texte que la page peut porter : un accordéon ou une page.',
    'Pour la réussite d’une action : un message dans la page.',
  ],
  clavier: [
    { touche: 'Tab, Maj + Tab', effet: 'parcourt la fenêtre, sans aller dans la page' },
    { touche: 'Échap', effet: 'ferme la fenêtre, d’un champ aussi' },
    {
      touche: 'Entrée ou Espace sur « Fermer »',
      effet: 'ferme la fenêtre et rend le focus à ce qui l’a ouverte',
    },
  ],
  lecteur: {
    histoire: 'Ouverte',
    phrases: [
      'document',
      'dialog, Confirmer l’envoi',
      'dialog, Confirmer l’envoi',
      'button, Fermer',
      'heading, Confirmer l’envoi, level 2',
      'paragraph',
      'Le document sera envoyé à l’adresse de votre profil.',
      'end of paragraph',
      'button, Envoyer',
      'end of dialog, Confirmer l’envoi',
      'end of document',
    ],
  },
  rgaa: ['7.1', '7.3', '9.1', '10.7', '12.8', '12.9'],
  limites: [
    'La ligne d’adresse du navigateur reste atteignable par Tab : c’est la règle de l’élément dialog.',
    'Le clic hors de la fenêtre ne la ferme pas, pour ne rien perdre par mégarde.',
    'Elle n’est pas celle de react-dsfr, que le script du DSFR ouvre et ferme : le focus s’y perd à la fermeture, et Échap n’y fait rien depuis un champ.',
  ],
}

const meta: Meta<typeof PortalModal> = {
  title: 'Composants/PortalModal',
  component: PortalModal,
  parameters: { fiche, docs: { story: { inline: false, height: '26rem' } } },
  args: {
    open: true,
    titre: 'Confirmer l’envoi',
    children: <p>Le document sera envoyé à l’adresse de votre profil.</p>,
    onClose: fn(),
  },
}
export default meta

type Story = StoryObj<typeof PortalModal>

export const Ouverte: Story = {
  args: { actions: <Button nativeButtonProps={firstFocus}>Envoyer</Button> },
  play: async () => {
    await expect(screen.getByRole('dialog', { name: 'Confirmer l’envoi' })).toBeVisible()
    // The dialog itself first: its name is heard then.
    await expect(screen.getByRole('dialog')).toHaveFocus()
    await waitFor(() => expect(screen.getByRole('button', { name: 'Envoyer' })).toHaveFocus())
  },
}

export const Confirmation: Story = {
  args: {
    confirmation: { oui: 'Envoyer', enCours: 'Envoi en cours…', non: 'Annuler', busy: false, onOui: fn() },
  },
  play: async ({ args: { confirmation, onClose } }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Envoyer' }))
    await userEvent.click(screen.getByRole('button', { name: 'Annuler' }))
    await expect(confirmation?.onOui).toHaveBeenCalledOnce()
    await expect(onClose).toHaveBeenCalledOnce()
  },
}

/** Son bouton garde le focus et dit ce qui se passe ; rien n’est à abandonner d’ici là. */
export const ConfirmationEnCours: Story = {
  args: {
    confirmation: {
      oui: 'Envoyer',
      enCours: 'Envoi en cours…',
      non: 'Annuler',
      busy: true,
      held: true,
      onOui: fn(),
    },
  },
  play: async () => {
    for (const name of ['Envoi en cours…', 'Annuler'])
      await expect(screen.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true')
  },
}

export const ContenuLong: Story = {
  args: {
    titre: 'Conditions d’utilisation',
    children: Array.from({ length: 30 }, (_, rang) => (
      <p key={rang}>
        Paragraphe {rang + 1} : le service conserve vos documents pendant toute votre carrière.
      </p>
    )),
  },
  play: async () => {
    const dialog = screen.getByRole('dialog')
    await expect(dialog).toBeVisible()
    await waitFor(() => expect(screen.getByRole('button', { name: 'Fermer' })).toHaveFocus())
    await expect(getComputedStyle(document.documentElement).overflow).toBe('hidden')
  },
}

const ParUnBouton = () => {
  const [open, setOpen] = useState(false)
  return (
    <>
      <h1>Page derrière</h1>
      <Button type="button" onClick={() => setOpen(true)}>
        Changer d’adresse
      </Button>{' '}
      <Button type="button" priority="secondary">
        Autre bouton
      </Button>
      <PortalModal open={open} onClose={() => setOpen(false)} titre="Mon adresse de courriel">
        <div className="fr-input-group">
          <label className="fr-label" htmlFor="courriel">
            Adresse de courriel
          </label>
          <input className="fr-input" id="courriel" type="email" autoComplete="email" {...firstFocus} />
        </div>
      </PortalModal>
    </>
  )
}

const openByKeyboard = async () => {
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(screen.getByRole('textbox')).toHaveFocus())
}

export const AvecUnChamp: Story = {
  render: ParUnBouton,
  play: async () => {
    await openByKeyboard()
    await userEvent.keyboard('a@exemple.fr')
    // Keys of the tests are not the browser's: what the Escape key asks of a dialog is asked here of it.
    screen.getByRole<HTMLDialogElement>('dialog').requestClose()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(screen.getByRole('button', { name: 'Changer d’adresse' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('textbox')).toHaveFocus())
    await userEvent.keyboard('b@exemple.fr')
  },
}

export const FocusRendu: Story = {
  tags: ['!autodocs'],
  render: ParUnBouton,
  play: async () => {
    await openByKeyboard()
    await userEvent.click(screen.getByRole('button', { name: 'Fermer' }))
    await expect(screen.getByRole('button', { name: 'Changer d’adresse' })).toHaveFocus()
  },
}

export const FondInerte: Story = {
  render: ParUnBouton,
  play: async () => {
    await openByKeyboard()
    const behind = screen.getByText('Autre bouton')
    behind.focus()
    await expect(behind).not.toHaveFocus()
    await expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement)
    await expect(screen.getByRole('dialog')).toHaveProperty('open', true)
    await expect(screen.getByRole('dialog').matches(':modal')).toBe(true)
  },
}
