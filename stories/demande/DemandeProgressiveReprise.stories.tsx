import type { Meta, StoryObj } from '@storybook/react-vite'
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
} from '../fixtures/demandeProgressive.ts'
import { Ecran, chargee, pageEntiere } from '../fixtures/Ecran.tsx'
import { reponse } from '../fixtures/reponse.ts'
import { withAnswers } from '../fixtures/situation.ts'

const { supprimer } = brouillons.demandedepartretraiteprogressive

const meta = {
  title: 'Écrans/Demande de retraite progressive/Reprise',
  component: Ecran,
  tags: ['!autodocs'],
  beforeEach: withAnswers,
  args: { adresse: paths.demandedepartretraiteprogressive },
  parameters: { ...pageEntiere, droits: demandeur, reponses: reponsesProgressive() },
  play: chargee,
} satisfies Meta<typeof Ecran>
export default meta

type Story = StoryObj<typeof meta>
type Played = { readonly canvasElement: HTMLElement }

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
    await waitFor(() => expect(alert.parentElement).toHaveFocus())
  },
}

export const EnCours: Story = {
  parameters: { reponses: reponsesProgressive({ ...contexteDe(), demandeEnCours: enCours }) },
  play: async ({ canvasElement }) => {
    const canvas = await loaded({ canvasElement })
    await expect(canvas.getByText(enCours.numero)).toBeVisible()
    await expect(
      canvas.getByRole('link', { name: 'Suivre ma demande de retraite progressive' }),
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
