import { expect, userEvent, waitFor, within } from 'storybook/test'
import { lireevenement } from '#contract/accueil/evenement.ts'
import { notifications, toutlire } from '#contract/accueil/notifications.ts'
import { notificationsMessages as words } from '#portal/accueil/notifications/words.ts'
import { cachedDocuments, keepDocuments } from '#portal/client/session/documentCache.ts'
import { paths } from '#portal/paths.ts'
import { notificationsDe, quelquesUnes } from '../fixtures/accueil/notifications.ts'
import { agent, lectureSeule } from '../fixtures/droits.ts'
import { reponse } from '../fixtures/reponse.ts'
import { chargee, ouverture, screenStory, type Story } from '../fixtures/screenStory.tsx'
import { statuts } from '../fixtures/alertes.ts'

export default {
  title: 'Écrans/Notifications',
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
  },
}

const lues = quelquesUnes.map((one) => ({ ...one, statut: 'EVE_LU' as const }))

/** Marked as read at once: what undoes it has the focus. */
export const ToutLire: Story = {
  tags: ['!autodocs'],
  parameters: {
    reponses: notificationsDe(quelquesUnes),
  },
  play: async ({ canvasElement }) => {
    await chargee({ canvasElement })
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: words.toutLire }))
    const undo = await canvas.findByRole('button', { name: words.nonLire(7) })
    await waitFor(() => expect(undo).toHaveFocus())
    await expect(canvas.getByText(words.toutLu)).toBeVisible()
    await userEvent.click(undo)
    await waitFor(() => expect(canvas.getByText('9 notifications, dont 7 à lire.')).toHaveFocus())
  },
}

/** What is opened is read at once: the server has not answered yet, and its list still says that it is new. */
export const OuvrirUne: Story = {
  parameters: { reponses: [reponse(lireevenement, 'attente'), ...notificationsDe(quelquesUnes)] },
  play: async ({ canvasElement }) => {
    await chargee({ canvasElement })
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Confirmez votre identité' }))
    await expect(await canvas.findByText('9 notifications, dont 6 à lire.')).toBeVisible()
  },
}

/** The lists of documents that this tab has kept say which are new: they are read again. */
export const ToutLireRelitLesListes: Story = {
  tags: ['!autodocs'],
  parameters: { reponses: notificationsDe(quelquesUnes) },
  play: async ({ canvasElement }) => {
    await chargee({ canvasElement })
    const canvas = within(canvasElement)
    const kept = () => cachedDocuments('remunerationpaie 2026')
    const keep = () => keepDocuments('remunerationpaie 2026', { listeDocument: [], optionEnvoiMail: false })
    keep()
    await expect(kept()).toBeDefined()
    await userEvent.click(canvas.getByRole('button', { name: words.toutLire }))
    const undo = await canvas.findByRole('button', { name: words.nonLire(7) })
    await expect(kept()).toBeUndefined()
    keep()
    await userEvent.click(undo)
    await canvas.findByText('9 notifications, dont 7 à lire.')
    await expect(kept()).toBeUndefined()
  },
}

/** What was marked in a group is undone there alone. */
export const ToutLireDUnGroupe: Story = {
  parameters: { reponses: notificationsDe(quelquesUnes) },
  play: async ({ canvasElement }) => {
    await chargee({ canvasElement })
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Ma rémunération (2)' }))
    await canvas.findByRole('button', { name: 'Ma rémunération (2)', pressed: true })
    await userEvent.click(canvas.getByRole('button', { name: words.toutLire }))
    const undo = await canvas.findByRole('button', { name: /^Annuler/ })
    await userEvent.click(canvas.getByRole('button', { name: 'Mes documents employeur (1)' }))
    await waitFor(() => expect(undo).not.toBeInTheDocument())
    await expect(canvas.queryByRole('button', { name: /^Annuler/ })).toBeNull()
  },
}

/** Before the list of the filter has come: what is pressed next is done of that filter, and the count is its own. */
export const ToutLireAussitotFiltre: Story = {
  parameters: { reponses: notificationsDe(quelquesUnes) },
  play: async ({ canvasElement }) => {
    await chargee({ canvasElement })
    const canvas = within(canvasElement)
    const network = window.fetch
    const asked: unknown[] = []
    window.fetch = (input, init) => {
      const { pathname } = new URL(String(input), location.origin)
      if (pathname === toutlire.path) asked.push(JSON.parse(String(init?.body)))
      return pathname === notifications.path ? new Promise(() => {}) : network(input, init)
    }
    try {
      canvas.getByRole('button', { name: 'Ma rémunération (2)' }).click()
      // As long as React takes to draw a press, and no more.
      await Promise.resolve()
      await expect(canvas.getByRole('button', { name: 'Ma rémunération (2)' })).toHaveAttribute(
        'aria-pressed',
        'true',
      )
      await expect(canvas.getByText(/^2 notifications, dont \d à lire\.$/)).toBeVisible()
      canvas.getByRole('button', { name: words.toutLire }).click()
      await waitFor(() => expect(asked).toEqual([{ groupe: 'remunerationpaie' }]))
    } finally {
      window.fetch = network
    }
  },
}

/** A page that is no more says so, and leads to the last one: « no notification » would be false. */
export const PageQuiNExistePas: Story = {
  args: { adresse: `${paths.notifications}?page=9` },
  parameters: { reponses: notificationsDe(quelquesUnes, 95) },
  play: async ({ canvasElement }) => {
    await chargee({ canvasElement })
    const canvas = within(canvasElement)
    await expect(await canvas.findByText(/Il n’y a pas de page 9\./)).toBeVisible()
    await expect(canvas.queryByText(words.aucuneIci)).toBeNull()
    await expect(canvas.queryByText(/Page 9 sur/)).toBeNull()
    await userEvent.click(canvas.getByRole('link', { name: words.dernierePage }))
    await expect(await canvas.findByText(/Page 5 sur 5\.$/)).toBeVisible()
  },
}

export const Vide: Story = { parameters: { reponses: notificationsDe([]) } }

/** Another page has its title, and the focus where its reading starts; another group is told once. */
export const Beaucoup: Story = {
  parameters: { reponses: notificationsDe(quelquesUnes, 95) },
  play: async ({ canvasElement }) => {
    await chargee({ canvasElement })
    const canvas = within(canvasElement)
    const told = () => statuts().map(({ textContent }) => textContent)
    await userEvent.click(canvas.getByRole('link', { name: 'Page suivante' }))
    await waitFor(() => expect(canvas.getByText(/Page 2 sur \d+\.$/)).toHaveFocus())
    await expect(document.title).toMatch(/^Page 2 – Toutes mes notifications/)
    await expect(told().join('')).toBe('')
    const groupe = canvas.getByRole('button', { name: 'Ma rémunération (2)' })
    await userEvent.click(groupe)
    await waitFor(() => expect(told()).toContain('Ma rémunération : 95 notifications.'))
    await expect(groupe).toHaveFocus()
    await expect(document.title).toMatch(/^Toutes mes notifications/)
    await userEvent.click(canvas.getByRole('link', { name: 'Page suivante' }))
    await waitFor(() => expect(canvas.getByText(/Page 2 sur \d+\.$/)).toHaveFocus())
    await expect(told().join('')).toBe('')
  },
}

export const ToutesLues: Story = {
  parameters: {
    reponses: notificationsDe(lues),
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

/** A second press finds nothing to mark: the first can still be undone. */
export const ToutLireDeuxFois: Story = {
  parameters: {
    reponses: notificationsDe(quelquesUnes),
  },
  play: async ({ canvasElement }) => {
    await chargee({ canvasElement })
    const canvas = within(canvasElement)
    const button = canvas.getByRole('button', { name: words.toutLire })
    // Before the first is answered.
    button.click()
    button.click()
    await canvas.findByRole('button', { name: words.nonLire(7) })
  },
}

export const ToutLireRefuse: Story = {
  tags: ['!autodocs'],
  parameters: {
    reponses: [
      reponse(toutlire, { status: 500, body: { erreurCode: '' } }),
      ...notificationsDe(quelquesUnes),
    ],
  },
}
