import { expect, userEvent, waitFor, within } from 'storybook/test'
import { demandesDeRetraite } from '#contract/demande/demandederetraite.ts'
import { suivis } from '#contract/demande/suivi.ts'
import { paths } from '#portal/paths.ts'
import {
  brouillonDe,
  contexteDe,
  demandeur,
  enCours,
  reponsesProgressive,
} from '../fixtures/demande/demandeProgressive.ts'
import { chargee, screenStory, type Played, type Story } from '../fixtures/screenStory.tsx'
import { reponse } from '../fixtures/reponse.ts'

const { envoyer } = demandesDeRetraite.progressive
const { calendrier } = suivis.progressive

const withDraft = (...first: ReturnType<typeof reponse>[]) => ({
  reponses: [...first, brouillonDe(), ...reponsesProgressive()],
})

export default {
  title: 'Écrans/Demande de retraite progressive/Envoi',
  ...screenStory(paths.etapeDemande('progressive', 'recapitulatif'), { droits: demandeur, ...withDraft() }),
}
const loaded = async ({ canvasElement }: Played) => {
  await chargee({ canvasElement })
  return within(canvasElement)
}

/** Declares on honour, then opens the confirmation. */
const declared = async ({ canvasElement }: Played) => {
  const canvas = await loaded({ canvasElement })
  await userEvent.click(await canvas.findByLabelText(/^J’atteste sur l’honneur/))
  await userEvent.click(canvas.getByRole('button', { name: 'Vérifier et envoyer' }))
  await canvas.findByRole('dialog', { name: 'Envoyer votre demande de retraite progressive' })
  return canvas
}

export const Pieces: Story = {
  args: { adresse: paths.etapeDemande('progressive', 'pieces') },
  parameters: {
    reponses: [
      brouillonDe({ conservationIban: false, iban1: 'FR7630006000011234567890', iban2: '189' }),
      ...reponsesProgressive(),
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = await loaded({ canvasElement })
    await canvas.findByText('autorisation.pdf')
    await canvas.findByLabelText(/^Relevé d’identité bancaire/)
    await userEvent.click(canvas.getByRole('button', { name: 'Suivant' }))
    await canvas.findByRole('heading', { name: 'Il manque des pièces' })
  },
}

export const Recapitulatif: Story = {
  name: 'Récapitulatif',
  play: async ({ canvasElement }) => {
    const canvas = await loaded({ canvasElement })
    await expect(canvas.getByText('autorisation.pdf')).toBeVisible()
    await expect(canvas.getByText(/^En travaillant à 80\s%/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Vérifier et envoyer' }))
    await canvas.findByText('Le formulaire contient 1 erreur')
    await userEvent.click(canvas.getByRole('button', { name: 'Modifier : Votre temps de travail' }))
    await expect(await canvas.findByLabelText(/^Quotité de travail demandée/)).toHaveValue('80')
  },
}

export const EtapeIncomplete: Story = {
  name: 'Étape incomplète',
  parameters: { reponses: [brouillonDe({ quotite: '40' }), ...reponsesProgressive()] },
  play: async ({ canvasElement }) => {
    const canvas = await loaded({ canvasElement })
    await canvas.findByRole('heading', { level: 2, name: /^Votre temps de travail/ })
  },
}

export const Validation: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await declared({ canvasElement })
    await userEvent.click(canvas.getByRole('button', { name: 'Relire encore' }))
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
  },
}

export const Envoyee: Story = {
  name: 'Envoyée',
  parameters: withDraft(),
  play: async ({ canvasElement }) => {
    const canvas = await declared({ canvasElement })
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Envoyer ma demande' }))
    await canvas.findByRole('heading', { name: 'Votre demande est envoyée' })
    for (const numero of canvas.getAllByText(enCours.numero)) await expect(numero).toBeVisible()
  },
}

export const Coupure: Story = {
  parameters: withDraft(reponse(envoyer, 'coupure')),
  play: async ({ canvasElement }) => {
    const canvas = await declared({ canvasElement })
    await userEvent.click(canvas.getByRole('button', { name: 'Envoyer ma demande' }))
    const alert = await canvas.findByText('Nous ne savons pas si votre demande est arrivée')
    await waitFor(() => expect(alert.parentElement).toHaveFocus())
    await expect(canvas.getByText('autorisation.pdf')).toBeVisible()
  },
}

export const Confirmation: Story = {
  args: { adresse: paths.etapeDemande('progressive', 'confirmation') },
  parameters: { reponses: reponsesProgressive({ ...contexteDe(), demandeEnCours: enCours }) },
  play: async ({ canvasElement }) => {
    const canvas = await loaded({ canvasElement })
    await expect(canvas.getByText(/^Sans réponse le 21\/01\/2027, deux mois/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: /^Télécharger l’accusé/ })).toBeVisible()
    await expect(canvas.getByRole('link', { name: /^Ajouter ces dates/ })).toHaveAttribute(
      'href',
      calendrier.path,
    )
    await expect(
      within(canvas.getByRole('main')).getByRole('link', {
        name: 'Suivre ma demande de retraite progressive',
      }),
    ).toBeVisible()
    await expect(canvas.queryByText(/prévenir votre employeur/)).toBeNull()
    await expect(canvas.getByText(/^Premier paiement : 1 mois après la notification/)).toBeVisible()
  },
}

export const RienAConfirmer: Story = {
  name: 'Rien à confirmer',
  args: { adresse: paths.etapeDemande('progressive', 'confirmation') },
  parameters: { reponses: reponsesProgressive() },
  play: async ({ canvasElement }) => {
    const canvas = await loaded({ canvasElement })
    await canvas.findByRole('heading', { level: 2, name: /^Votre situation/ })
  },
}
