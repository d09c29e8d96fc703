import { expect, userEvent, waitFor, within } from 'storybook/test'
import { brouillons } from '#contract/kit/brouillon.ts'
import { failures } from '#contract/kit/failures.ts'
import { paths } from '#portal/paths.ts'
import { brouillonDe, correcteur, reponsesCorrection } from '../fixtures/carriere/correction.ts'
import { reponse } from '../fixtures/reponse.ts'
import { chargee, screenStory, type Story } from '../fixtures/screenStory.tsx'

export default {
  title: 'Écrans/Correction du compte individuel retraite/Reprise',
  ...screenStory(paths.correctioncir, { droits: correcteur, reponses: reponsesCorrection() }),
}

export const Reprise: Story = {
  parameters: { reponses: [brouillonDe(), ...reponsesCorrection()] },
  play: async ({ canvasElement }) => {
    await chargee({ canvasElement })
    const canvas = within(canvasElement)
    await canvas.findByRole('heading', { name: 'Vous avez une correction commencée' })
    await userEvent.click(canvas.getByRole('button', { name: 'Recommencer' }))
    const dialog = within(await canvas.findByRole('dialog', { name: 'Recommencer votre correction ?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Garder ma correction commencée' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Recommencer' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Tout supprimer et recommencer' }))
    await expect(await canvas.findByLabelText(/^Ligne de votre compte/)).toHaveValue('')
    await expect(canvas.getByText('Votre correction commencée est supprimée.')).toBeVisible()
    const remettre = canvas.getByRole('button', { name: 'Remettre ma correction commencée' })
    await expect(remettre).toHaveAccessibleDescription('Votre correction commencée est supprimée.')
    await waitFor(() => expect(remettre).toHaveFocus())
    await userEvent.click(remettre)
    await waitFor(() => expect(canvas.getByLabelText(/^Ligne de votre compte/)).toHaveValue('nouvelle'))
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus())
  },
}

/** What the server could not keep is the form’s own: it goes on. */
export const CoupureEnSaisissant: Story = {
  beforeEach: () => () => sessionStorage.clear(),
  parameters: {
    reponses: [reponse(brouillons.correctioncir.enregistrer, 'coupure'), ...reponsesCorrection()],
  },
  play: async ({ canvasElement }) => {
    await chargee({ canvasElement })
    const canvas = within(canvasElement)
    await userEvent.selectOptions(canvas.getByLabelText(/^Ligne de votre compte/), 'periode-1')
    await userEvent.click(await canvas.findByLabelText('Dates'))
    await userEvent.click(canvas.getByRole('button', { name: 'Suivant' }))
    await canvas.findByText(/n’a pas pu être enregistré|n’est pas enregistré/)
    await userEvent.type(await canvas.findByLabelText(/^Votre explication|^Explication/), 'Voyez mon arrêté.')
    await expect(canvas.queryByRole('heading', { name: 'Vous avez une correction commencée' })).toBeNull()
  },
}

export const ConflitEntreOnglets: Story = {
  args: { adresse: `${paths.correctioncir}?etape=valeurs` },
  parameters: {
    reponses: [
      reponse(brouillons.correctioncir.enregistrer, { status: 444, body: failures.brouillonConflit }),
      brouillonDe(),
      ...reponsesCorrection(),
    ],
  },
  play: async ({ canvasElement }) => {
    await chargee({ canvasElement })
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Reprendre' }))
    await userEvent.type(await canvas.findByLabelText(/^Employeur/), ' 2')
    await canvas.findByRole('button', { name: 'Reprendre la dernière version' }, { timeout: 5000 })
    await userEvent.click(canvas.getByRole('button', { name: 'Reprendre la dernière version' }))
    await waitFor(() => expect(canvas.getByLabelText(/^Employeur/)).toHaveValue('Rectorat de Lyon'))
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus()
  },
}
