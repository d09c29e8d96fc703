import { expect, userEvent, waitFor, within } from 'storybook/test'
import { verificationcir } from '#contract/carriere/compteindividuelretraite.ts'
import { paths } from '#portal/paths.ts'
import {
  cirDeuxPoints,
  comptePuis,
  reponsesCompte,
  verificateur,
  verification,
} from '../fixtures/carriere/compte.ts'
import { chargee, screenStory, type Story } from '../fixtures/screenStory.tsx'
import { reponse } from '../fixtures/reponse.ts'

export default {
  title: 'Écrans/Compte individuel retraite, vérification',
  ...screenStory(paths.compteindividuelretraite, {
    droits: verificateur,
    reponses: reponsesCompte({ cir: cirDeuxPoints }),
  }),
}

const opened = async (canvasElement: HTMLElement) => {
  await chargee({ canvasElement })
  return within(canvasElement)
}

export const Incomplete: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await opened(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Valider ma vérification' }))
    await canvas.findByRole('link', { name: 'Carrière : choisissez « Exact » ou « À corriger ».' })
    await expect(canvas.queryByRole('dialog')).toBeNull()
  },
}

const answer = async (canvasElement: HTMLElement, aCorriger: readonly string[]) => {
  const canvas = await opened(canvasElement)
  for (const section of ['Situation', 'Enfants', 'Carrière', 'Bonifications', 'Autres régimes']) {
    const group = within(canvas.getByRole('group', { name: new RegExp(`^${section}`) }))
    await userEvent.click(group.getByLabelText(aCorriger.includes(section) ? 'À corriger' : 'Exact'))
  }
  await userEvent.click(canvas.getByRole('button', { name: 'Valider ma vérification' }))
  const dialog = within(await canvas.findByRole('dialog', { name: 'Valider votre vérification ?' }))
  await userEvent.click(dialog.getByRole('button', { name: /^Valider/ }))
  return canvas
}

/** Automatic checks found something in a section said to be right: it is asked again before it is sent. */
export const ContrediteParUnPoint: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await opened(canvasElement)
    for (const section of ['Situation', 'Enfants', 'Carrière', 'Bonifications', 'Autres régimes'])
      await userEvent.click(
        within(canvas.getByRole('group', { name: new RegExp(`^${section}`) })).getByLabelText('Exact'),
      )
    await userEvent.click(canvas.getByRole('button', { name: 'Valider ma vérification' }))
    const dialog = within(await canvas.findByRole('dialog', { name: 'Valider votre vérification ?' }))
    await expect(dialog.getByText(/^Carrière : points? \d/)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Revenir à ma vérification' }))
    await expect(canvas.getByRole('button', { name: 'Valider ma vérification' })).toBeVisible()
  },
}

export const Validee: Story = {
  parameters: {
    reponses: [comptePuis({}, { verification: verification() }), ...reponsesCompte()],
  },
  play: async ({ canvasElement }) => {
    const canvas = await answer(canvasElement, [])
    const dialog = within(await canvas.findByRole('dialog', { name: 'Votre vérification est enregistrée' }))
    await userEvent.click(dialog.getAllByRole('button', { name: 'Fermer' }).at(-1) ?? canvasElement)
    await expect(canvas.getByText('Compte vérifié le 20/11/2026')).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Vérifier votre compte' })).toHaveFocus())
  },
}

export const ACorriger: Story = {
  parameters: {
    reponses: [
      comptePuis({}, { verification: verification({ carriere: 'acorriger' }) }),
      ...reponsesCompte(),
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = await answer(canvasElement, ['Carrière'])
    const dialog = within(await canvas.findByRole('dialog', { name: 'Des sections sont à corriger' }))
    await expect(dialog.getByText(/À corriger : Carrière\.$/)).toBeVisible()
    await expect(dialog.getByRole('link', { name: 'Demander une correction' })).toBeVisible()
  },
}

export const SansCorrection: Story = {
  parameters: {
    droits: { ...verificateur, accesDemandeModificationCIR: false },
    reponses: [comptePuis({}, { verification: verification({ enfants: 'acorriger' }) }), ...reponsesCompte()],
  },
  play: async ({ canvasElement }) => {
    const canvas = await answer(canvasElement, ['Enfants'])
    const dialog = within(await canvas.findByRole('dialog', { name: 'Des sections sont à corriger' }))
    await expect(dialog.getByRole('link', { name: 'Écrire à mon service' })).toBeVisible()
  },
}

export const Refusee: Story = {
  parameters: {
    reponses: [
      reponse(verificationcir, { status: 444, body: { erreurCode: 'SRE_ESPACEAGENT_LECTURE_SEULE' } }),
      ...reponsesCompte(),
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = await answer(canvasElement, [])
    await canvas.findByText('Votre vérification n’est pas enregistrée')
    const group = within(canvas.getByRole('group', { name: /^Situation/ }))
    await expect(group.getByLabelText('Exact')).toBeChecked()
  },
}

export const Verifie: Story = {
  parameters: { reponses: reponsesCompte({ verification: verification({ carriere: 'acorriger' }) }) },
  play: async ({ canvasElement }) => {
    const canvas = await opened(canvasElement)
    await expect(canvas.getByText('Compte vérifié le 20/11/2026')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Vérifier de nouveau' }))
    const group = within(canvas.getByRole('group', { name: /^Carrière/ }))
    await expect(group.getByLabelText('À corriger')).toBeChecked()
    await expect(canvas.getByRole('heading', { name: 'Vérifier votre compte' })).toHaveFocus()
  },
}
