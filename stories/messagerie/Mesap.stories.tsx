import { expect, userEvent, within } from 'storybook/test'
import { listerdemandes } from '#contract/messagerie/messagerie.ts'
import { paths } from '#portal/paths.ts'
import { agent, lectureSeule } from '../fixtures/droits.ts'
import { chargee, ouverture, screenStory, type Story } from '../fixtures/screenStory.tsx'
import { demandes, repondue, reponsesMesap } from '../fixtures/messagerie/mesap.ts'
import { reponse } from '../fixtures/reponse.ts'

export default {
  title: 'Écrans/Messagerie',
  ...screenStory(paths.mesap, { droits: agent, reponses: reponsesMesap() }),
}

export const Chargement: Story = {
  parameters: { reponses: [reponse(listerdemandes, 'attente')] },
  play: ouverture,
}

export const Liste: Story = {
  play: async ({ canvasElement }) => {
    await chargee({ canvasElement })
    const canvas = within(canvasElement)
    await expect(canvas.getByText('3 demandes')).toBeVisible()
    await expect(canvas.getByText('Nouvelle réponse')).toBeVisible()
    await expect(canvas.getByRole('link', { name: repondue.objet })).toHaveAttribute(
      'href',
      paths.conversation(repondue.demandeId),
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Closes' }))
    await expect(canvas.getByText('1 demande close')).toBeVisible()
    // As many: what is counted is said all the same.
    await userEvent.click(canvas.getByRole('button', { name: 'En attente' }))
    await expect(canvas.getByText('1 demande en attente')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Toutes' }))
    await expect(canvas.getByText('3 demandes')).toBeVisible()
  },
}

/** Who has read a request comes back to those that they had chosen. */
export const FiltreRetrouve: Story = {
  play: async ({ canvasElement }) => {
    await chargee({ canvasElement })
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Avec réponse' }))
    await userEvent.click(await canvas.findByRole('link', { name: repondue.objet }))
    await userEvent.click(await canvas.findByRole('link', { name: 'Retour à mes demandes' }))
    await expect(await canvas.findByText('1 demande avec une réponse')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Avec réponse' })).toHaveAttribute('aria-pressed', 'true')
  },
}

export const Vide: Story = { parameters: { reponses: reponsesMesap([]) } }

export const FiltreVide: Story = {
  parameters: { reponses: reponsesMesap([repondue]) },
  play: async ({ canvasElement }) => {
    await chargee({ canvasElement })
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Closes' }))
    await within(canvasElement).findByText(/Aucune demande dans cet état/)
  },
}

export const LectureSeule: Story = {
  parameters: { droits: lectureSeule },
  play: async ({ canvasElement }) => {
    await chargee({ canvasElement })
    const canvas = within(canvasElement)
    await expect(canvas.getByText(/en lecture seule/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Voir la page Contact' })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Nouvelle demande' })).toBeNull()
  },
}

export const Echec: Story = {
  parameters: { reponses: [reponse(listerdemandes, 'coupure')] },
}

export const BeaucoupDeConversations: Story = {
  parameters: {
    reponses: reponsesMesap(
      Array.from({ length: 30 }, (_, rank) => ({
        ...(demandes[rank % demandes.length] ?? repondue),
        demandeId: `0199f0a0-0000-4000-8000-0000000001${rank + 10}`,
        objet: `Conversation ${rank + 1} ${'à propos d’un très long sujet '.repeat(rank % 4)}`.trim(),
      })),
    ),
  },
}
