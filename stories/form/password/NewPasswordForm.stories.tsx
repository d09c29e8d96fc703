import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { messageKey } from '#contract/messages.ts'
import { NewPasswordForm } from '#portal/form/password/NewPasswordForm.tsx'
import { PasswordField } from '#portal/form/password/PasswordField.tsx'
import { fuite, listeQuiDit, motDePasseVole } from './fuites.ts'
import type { Fiche } from '../../../.storybook/fiche.ts'
import { nouveauMotDePasseDit } from '../../fixtures/motDePasseDit.ts'

const fiche: Fiche = {
  but: 'Prend un nouveau mot de passe, le compare à une liste de mots de passe volés, puis le transmet ; la liste peut refuser, ou seulement déconseiller.',
  eviter: ['Pour un mot de passe parmi d’autres champs d’une étape : choisir NewPasswordFields.'],
  clavier: [
    { touche: 'Tab', effet: 'va du champ à son bouton Afficher, puis à la confirmation, puis au bouton' },
    { touche: 'Entrée', effet: 'valide le formulaire' },
  ],
  lecteur: {
    histoire: 'Vide',
    phrases: [
      'document',
      'form',
      ...nouveauMotDePasseDit,
      'button, Valider',
      'end of form',
      'end of document',
    ],
  },
  rgaa: ['3.1', '7.1', '7.5', '11.1', '11.2', '11.10', '11.11', '11.13'],
  limites: [
    'Une liste qui ne répond pas à temps laisse passer le mot de passe, comme l’écrit la spécification : le serveur vérifie à son tour.',
  ],
}

const parametrage = (verificationCompromissionMotDePasse: number) => ({
  franceconnectactive: false,
  verificationCompromissionMotDePasse,
  seuilAcceptabiliteOccurrencesCompromissionMotDePasse: 10,
  delaiAttenteCompromissionMotDePasseMillis: 5000,
  listeFiltre: [],
})

const meta: Meta<typeof NewPasswordForm> = {
  title: 'Formulaire/NewPasswordForm',
  component: NewPasswordForm,
  beforeEach: listeQuiDit(() => Promise.resolve(new Response(''))),
  args: {
    parametrage: parametrage(2),
    label: 'Valider',
    sending: 'Envoi en cours…',
    onSubmit: fn(() => Promise.resolve()),
  },
  parameters: { fiche },
}
export default meta

type Story = StoryObj<typeof NewPasswordForm>

const remplir = async (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement)
  await userEvent.type(canvas.getByLabelText('Nouveau mot de passe (obligatoire)'), motDePasseVole)
  await userEvent.type(canvas.getByLabelText('Confirmation du mot de passe (obligatoire)'), motDePasseVole)
  await userEvent.click(canvas.getByRole('button', { name: 'Valider' }))
  return canvas
}

export const Vide: Story = {}

export const Accepte: Story = {
  play: async ({ canvasElement, args }) => {
    await remplir(canvasElement)
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(1))
  },
}

export const Verification: Story = {
  beforeEach: listeQuiDit(() => new Promise(() => {})),
  play: async ({ canvasElement, args }) => {
    const canvas = await remplir(canvasElement)
    await expect(await canvas.findByRole('button', { name: 'Vérification du mot de passe…' })).toBeVisible()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

export const Deconseille: Story = {
  beforeEach: listeQuiDit(fuite),
  play: async ({ canvasElement, args }) => {
    const canvas = await remplir(canvasElement)
    const titre = await canvas.findByRole('heading', { name: 'Problème de sécurité' })
    await waitFor(() => expect(titre.parentElement).toHaveFocus())
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await expect(canvas.getByRole('button', { name: 'Valider quand même' })).toBeVisible()
    await expect(canvas.queryByText(/Robustesse/)).toBeNull()
  },
}

export const ValideQuandMeme: Story = {
  tags: ['!autodocs'],
  beforeEach: listeQuiDit(fuite),
  play: async ({ canvasElement, args }) => {
    const canvas = await remplir(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Valider quand même' }))
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(1))
  },
}

export const ChangeApresConseil: Story = {
  beforeEach: listeQuiDit(fuite),
  play: async ({ canvasElement, args }) => {
    const canvas = await remplir(canvasElement)
    await canvas.findByRole('button', { name: 'Valider quand même' })
    for (const label of [/^Nouveau mot de passe/, /^Confirmation/])
      await userEvent.type(canvas.getByLabelText(label), 'z')
    await userEvent.click(canvas.getByRole('button', { name: 'Valider' }))
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(1))
  },
}

export const Refuse: Story = {
  args: { parametrage: parametrage(1) },
  beforeEach: listeQuiDit(fuite),
  play: async ({ canvasElement, args }) => {
    const canvas = await remplir(canvasElement)
    const field = canvas.getByLabelText('Nouveau mot de passe (obligatoire)')
    await waitFor(() => expect(field).toHaveAccessibleDescription(/mots de passe volés/))
    await expect(canvas.queryByText(/Robustesse/)).toBeNull()
    await expect(await canvas.findByText('Le formulaire contient 1 erreur')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Valider' }))
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

export const ListeEnPanne: Story = {
  tags: ['!autodocs'],
  args: { parametrage: parametrage(1) },
  beforeEach: listeQuiDit(() => Promise.resolve(new Response('<!doctype html>', { status: 503 }))),
  play: async ({ canvasElement, args }) => {
    await remplir(canvasElement)
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(1))
  },
}

export const RefusDuServeur: Story = {
  args: { refus: messageKey('SAISIE_MDP_ANCIEN_KO') },
  play: async ({ canvasElement }) => {
    const canvas = await remplir(canvasElement)
    await expect(await canvas.findByText(/mot de passe actuel est incorrect/)).toBeVisible()
  },
}

export const AvecAncienMotDePasse: Story = {
  args: {
    children: (
      <PasswordField
        name="motDePasseAncien"
        label="Mot de passe actuel"
        autoComplete="current-password"
        required
      />
    ),
  },
}

export const VoleSelonLeServeur: Story = {
  tags: ['!autodocs'],
  args: { refus: messageKey('SAISIE_MDP_COMPROMIS') },
  play: async ({ canvasElement }) => {
    const canvas = await remplir(canvasElement)
    await expect((await canvas.findAllByText(/mots de passe volés/)).length).toBeGreaterThan(0)
    await expect(canvas.queryByText(/Robustesse/)).toBeNull()
    // Another password is not reproached what the former one was, and its strength is said.
    await userEvent.type(canvas.getByLabelText('Nouveau mot de passe (obligatoire)'), 'z')
    await expect(canvas.getByText(/Robustesse/)).toBeVisible()
    await expect(canvas.queryByText(/mots de passe volés/)).toBeNull()
  },
}

export const VoleApresUnAutre: Story = {
  tags: ['!autodocs'],
  args: { parametrage: parametrage(1) },
  beforeEach: listeQuiDit(fuite),
  render: function Rendu(args) {
    const [refus, setRefus] = useState<string>()
    return (
      <NewPasswordForm
        {...args}
        refus={refus}
        onSubmit={() => Promise.resolve(setRefus(messageKey('SAISIE_MDP_COMPROMIS')))}
      />
    )
  },
  play: async ({ canvasElement }) => {
    const canvas = await remplir(canvasElement)
    await canvas.findByText('Le formulaire contient 1 erreur')
    for (const label of [/^Nouveau mot de passe/, /^Confirmation/])
      await userEvent.type(canvas.getByLabelText(label), 'z')
    await userEvent.click(canvas.getByRole('button', { name: 'Valider' }))
    await expect((await canvas.findAllByText(/mots de passe volés/)).length).toBeGreaterThan(0)
    await expect(canvas.queryByText(/Robustesse/)).toBeNull()
  },
}
