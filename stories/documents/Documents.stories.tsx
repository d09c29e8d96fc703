import { expect, userEvent, within, waitFor } from 'storybook/test'
import { rubriques } from '#contract/documents/rubrique.ts'
import { paths } from '#portal/paths.ts'
import { archive, employeur, recherche } from '../fixtures/documents/documents.ts'
import { agent } from '../fixtures/droits.ts'
import { reponse } from '../fixtures/reponse.ts'
import { chargee, ouverture, screenStory, type Story } from '../fixtures/screenStory.tsx'
import { archiver, chercher, toutSelectionner } from '../fixtures/documents/gestes.ts'

export default {
  title: 'Écrans/DocumentEmployeur',
  ...screenStory(paths.documentemployeur, { droits: agent }),
}

export const Chargement: Story = {
  parameters: { reponses: [reponse(rubriques.documentemployeur.liste, 'attente')] },
  play: ouverture,
}

export const Liste: Story = {}

export const Filtree: Story = {
  play: async ({ canvasElement }) => {
    await chargee({ canvasElement })
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Arrêtés' }))
    await expect(canvas.getByText('Arrêtés : 1 document pour 2026.')).toBeVisible()
  },
}

export const AutreAnnee: Story = {
  play: async ({ canvasElement }) => {
    await chargee({ canvasElement })
    const canvas = within(canvasElement)
    await expect(canvas.getByText('2 documents pour 2026.')).toBeVisible()
    await userEvent.selectOptions(await canvas.findByRole('combobox'), '2024')
    await expect(await canvas.findByText('1 document pour 2024.')).toBeVisible()
    await expect(canvas.getByText('Arrêté de nomination')).toBeVisible()
  },
}

export const Recherche: Story = {
  parameters: { reponses: [recherche('documentemployeur')] },
  play: chercher,
}

export const RechercheSansResultat: Story = {
  parameters: { reponses: [recherche('documentemployeur', { total: 0 })] },
  play: chercher,
}

export const Selection: Story = {
  play: async ({ canvasElement }) => {
    await toutSelectionner({ canvasElement })
    const canvas = within(canvasElement)
    await expect(canvas.getByText('2 documents sélectionnés.')).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Comparer ces deux bulletins' })).toBeNull()
  },
}

export const ArchivePrete: Story = {
  parameters: {
    reponses: [archive('documentemployeur', { indisponibles: ['2026_06_compte_rendu.pdf'] })],
  },
  play: async ({ canvasElement }) => {
    await toutSelectionner({ canvasElement })
    await archiver({ canvasElement })
    await expect(await within(canvasElement).findByText('2026_06_compte_rendu.pdf')).toBeVisible()
    const notice = within(canvasElement).getByText('Votre archive est prête').parentElement
    await waitFor(() => expect(notice).toHaveFocus())
  },
}

export const UneSeuleAnnee: Story = {
  parameters: {
    reponses: employeur({
      liste: [
        {
          documentUuid: '7b1f2c3d-0000-4000-8000-0000000000bb',
          genre: 'documentemployeur',
          libelle1: 'Arrêté',
          statut: 'EVE_LU',
          dateDocument: '2026-05-04',
          codeSousThemeGed: 301,
        },
      ],
    }),
  },
  play: async ({ canvasElement }) => {
    await chargee({ canvasElement })
    await expect(within(canvasElement).queryByRole('combobox')).toBeNull()
  },
}

export const Vide: Story = { parameters: { reponses: employeur({ liste: [] }) } }
