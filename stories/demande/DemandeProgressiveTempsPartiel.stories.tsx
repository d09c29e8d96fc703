import { expect, userEvent, waitFor, within } from 'storybook/test'
import { paths } from '#portal/paths.ts'
import {
  brouillonDe,
  cirTropJeune,
  contexteDe,
  demandeur,
  sansCompte,
  reponsesProgressive,
} from '../fixtures/demande/demandeProgressive.ts'
import { chargee, screenStory, type Played, type Story, voitLesReserves } from '../fixtures/screenStory.tsx'
import { statuts } from '../fixtures/alertes.ts'

export default {
  title: 'Écrans/Demande de retraite progressive/Temps partiel',
  ...screenStory(paths.etapeDemande('progressive', 'temps-partiel'), {
    droits: demandeur,
    reponses: reponsesProgressive(),
  }),
}
const loaded = async ({ canvasElement }: Played) => {
  await chargee({ canvasElement })
  return within(canvasElement)
}

export const Vierge: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await loaded({ canvasElement })
    await expect(canvas.getByText(/le résultat s’affichera ici/)).toBeVisible()
    await expect(canvas.getByText(/reprenez à temps plein, .* prend fin définitivement/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Suivant' }))
    await canvas.findByText('Le formulaire contient 2 erreurs')
    await expect(canvas.getByLabelText(/^Quotité de travail demandée/)).toHaveAccessibleDescription(
      /de 50 à 90/,
    )
  },
}

export const DejaTempsPartiel: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await loaded({ canvasElement })
    await userEvent.click(canvas.getByLabelText('Je travaille déjà à temps partiel'))
    await userEvent.type(await canvas.findByLabelText(/^Quotité de travail actuelle/), '100')
    await userEvent.click(canvas.getByRole('button', { name: 'Suivant' }))
    await canvas.findByText('Le formulaire contient 4 erreurs')
  },
}

export const Calcule: Story = {
  name: 'Résultat à 80 %',
  parameters: { reponses: [brouillonDe(), ...reponsesProgressive()] },
  play: async ({ canvasElement }) => {
    const canvas = await loaded({ canvasElement })
    await canvas.findByRole('rowheader', { name: /^Traitement à 80\s%, payé 6\/7/ })
    await canvas.findByRole('rowheader', { name: /^Pension partielle, 20\s%/ })
    await canvas.findByText('Estimation non contractuelle')
    await voitLesReserves(canvas)
    for (const name of ['Ce que ce montant ne compte pas', 'Ce montant suppose'])
      await expect(canvas.getByRole('heading', { level: 4, name })).toBeVisible()
    await expect(
      canvas.getByText(/^La retraite additionnelle \(RAFP\), .* une retraite progressive ne l’ouvre pas/),
    ).toBeVisible()
    const said = () =>
      statuts()
        .map(({ textContent }) => textContent)
        .join(' ')
    const quotite = canvas.getByLabelText(/^Quotité de travail demandée/)
    await userEvent.clear(quotite)
    await userEvent.type(quotite, '90 %')
    await canvas.findByRole('rowheader', { name: /^Traitement à 90\s%, payé 32\/35/ })
    // What was there on arrival is read where it stands; what comes of the typing is said.
    await waitFor(() => expect(said()).toMatch(/^\s*En travaillant à 90\s%/), { timeout: 5000 })
    await userEvent.click(canvas.getByRole('button', { name: 'Suivant' }))
    await canvas.findByRole('heading', { level: 2, name: /^Vos pièces/ })
  },
}

export const Impossible: Story = {
  parameters: { reponses: [brouillonDe(), ...reponsesProgressive(contexteDe(cirTropJeune))] },
  play: async ({ canvasElement }) => {
    const canvas = await loaded({ canvasElement })
    await canvas.findByRole('heading', { name: 'Ce résultat ne peut pas être estimé' })
    await expect(canvas.getByText(/vous n’avez pas encore l’âge de la retraite progressive/)).toBeVisible()
    await expect(canvas.getByText(/demande 150 trimestres d’assurance/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Suivant' }))
    await canvas.findByRole('heading', { level: 2, name: /^Vos pièces/ })
  },
}

/** A post that is not full-time: its own working time, its own pay, no part-time to tell and no authorisation to join. */
export const TempsIncomplet: Story = {
  parameters: { reponses: [brouillonDe({ quotite: '40' }), ...reponsesProgressive()] },
  play: async ({ canvasElement }) => {
    const canvas = await loaded({ canvasElement })
    await expect(canvas.getByText(/le résultat s’affichera ici/)).toBeVisible()
    await userEvent.click(canvas.getByLabelText('Mon emploi lui-même est à temps incomplet'))
    await waitFor(() => expect(canvas.queryByLabelText('Je travaille déjà à temps partiel')).toBeNull())
    await canvas.findByRole('rowheader', { name: /^Traitement à 40\s%$/ })
    await canvas.findByRole('rowheader', { name: /^Pension partielle, 60\s%/ })
    const quotite = canvas.getByLabelText(/^Quotité de travail demandée/)
    await userEvent.clear(quotite)
    await userEvent.type(quotite, '20/35')
    await canvas.findByRole('rowheader', { name: /^Traitement à 20\/35 \(57,14\s%\)$/ })
    await canvas.findByRole('rowheader', { name: /^Pension partielle, 15\/35 \(42,86\s%\)/ })
    await userEvent.click(canvas.getByRole('button', { name: 'Suivant' }))
    await canvas.findByRole('heading', { level: 2, name: /^Vos pièces/ })
    await expect(canvas.getByText(/^Vos réponses ne demandent aucune pièce/)).toBeVisible()
    await expect(canvas.queryByText(/^Joignez les pièces/)).toBeNull()
  },
}

export const SansCompte: Story = {
  parameters: { reponses: [brouillonDe({}, { employeur: 'Rectorat' }), ...reponsesProgressive(sansCompte)] },
  play: async ({ canvasElement }) => {
    const canvas = await loaded({ canvasElement })
    await expect(canvas.getByText(/sans compte individuel retraite/)).toBeVisible()
  },
}

export const NouvelIban: Story = {
  parameters: { reponses: [brouillonDe(), ...reponsesProgressive()] },
  play: async ({ canvasElement }) => {
    const canvas = await loaded({ canvasElement })
    await userEvent.click(canvas.getByLabelText(/^Garder ce compte/))
    await canvas.findByRole('group', { name: /IBAN/ })
    await userEvent.click(canvas.getByRole('button', { name: 'Suivant' }))
    await canvas.findByText('Le formulaire contient 1 erreur')
  },
}
