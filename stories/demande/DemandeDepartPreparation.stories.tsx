import { expect, userEvent, waitFor, within } from 'storybook/test'
import { brouillons } from '#contract/kit/brouillon.ts'
import { paths } from '#portal/paths.ts'
import {
  commencee,
  commenceePuisRien,
  contexteSansCompte,
  reponsesDepart,
} from '../fixtures/demande/demandedepart.ts'
import { agent } from '../fixtures/droits.ts'
import { screenStory, type Story, voitLesReserves } from '../fixtures/screenStory.tsx'
import { preparer } from '../fixtures/demande/gestes.ts'
import { reponse } from '../fixtures/reponse.ts'

export default {
  title: 'Écrans/Demande de retraite/Préparation',
  ...screenStory(paths.demandedepartretraite, { droits: agent, reponses: reponsesDepart() }),
}

export const SansCompte: Story = {
  parameters: { reponses: reponsesDepart(contexteSansCompte) },
  play: async ({ canvasElement }) => {
    const canvas = await preparer({ canvasElement }, 'Voir ma prévision')
    await canvas.findByText(/^L’estimation n’est pas possible : nous n’avons pas encore/)
    await userEvent.click(canvas.getByRole('button', { name: 'Fermer' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Suivant' }))
    await canvas.findByRole('heading', { level: 2, name: /^Votre situation Étape 2/ })
  },
}

/** Chooses a month in the forecast. */
const choose = async (canvas: ReturnType<typeof within>, mois: string, annee: string) => {
  await userEvent.selectOptions(await canvas.findByLabelText('Mois'), mois)
  await userEvent.selectOptions(canvas.getByLabelText('Année'), annee)
}

export const Prevision: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await preparer({ canvasElement }, 'Voir ma prévision')
    await choose(canvas, 'janvier', '2028')
    await canvas.findByText('Estimation non contractuelle')
    await canvas.findByText(/^[\d ]+,\d\d € par mois$/)
    await voitLesReserves(canvas)
    await canvas.findByRole('heading', { level: 3, name: 'Ce que ce montant ne compte pas' })
    await canvas.findByText(/^La loi d’aujourd’hui, sans changement d’ici au départ/)
  },
}

export const DateRetenue: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await preparer({ canvasElement }, 'Voir ma prévision')
    await choose(canvas, 'janvier', '2028')
    await userEvent.click(await canvas.findByRole('button', { name: 'Retenir cette date pour ma demande' }))
    await canvas.findByText('Départ le 01/01/2028 : cette date est reprise dans votre demande.')
    await canvas.findByText(/au plus tard le 01\/07\/2027/)
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Voir ma prévision' })).toHaveFocus())
  },
}

export const PrevisionImpossible: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await preparer({ canvasElement }, 'Voir ma prévision')
    await choose(canvas, 'janvier', '2037')
    await canvas.findByText(/^L’estimation n’est pas possible pour cette date\./)
    await expect(canvas.queryByRole('button', { name: /^Retenir/ })).toBeNull()
  },
}

export const Reprise: Story = {
  parameters: { reponses: [commencee, ...reponsesDepart()] },
  play: async ({ canvasElement }) => {
    const canvas = await preparer({ canvasElement }, 'Reprendre')
    await expect(await canvas.findByLabelText(/^Nom de naissance du conjoint/)).toHaveValue('Durand')
  },
}

export const Recommencer: Story = {
  parameters: { reponses: [...commenceePuisRien(), ...reponsesDepart()] },
  play: async ({ canvasElement }) => {
    const canvas = await preparer({ canvasElement }, 'Recommencer')
    const dialog = within(await canvas.findByRole('dialog', { name: 'Recommencer votre demande ?' }))
    await waitFor(() =>
      expect(dialog.getByRole('button', { name: 'Garder ma demande commencée' })).toHaveFocus(),
    )
    await userEvent.click(dialog.getByRole('button', { name: 'Tout supprimer et recommencer' }))
    await waitFor(() => expect(canvas.queryByText(/Elle n’est pas envoyée/)).toBeNull())
    const remettre = await canvas.findByRole('button', { name: 'Remettre ma demande commencée' })
    await waitFor(() => expect(remettre).toHaveFocus())
    await userEvent.click(remettre)
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus())
    await expect(canvas.queryByRole('button', { name: 'Remettre ma demande commencée' })).toBeNull()
  },
}

export const RecommencerEnEchec: Story = {
  parameters: {
    reponses: [
      reponse(brouillons.demandedepartretraite.supprimer, 'coupure'),
      commencee,
      ...reponsesDepart(),
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = await preparer({ canvasElement }, 'Recommencer', 'Tout supprimer et recommencer')
    await canvas.findByText(/n’a pas pu être supprimé/)
  },
}
