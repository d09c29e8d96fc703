import { expect, userEvent, waitFor, within } from 'storybook/test'
import { rechercher } from '#contract/recherche/recherche.ts'
import { paths } from '#portal/paths.ts'
import { agent } from '../fixtures/droits.ts'
import { rienTrouve, trouvePartout } from '../fixtures/recherche/recherche.ts'
import { reponse } from '../fixtures/reponse.ts'
import { chargee, ouverture, screenStory, type Story } from '../fixtures/screenStory.tsx'

export default {
  title: 'Écrans/Recherche',
  ...screenStory(paths.recherche, { droits: agent }),
}

const asked = { adresse: `${paths.recherche}?recherche=bulletin` }

export const Ouverte: Story = {
  play: async ({ canvasElement }) => {
    await chargee({ canvasElement })
    await expect(within(canvasElement).queryByRole('heading', { level: 2, name: 'Résultats' })).toBeNull()
  },
}

export const Resultats: Story = {
  args: asked,
  parameters: { reponses: [trouvePartout] },
  play: async ({ canvasElement }) => {
    await chargee({ canvasElement })
    const canvas = within(canvasElement)
    await expect(
      await canvas.findByText(
        /^\d+ résultats pour «\sbulletin\s»\s: Ma rémunération \(12\), Ma pension \(1\)/,
      ),
    ).toBeVisible()
    await expect(document.title).toMatch(/^Résultats pour «\sbulletin\s» – Rechercher \|/)
    await expect(canvas.getByRole('link', { name: /^Voir les 12 documents trouvés dans/ })).toHaveAttribute(
      'href',
      '/remunerationpaie?recherche=bulletin',
    )
    await expect(canvas.getByText('Les 5 premiers sur 6. Ajoutez un mot pour préciser.')).toBeVisible()
    const sixth = canvas.getByText('Quels documents de paie sont disponibles ? (6)')
    await expect(sixth).not.toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Voir l’autre résultat, Aide' }))
    await waitFor(() => expect(sixth).toBeVisible())
  },
}

export const AucunResultat: Story = {
  args: { adresse: `${paths.recherche}?recherche=zzz` },
  parameters: { reponses: [rienTrouve] },
  play: async ({ canvasElement }) => {
    await chargee({ canvasElement })
    const canvas = within(canvasElement)
    await expect(await canvas.findByText(/^Aucun résultat pour «\szzz\s»\.$/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Parcourir le plan du site' })).toBeVisible()
  },
}

export const AuClavier: Story = {
  parameters: { reponses: [trouvePartout] },
  play: async ({ canvasElement }) => {
    await chargee({ canvasElement })
    const canvas = within(canvasElement)
    const field = canvas.getByRole('searchbox')
    await userEvent.type(field, 'bulletin{Enter}')
    await expect(await canvas.findByRole('heading', { level: 3, name: 'Ma rémunération (12)' })).toBeVisible()
    await expect(field).toHaveFocus()
    await userEvent.tab()
    await userEvent.tab()
    await expect(
      canvas.getByRole('button', {
        name: 'Télécharger Octobre 2025, document du 28/10/2025, Ma rémunération (PDF, nouvel onglet)',
      }),
    ).toHaveFocus()
  },
}

export const Chargement: Story = {
  args: asked,
  parameters: { reponses: [reponse(rechercher, 'attente')] },
  play: ouverture,
}

export const Echec: Story = {
  args: asked,
  parameters: { reponses: [reponse(rechercher, 'coupure')] },
}
