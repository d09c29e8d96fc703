import { expect, userEvent, waitFor, within } from 'storybook/test'
import { brouillons } from '#contract/kit/brouillon.ts'
import { failures } from '#contract/kit/failures.ts'
import { paths } from '#portal/paths.ts'
import {
  brouillonDe,
  contexteDe,
  demandeur,
  enCours,
  reponsesProgressive,
} from '../fixtures/demande/demandeProgressive.ts'
import { chargee, screenStory, type Played, type Story } from '../fixtures/screenStory.tsx'
import { reponse } from '../fixtures/reponse.ts'

const { enregistrer, supprimer } = brouillons.demandedepartretraiteprogressive

export default {
  title: 'Écrans/Demande de retraite progressive/Reprise',
  ...screenStory(paths.demandedepartretraiteprogressive, {
    droits: demandeur,
    reponses: reponsesProgressive(),
  }),
}
const loaded = async ({ canvasElement }: Played) => {
  await chargee({ canvasElement })
  return within(canvasElement)
}

export const Commencee: Story = {
  name: 'Commencée',
  parameters: { reponses: [brouillonDe(), ...reponsesProgressive()] },
  play: async ({ canvasElement }) => {
    const canvas = await loaded({ canvasElement })
    await canvas.findByRole('heading', { name: 'Vous avez une demande commencée' })
    await userEvent.click(canvas.getByRole('button', { name: 'Reprendre' }))
    await canvas.findByRole('heading', { level: 2, name: /^Récapitulatif/ })
  },
}

export const Recommencee: Story = {
  name: 'Recommencée',
  parameters: { reponses: [brouillonDe({}, { employeur: 'Autre' }), ...reponsesProgressive()] },
  play: async ({ canvasElement }) => {
    const canvas = await loaded({ canvasElement })
    await userEvent.click(canvas.getByRole('button', { name: 'Recommencer' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Garder ma demande commencée' }))
    await expect(canvas.getByLabelText(/^Employeur actuel/)).toHaveValue('Autre')
  },
}

export const Irrecommencable: Story = {
  name: 'Suppression impossible',
  parameters: {
    reponses: [
      brouillonDe(),
      reponse(supprimer, { status: 444, body: failures.brouillonConflit }),
      ...reponsesProgressive(),
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = await loaded({ canvasElement })
    await userEvent.click(canvas.getByRole('button', { name: 'Recommencer' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Tout supprimer et recommencer' }))
    const alert = await canvas.findByText(/n’a pas pu être supprimé/)
    await waitFor(() => expect(alert.closest('[role=group]')).toHaveFocus())
  },
}

/** What was deleted and cannot be put back now says so, and the button stays. */
export const Irremettable: Story = {
  name: 'Remise impossible',
  parameters: {
    reponses: [reponse(enregistrer, 'coupure'), brouillonDe(), ...reponsesProgressive()],
  },
  play: async ({ canvasElement }) => {
    const canvas = await loaded({ canvasElement })
    await userEvent.click(canvas.getByRole('button', { name: 'Recommencer' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Tout supprimer et recommencer' }))
    const remettre = await canvas.findByRole('button', { name: 'Remettre ma demande commencée' })
    await waitFor(() => expect(remettre).toHaveFocus())
    await userEvent.click(remettre)
    await expect(await canvas.findByText(/^Votre demande n’a pas pu être remise/)).toBeVisible()
    await expect(remettre).toBeVisible()
  },
}

export const ConflitEntreOnglets: Story = {
  parameters: {
    reponses: [
      reponse(enregistrer, { status: 444, body: failures.brouillonConflit }),
      brouillonDe(),
      ...reponsesProgressive(),
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = await loaded({ canvasElement })
    await userEvent.type(canvas.getByLabelText(/^Employeur actuel/), ' 2')
    const latest = { name: 'Reprendre la dernière version' }
    await userEvent.click(await canvas.findByRole('button', latest, { timeout: 5000 }))
    await waitFor(() => expect(canvas.queryByRole('button', latest)).toBeNull())
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus())
  },
}

export const EnCours: Story = {
  parameters: { reponses: reponsesProgressive({ ...contexteDe(), demandeEnCours: enCours }) },
  play: async ({ canvasElement }) => {
    const canvas = await loaded({ canvasElement })
    await expect(canvas.getByText(enCours.numero)).toBeVisible()
    await expect(
      within(canvas.getByRole('main')).getByRole('link', {
        name: 'Suivre ma demande de retraite progressive',
      }),
    ).toHaveAttribute('href', paths.suividepartretraiteprogressive)
  },
}

export const LectureSeule: Story = {
  parameters: { droits: { ...demandeur, lectureSeule: true } },
  play: async ({ canvasElement }) => {
    const canvas = await loaded({ canvasElement })
    await canvas.findByRole('heading', { name: 'Votre espace est en lecture seule' })
    await expect(canvas.queryByRole('textbox')).toBeNull()
  },
}
