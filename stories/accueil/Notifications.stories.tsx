import { expect, userEvent, within } from 'storybook/test'
import { notifications, toutlire } from '#contract/accueil/notifications.ts'
import { notificationsMessages as words } from '#portal/accueil/notifications/words.ts'
import { paths } from '#portal/paths.ts'
import { notificationsDe, quelquesUnes } from '../fixtures/accueil/notifications.ts'
import { agent, lectureSeule } from '../fixtures/droits.ts'
import { reponse } from '../fixtures/reponse.ts'
import { chargee, ouverture, screenStory, type Story } from '../fixtures/screenStory.tsx'

export default {
  title: 'Écrans/Notifications',
  tags: ['!autodocs'],
  ...screenStory(paths.notifications, { droits: agent, reponses: notificationsDe(quelquesUnes) }),
}

export const Chargement: Story = {
  parameters: { reponses: [reponse(notifications, 'attente')] },
  play: ouverture,
}

export const Quelques: Story = {
  play: async ({ canvasElement }) => {
    await chargee({ canvasElement })
    const canvas = within(canvasElement)
    await expect(canvas.getByText('9 notifications, dont 7 à lire.')).toBeVisible()
    await expect(canvas.getByText(/terminé le/)).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Une pièce vous est demandée.' })).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Ma rémunération (2)' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: words.toutLire }))
  },
}

export const Vide: Story = { parameters: { reponses: notificationsDe([]) } }

export const Beaucoup: Story = { parameters: { reponses: notificationsDe(quelquesUnes, 95) } }

export const ToutesLues: Story = {
  parameters: {
    reponses: notificationsDe(quelquesUnes.map((one) => ({ ...one, statut: 'EVE_LU' as const }))),
  },
  play: async ({ canvasElement }) => {
    await chargee({ canvasElement })
    await expect(within(canvasElement).queryByRole('button', { name: words.toutLire })).toBeNull()
  },
}

export const LectureSeule: Story = { parameters: { droits: lectureSeule } }

export const Panne: Story = {
  parameters: { reponses: [reponse(notifications, { status: 500, body: { erreurCode: '' } })] },
}

export const ToutLireRefuse: Story = {
  parameters: {
    reponses: [
      reponse(toutlire, { status: 500, body: { erreurCode: '' } }),
      ...notificationsDe(quelquesUnes),
    ],
  },
}
