import { expect, userEvent, waitFor, within } from 'storybook/test'
import { garderscenario, renommerscenario, supprimerscenario } from '#contract/simulation/simulateur.ts'
import { PAUSE } from '#portal/components/useAfterPause.ts'
import { paths } from '#portal/paths.ts'
import { agent, lectureSeule } from '../fixtures/droits.ts'
import { chargee, screenStory, type Story } from '../fixtures/screenStory.tsx'
import { carte, contenu } from '../fixtures/simulation/gestes.ts'
import { reponse } from '../fixtures/reponse.ts'
import { compteCamille, ouvert, quatreScenarios } from '../fixtures/simulation/simulateur.ts'
import { alertes, statuts } from '../fixtures/alertes.ts'

export default {
  title: 'Écrans/Simulateur',
  ...screenStory(paths.simulateur, { droits: agent, reponses: [contenu, ouvert(compteCamille)] }),
}

export const QuatreScenarios: Story = {
  parameters: { reponses: [contenu, ouvert(compteCamille, quatreScenarios)] },
  play: async ({ canvasElement }) => {
    await chargee({ canvasElement })
    const canvas = within(canvasElement)
    const table = canvas.getByRole('table', { name: 'Comparaison de mes simulations' })
    await expect(within(table).getAllByRole('columnheader')).toHaveLength(5)
    await userEvent.click(canvas.getByRole('button', { name: 'Garder cette simulation' }))
    await expect(canvas.getByText(/^Vous gardez déjà quatre simulations/)).toHaveAttribute(
      'aria-live',
      'assertive',
    )
    await expect(canvas.getByLabelText(/^Intitulé/)).toBeValid()
    await userEvent.click(canvas.getByRole('button', { name: 'Reprendre : À 66 ans, au nouvel indice' }))
    await waitFor(() => expect(carte(canvas, 'Date choisie')).toHaveTextContent('01/06/2035'))
    await expect(canvas.getByLabelText(/^Indice majoré/)).toHaveValue('811')
    await expect(canvas.getByRole('heading', { name: 'Vos hypothèses' })).toHaveFocus()
    // Said once, and not what it changes too.
    await userEvent.setup({ delay: 1.5 * PAUSE }).tab()
    const said = statuts().map(({ textContent }) => textContent)
    await expect(said.filter((phrase) => phrase !== '')).toEqual([
      'Les hypothèses de « À 66 ans, au nouvel indice » sont reprises.',
    ])
  },
}

export const ScenarioProgressif: Story = {
  parameters: { reponses: [contenu, ouvert(compteCamille, quatreScenarios)] },
  play: async ({ canvasElement }) => {
    await chargee({ canvasElement })
    const table = within(canvasElement).getByRole('table', { name: 'Comparaison de mes simulations' })
    const rangee = (nom: RegExp) => within(table).getByRole('row', { name: nom })
    await expect(rangee(/^Choix/)).toHaveTextContent(/Retraite progressive à 50.% dès le 01\/06\/2029/)
    await expect(rangee(/^Choix/)).toHaveTextContent(/Rachat de 4 trimestres, option 1/)
    await expect(rangee(/^Pension brute par mois/)).toHaveTextContent(/€, puis /)
    await expect(rangee(/^Reçu en tout à 80 ans/)).toBeVisible()
    await expect(within(canvasElement).getByText(/sont ceux de la pension entière qui la suit/)).toBeVisible()
  },
}

export const ScenarioRenomme: Story = {
  parameters: {
    reponses: [
      contenu,
      ouvert(compteCamille, quatreScenarios),
      reponse(renommerscenario, { status: 200, body: {} }),
    ],
  },
  play: async ({ canvasElement }) => {
    await chargee({ canvasElement })
    const canvas = within(canvasElement)
    const rename = () => userEvent.click(canvas.getByRole('button', { name: 'Renommer : Au plus tôt' }))
    await rename()
    await userEvent.click(canvas.getByRole('button', { name: 'Ne pas renommer' }))
    await expect(canvas.getByRole('heading', { name: 'Mes simulations' })).toHaveFocus()
    await rename()
    const nom = canvas.getByLabelText(/^Nouvel intitulé/)
    await expect(nom).toHaveFocus()
    await userEvent.clear(nom)
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(nom).toHaveAccessibleDescription(/Saisissez un intitulé/))
    const said = () => alertes().map(({ textContent }) => textContent)
    await waitFor(() => expect(said()).toContain('Saisissez un intitulé, par exemple « À 65 ans ».'))
    await userEvent.type(nom, 'À 64 ans{Enter}')
    await expect(
      await canvas.findByText('La simulation « Au plus tôt » s’appelle maintenant « À 64 ans ».'),
    ).toBeVisible()
  },
}

const refus = { status: 444, body: { erreurCode: 'Cette date est trop lointaine.' } } as const

/** What the server refuses is said where it was asked, and what was typed stays. */
export const ScenarioRefuse: Story = {
  parameters: {
    reponses: [
      contenu,
      ouvert(compteCamille, quatreScenarios.slice(0, 1)),
      reponse(garderscenario, refus),
      reponse(renommerscenario, refus),
      reponse(supprimerscenario, 'coupure'),
    ],
  },
  play: async ({ canvasElement }) => {
    await chargee({ canvasElement })
    const canvas = within(canvasElement)
    const said = (text: RegExp) =>
      waitFor(() => expect(canvas.getByText(text)).toHaveAttribute('aria-live', 'assertive'))
    await userEvent.click(canvas.getByRole('button', { name: 'Supprimer : Au plus tôt' }))
    await said(/^Le service ne répond pas/)
    await userEvent.click(canvas.getByRole('button', { name: 'Renommer : Au plus tôt' }))
    await userEvent.type(canvas.getByLabelText(/^Nouvel intitulé/), ' possible')
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer l’intitulé' }))
    await waitFor(() => expect(canvas.getByLabelText(/^Nouvel intitulé/)).toBeInvalid())
    await userEvent.click(canvas.getByRole('button', { name: 'Ne pas renommer' }))
    await userEvent.type(canvas.getByLabelText(/^Intitulé/), 'Mienne')
    await userEvent.click(canvas.getByRole('button', { name: 'Garder cette simulation' }))
    await said(/^Cette date est trop lointaine/)
    await expect(canvas.getByLabelText(/^Intitulé/)).toHaveValue('Mienne')
  },
}

export const ScenarioSupprime: Story = {
  parameters: {
    reponses: [
      contenu,
      ouvert(compteCamille, quatreScenarios),
      reponse(supprimerscenario, { status: 200, body: {} }),
      reponse(garderscenario, { status: 200, body: {} }),
    ],
  },
  play: async ({ canvasElement }) => {
    await chargee({ canvasElement })
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Supprimer : Au plus tôt' }))
    const retablir = await canvas.findByRole('button', { name: 'Annuler la suppression de « Au plus tôt »' })
    await expect(canvas.getByText('La simulation « Au plus tôt » est supprimée.')).toBeVisible()
    await waitFor(() => expect(retablir).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(
      await canvas.findByText('La simulation « Au plus tôt » est de nouveau gardée.'),
    ).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'Mes simulations' })).toHaveFocus()
  },
}

export const Garder: Story = {
  parameters: {
    reponses: [contenu, ouvert(compteCamille), reponse(garderscenario, { status: 200, body: {} })],
  },
  play: async ({ canvasElement }) => {
    await chargee({ canvasElement })
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Garder cette simulation' }))
    await expect(await canvas.findByText('La simulation « Départ le 01/06/2033 » est gardée.')).toBeVisible()
    const choix = canvas.getByLabelText(/^Choix à garder/)
    const progressive = within(choix).getByRole('option', { name: /^Retraite progressive à 80/ })
    await userEvent.selectOptions(choix, progressive)
    await userEvent.click(canvas.getByRole('button', { name: 'Garder cette simulation' }))
    await expect(
      await canvas.findByText(
        /^La simulation « Progressive à 80.%, puis départ le 01\/06\/2033 » est gardée/,
      ),
    ).toBeVisible()
  },
}

/** Two columns and their buttons are never told by the same name. */
export const MemeIntitule: Story = {
  parameters: {
    reponses: [
      contenu,
      ouvert(compteCamille, quatreScenarios.slice(0, 3)),
      reponse(garderscenario, { status: 200, body: {} }),
    ],
  },
  play: async ({ canvasElement }) => {
    await chargee({ canvasElement })
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByLabelText(/^Intitulé/), 'Au plus tôt')
    await userEvent.click(canvas.getByRole('button', { name: 'Garder cette simulation' }))
    await expect(await canvas.findByText('La simulation « Au plus tôt (2) » est gardée.')).toBeVisible()
  },
}

/** One request at a time: who has sent theirs follows it, whatever they simulate. */
export const DemandeEnCours: Story = {
  parameters: {
    reponses: [
      contenu,
      ouvert(compteCamille, quatreScenarios, {
        dateDepart: '2033-06-01',
        motif: 1,
        numeroDemande: 'DR-2026-1042-7751',
      }),
    ],
  },
  play: async ({ canvasElement }) => {
    await chargee({ canvasElement })
    const canvas = within(canvasElement)
    await expect(canvas.getByText('DR-2026-1042-7751').parentElement).toHaveTextContent(
      /ceux de votre demande n° DR-2026-1042-7751\.$/,
    )
    await expect(canvas.getByRole('link', { name: 'Suivre ma demande de retraite' })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: /^Demander ma retraite à cette date/ })).toBeNull()
  },
}

export const LectureSeule: Story = {
  parameters: { droits: lectureSeule, reponses: [contenu, ouvert(compteCamille, quatreScenarios)] },
  play: async ({ canvasElement }) => {
    await chargee({ canvasElement })
    const canvas = within(canvasElement)
    await expect(canvas.getByText(/^Votre espace est en lecture seule/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^Garder|^Supprimer/ })).toBeNull()
    // The menu, beside it on a large screen, leads there all the same.
    const main = within(canvas.getByRole('main'))
    await expect(main.queryByRole('link', { name: /^Demander ma retraite/ })).toBeNull()
  },
}
