import { expect, userEvent, within } from 'storybook/test'
import { demandesDeRetraite } from '#contract/demande/demandederetraite.ts'
import { paths } from '#portal/paths.ts'
import {
  cirTropJeune,
  contexteDe,
  demandeur,
  reponsesProgressive,
  sansCompte,
} from '../fixtures/demande/demandeProgressive.ts'
import { chargee, ouverture, screenStory, type Played, type Story } from '../fixtures/screenStory.tsx'
import { reponse } from '../fixtures/reponse.ts'

const { lire } = demandesDeRetraite.progressive

export default {
  title: 'Écrans/Demande de retraite progressive/Situation',
  ...screenStory(paths.demandedepartretraiteprogressive, {
    droits: demandeur,
    reponses: reponsesProgressive(),
  }),
}
const loaded = async ({ canvasElement }: Played) => {
  await chargee({ canvasElement })
  return within(canvasElement)
}

/** States of the conditions, in their order. */
const etatsDe = async ({ canvasElement }: Played) => {
  const canvas = await loaded({ canvasElement })
  const list = canvas.getByRole('list', { name: 'Les conditions de la retraite progressive' })
  return within(list)
    .getAllByText(/^(Condition (non )?remplie|À vérifier)\.$/)
    .map(({ textContent }) => textContent)
}

/** A request of the other kind is under way: the person is told before anything is sent. */
export const AutreDemandeEnCours: Story = {
  parameters: {
    reponses: reponsesProgressive({
      ...contexteDe(),
      autreDemande: { numero: 'DR-2026-0000-0007', dateEffet: '2027-07-01' },
    }),
  },
  play: async ({ canvasElement }) => {
    await chargee({ canvasElement })
    const canvas = within(canvasElement)
    await expect(await canvas.findByText(/aussi une demande de retraite en cours/)).toBeVisible()
    await expect(canvas.getByText('DR-2026-0000-0007').parentElement).toHaveTextContent(
      'Demande n° DR-2026-0000-0007, à compter du 01/07/2027.',
    )
  },
}

export const Chargement: Story = {
  parameters: { reponses: [reponse(lire, 'attente')] },
  play: ouverture,
}

export const Echec: Story = {
  parameters: { reponses: [reponse(lire, 'coupure'), ...reponsesProgressive()] },
}

export const Eligible: Story = {
  play: async ({ canvasElement }) => {
    await expect(await etatsDe({ canvasElement })).toEqual([
      'Condition remplie.',
      'Condition remplie.',
      'À vérifier.',
      'Condition remplie.',
      'Condition remplie.',
    ])
    const canvas = within(canvasElement)
    await expect(canvas.getByText(/^2 64 05/)).toHaveAttribute('data-masque')
    await userEvent.click(canvas.getByRole('button', { name: 'Suivant' }))
    await canvas.findByRole('heading', { level: 2, name: /^Votre temps de travail/ })
  },
}

export const PasEncore: Story = {
  parameters: { reponses: reponsesProgressive(contexteDe(cirTropJeune)) },
  play: async ({ canvasElement }) => {
    await expect((await etatsDe({ canvasElement })).slice(0, 2)).toEqual([
      'Condition non remplie.',
      'Condition non remplie.',
    ])
    const canvas = within(canvasElement)
    await canvas.findByText(/Choisissez le 01\/06\/2031 ou une date plus tardive/)
    await canvas.findByRole('link', { name: 'Vérifier mon compte individuel retraite' })
    await userEvent.click(canvas.getByRole('button', { name: 'Suivant' }))
    await canvas.findByRole('heading', { level: 2, name: /^Votre temps de travail/ })
  },
}

export const SansCompte: Story = {
  parameters: { reponses: reponsesProgressive(sansCompte) },
  play: async ({ canvasElement }) => {
    await expect((await etatsDe({ canvasElement })).slice(0, 3)).toEqual([
      'À vérifier.',
      'À vérifier.',
      'À vérifier.',
    ])
  },
}

export const Declarations: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await loaded({ canvasElement })
    await userEvent.click(canvas.getByLabelText(/^J’exerce une autre activité/))
    await userEvent.click(canvas.getByLabelText(/^Mon temps partiel est thérapeutique/))
    await userEvent.clear(canvas.getByLabelText(/^Employeur actuel/))
    await userEvent.click(canvas.getByRole('button', { name: 'Suivant' }))
    await canvas.findByText('Le formulaire contient 3 erreurs')
    await expect((await etatsDe({ canvasElement })).slice(3)).toEqual([
      'Condition non remplie.',
      'Condition non remplie.',
    ])
    await expect(canvas.getByLabelText(/^J’exerce/)).toHaveAccessibleDescription(/n’exercer aucune autre/)
  },
}
