import { expect, userEvent, within } from 'storybook/test'
import { rubriques } from '#contract/documents/rubrique.ts'
import { paths } from '#portal/paths.ts'
import { archive, pension, recherche } from '../fixtures/documents/documents.ts'
import { pensionnee } from '../fixtures/droits.ts'
import { reponse } from '../fixtures/reponse.ts'
import { chargee, ouverture, screenStory, type Story } from '../fixtures/screenStory.tsx'
import { archiver, chercher, toutSelectionner } from '../fixtures/documents/gestes.ts'

export default {
  title: 'Écrans/Pension',
  ...screenStory(paths.pension, { droits: pensionnee }),
}

export const Chargement: Story = {
  parameters: { reponses: [reponse(rubriques.pension.liste, 'attente')] },
  play: ouverture,
}

export const Liste: Story = {
  play: async ({ canvasElement }) => {
    await chargee({ canvasElement })
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('3 documents pour 2026.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Pourquoi ma pension a-t-elle changé ?' })).toBeVisible()
    await expect(await canvas.findByRole('heading', { name: 'Mon titre de pension' })).toBeVisible()
    const [first] = canvas.getAllByRole('heading', { level: 2 })
    await expect(first).toHaveTextContent(/^Titre de pension$/)
    await expect(await canvas.findByRole('columnheader', { name: /case 1AS, ou 1BS/ })).toBeVisible()
  },
}

export const Filtree: Story = {
  play: async ({ canvasElement }) => {
    await chargee({ canvasElement })
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Titres de pension' }))
    await expect(canvas.getByText('Titres de pension : 1 document pour 2026.')).toBeVisible()
  },
}

export const Recherche: Story = {
  parameters: { reponses: [recherche('pension')] },
  play: chercher,
}

export const RechercheSansResultat: Story = {
  parameters: { reponses: [recherche('pension', { total: 0 })] },
  play: chercher,
}

export const Selection: Story = { play: toutSelectionner }

export const ArchivePrete: Story = {
  parameters: { reponses: [archive('pension')] },
  play: async ({ canvasElement }) => {
    await toutSelectionner({ canvasElement })
    await archiver({ canvasElement })
    await expect(await within(canvasElement).findByText('Votre archive est prête')).toBeVisible()
  },
}

export const UneSeuleAnnee: Story = { parameters: { reponses: pension({ annees: [2026] }) } }

/** An empty list speaks for itself alone: the other areas may hold documents. */
export const Vide: Story = {
  parameters: { reponses: pension({ annees: [], liste: [] }) },
  play: async ({ canvasElement }) => {
    await chargee({ canvasElement })
    await expect(
      within(canvasElement).getByText(/^Aucun document n’a encore été déposé dans cette rubrique\./),
    ).toBeVisible()
  },
}
