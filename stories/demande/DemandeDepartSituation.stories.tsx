import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { brouillons } from '#contract/kit/brouillon.ts'
import { paths } from '#portal/paths.ts'
import { contexteSansAdresse, contexteSansCompte, reponsesDepart } from '../fixtures/demande/demandedepart.ts'
import { agent } from '../fixtures/droits.ts'
import { chargee, screenStory, type Played, type Story } from '../fixtures/screenStory.tsx'
import { reponse } from '../fixtures/reponse.ts'

export default {
  title: 'Écrans/Demande de retraite/Votre situation',
  ...screenStory(paths.etapeDemande('depart', 'situation'), { droits: agent, reponses: reponsesDepart() }),
}
const opened = async ({ canvasElement }: Played) => {
  await chargee({ canvasElement })
  const canvas = within(canvasElement)
  await canvas.findByLabelText(/^Situation familiale/)
  return canvas
}

const press = (canvas: ReturnType<typeof within>, name: string) =>
  userEvent.click(canvas.getByRole('button', { name }))

export const Prerempli: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await opened({ canvasElement })
    await canvas.findByText(/contient 2 enfants, repris ci-dessous/)
    await waitFor(() =>
      expect(document.title).toMatch(/^Étape 2 sur 6\s: Votre situation – Demander ma retraite/),
    )
    await expect(canvas.getByLabelText(/^Prénom de l’enfant 1/)).toHaveValue('Lina')
    await expect(canvas.getByLabelText('L’enfant 2 est invalide à 80 % au moins')).toBeChecked()
    await expect(canvas.getByLabelText(/^Adresse électronique/)).toHaveValue('alain.mercier@example.org')
    await expect(canvas.getByText(/^1 63 11/)).toHaveAttribute('data-masque')
  },
}

const kept = fn(() => ({ status: 200, body: { version: 1, modifieLe: '2026-11-20T13:33:00.000Z' } }) as const)

/** Looking at the step begins no draft. */
export const RienDeSaisi: Story = {
  parameters: {
    reponses: [reponse(brouillons.demandedepartretraite.enregistrer, kept), ...reponsesDepart()],
  },
  play: async ({ canvasElement }) => {
    kept.mockClear()
    const canvas = await opened({ canvasElement })
    await press(canvas, 'Précédent')
    await canvas.findByRole('heading', { level: 2, name: /^Préparation/ })
    await expect(kept).not.toHaveBeenCalled()
  },
}

export const Erreurs: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await opened({ canvasElement })
    await userEvent.clear(canvas.getByLabelText(/^Prénom de l’enfant 1/))
    await userEvent.clear(canvas.getByLabelText(/^Prénom de l’enfant 2/))
    await press(canvas, 'Suivant')
    const title = await canvas.findByText(/^Le formulaire contient 5 erreurs/)
    await waitFor(() => expect(title.parentElement).toHaveFocus())
    const links = within(title.parentElement as HTMLElement).getAllByRole('link')
    await expect(links.map((link) => link.textContent)).toEqual([
      'Choisissez votre situation familiale.',
      'Dites si les informations sur vos enfants sont complètes.',
      'Prénom de l’enfant 1 : saisissez le prénom de l’enfant.',
      'Prénom de l’enfant 2 : saisissez le prénom de l’enfant.',
      'Saisissez le nombre d’années pendant lesquelles vous l’avez élevé, de 0 à 30.',
    ])
    await userEvent.click(canvas.getByRole('link', { name: /^Prénom de l’enfant 2/ }))
    await expect(canvas.getByLabelText(/^Prénom de l’enfant 2/)).toHaveFocus()
  },
}

export const Conjoint: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await opened({ canvasElement })
    await userEvent.selectOptions(canvas.getByLabelText(/^Situation familiale/), 'Pacsé ou pacsée')
    await userEvent.tab()
    await expect(canvas.getByLabelText(/^Nom de naissance du conjoint/)).toHaveFocus()
    await userEvent.selectOptions(canvas.getByLabelText(/^Situation familiale/), 'Veuf ou veuve')
    await expect(canvas.queryByLabelText(/^Nom de naissance du conjoint/)).toBeNull()
  },
}

/** What an answer asks for is not reproached before it could be given. */
export const ConjointApresUnRefus: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await opened({ canvasElement })
    await press(canvas, 'Suivant')
    await canvas.findByText(/^Le formulaire contient/)
    await userEvent.selectOptions(canvas.getByLabelText(/^Situation familiale/), 'Pacsé ou pacsée')
    await waitFor(() => expect(canvas.getByLabelText(/^Situation familiale/)).toBeValid())
    const named = canvas.getByLabelText(/^Nom de naissance du conjoint/)
    await expect(named).toHaveAttribute('aria-invalid', 'false')
    await press(canvas, 'Suivant')
    await waitFor(() =>
      expect(named).toHaveAccessibleDescription(
        'Saisissez le nom de naissance de votre conjoint ou partenaire.',
      ),
    )
  },
}

export const EnfantRetireEtRemis: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = await opened({ canvasElement })
    await press(canvas, 'Retirer : Enfant 1 : Lina')
    const undo = await canvas.findByRole('button', { name: 'Remettre dans la liste : Enfant 1 : Lina' })
    await waitFor(() => expect(undo).toHaveFocus())
    await expect(canvas.getByLabelText(/^Prénom de l’enfant 1/)).toHaveValue('Noé')
    await userEvent.click(undo)
    await waitFor(() => expect(canvas.getByLabelText(/^Prénom de l’enfant 1/)).toHaveFocus())
    await expect(canvas.getByLabelText(/^Prénom de l’enfant 1/)).toHaveValue('Lina')
    await expect(canvas.getByLabelText(/^Prénom de l’enfant 2/)).toHaveValue('Noé')
  },
}

export const EnfantAjoute: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await opened({ canvasElement })
    await press(canvas, 'Ajouter un enfant')
    await waitFor(() => expect(canvas.getByLabelText(/^Prénom de l’enfant 3/)).toHaveFocus())
  },
}

export const EnfantAbsent: Story = {
  parameters: { reponses: reponsesDepart(contexteSansCompte) },
  play: async ({ canvasElement }) => {
    const canvas = await opened({ canvasElement })
    await userEvent.click(canvas.getByLabelText('Les informations sur mes enfants sont complètes'))
    await press(canvas, 'Suivant')
    await userEvent.click(await canvas.findByRole('link', { name: /^Ajoutez chacun de vos enfants/ }))
    await expect(canvas.getByRole('button', { name: 'Ajouter un enfant' })).toHaveFocus()
  },
}

export const PasConcerne: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await opened({ canvasElement })
    await userEvent.click(canvas.getByLabelText('Je n’ai pas d’enfant à déclarer'))
    await expect(canvas.queryByRole('button', { name: 'Ajouter un enfant' })).toBeNull()
    await userEvent.selectOptions(canvas.getByLabelText(/^Situation familiale/), 'Célibataire')
    await press(canvas, 'Suivant')
    await canvas.findByRole('heading', { level: 2, name: /^Votre départ Étape 3/ })
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus())
  },
}

export const ServicesAuxiliaires: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await opened({ canvasElement })
    await userEvent.click(canvas.getByLabelText(/^J’ai travaillé comme auxiliaire/))
    await userEvent.type(canvas.getByLabelText(/^Employeurs et dates/), 'Lycée Ampère')
    await press(canvas, 'Suivant')
    await canvas.findByText(/^Le formulaire contient/)
    await expect(canvas.getByLabelText(/^Employeurs et dates/)).toBeValid()
  },
}

export const NouvelleAdresse: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await opened({ canvasElement })
    await userEvent.click(canvas.getByLabelText(/^Mon adresse va changer/))
    await press(canvas, 'Suivant')
    await canvas.findByRole('link', { name: /à laquelle cette adresse sera la vôtre/ })
    await userEvent.click(canvas.getByLabelText(/^Mon adresse va changer/))
    await waitFor(() =>
      expect(canvas.queryByRole('link', { name: /à laquelle cette adresse sera la vôtre/ })).toBeNull(),
    )
  },
}

export const SansCompte: Story = { parameters: { reponses: reponsesDepart(contexteSansCompte) } }

/** The title of pension needs somewhere to go. */
export const SansAdresse: Story = {
  parameters: { reponses: reponsesDepart(contexteSansAdresse) },
  play: async ({ canvasElement }) => {
    const canvas = await opened({ canvasElement })
    await expect(canvas.getByRole('link', { name: 'indiquez votre adresse dans votre profil' })).toBeVisible()
    await press(canvas, 'Suivant')
    await userEvent.click(await canvas.findByRole('link', { name: /^Il nous faut une adresse postale/ }))
    const box = canvas.getByLabelText(/^Mon adresse va changer/)
    await expect(box).toHaveFocus()
    await userEvent.click(box)
    await waitFor(() => expect(canvas.queryByText(/^Il nous faut une adresse postale/)).toBeNull())
  },
}
