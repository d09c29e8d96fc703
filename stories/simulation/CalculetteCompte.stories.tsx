import { expect, userEvent, within } from 'storybook/test'
import { paths } from '#portal/paths.ts'
import { agent } from '../fixtures/droits.ts'
import { reponseCompteARacheter, type } from '../fixtures/simulation/rachat.ts'
import { chargee, screenStory, type Story } from '../fixtures/screenStory.tsx'

export default {
  title: 'Écrans/Rachat d’études avec un compte',
  ...screenStory(paths.calculette, { droits: agent, reponses: [reponseCompteARacheter] }),
}

/** The account tells the birth and the quarters: only the index, the dates and the buy-back are left to be typed. */
export const Prerempli: Story = {
  play: async ({ canvasElement }) => {
    await chargee({ canvasElement })
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('textbox', { name: /à la date de la demande/ })).toHaveValue('741')
    await expect(canvas.queryByRole('textbox', { name: /^Date de naissance/ })).toBeNull()
    await expect(canvas.getByText(/^Date de naissance : 18\/04\/1972/)).toBeVisible()
    await expect(canvas.getByText(/^Trimestres à cette date, sans le rachat/)).toBeVisible()
    await expect(canvas.getByText(/la pension augmente dès 1 trimestre racheté/)).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: /^Nombre de trimestres/ })).toHaveValue('1')
    for (const option of canvas.getAllByRole('radio', { name: /^Option/ }))
      await expect(option).not.toBeChecked()
    await expect(canvas.getAllByText(/bruts par mois avec le rachat/)).toHaveLength(3)
    await userEvent.click(canvas.getByRole('radio', { name: /^Option 1/ }))
    await expect(canvas.getByRole('link', { name: /dans le simulateur/ })).toBeVisible()
  },
}

/** A date before the age: the fault is said at the departure, and the link takes nothing wrong to the simulator. */
export const CompteDateTropTot: Story = {
  play: async ({ canvasElement }) => {
    await chargee({ canvasElement })
    const canvas = within(canvasElement)
    await canvas.findByRole('heading', { name: 'Votre départ' })
    await type(canvas, /^Date de départ/, '01/06/2030')
    await expect(canvas.getByText(/pas encore l’âge d’ouverture/)).toBeVisible()
    await expect(
      within(canvas.getByRole('main')).getByRole('link', { name: 'Simuler ma retraite' }),
    ).toBeVisible()
  },
}

export const CompteLaisse: Story = {
  play: async ({ canvasElement }) => {
    await chargee({ canvasElement })
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: /^Saisir d’autres trimestres/ }))
    await expect(canvas.getByRole('textbox', { name: /^Date de naissance/ })).toHaveValue('18/04/1972')
    await expect(canvas.getByRole('textbox', { name: /^Trimestres liquidables/ })).not.toHaveValue('')
    await expect(canvas.getAllByText(/bruts par mois avec le rachat/)).toHaveLength(3)
    await userEvent.click(canvas.getByRole('button', { name: /^Reprendre les valeurs/ }))
    await expect(canvas.getByRole('heading', { name: 'Votre départ' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: /^Saisir d’autres trimestres/ })).toHaveFocus()
  },
}
