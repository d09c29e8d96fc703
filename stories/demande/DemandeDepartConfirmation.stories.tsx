import { expect, within } from 'storybook/test'
import { suivis } from '#contract/demande/suivi.ts'
import { paths } from '#portal/paths.ts'
import { demandeur, recue, reponsesRecue } from '../fixtures/demande/demandedepartSuite.ts'
import { peuDeDroits } from '../fixtures/droits.ts'
import { chargee, screenStory, type Story } from '../fixtures/screenStory.tsx'

const { accuse: _, ...sansAccuse } = { ...recue, dateEffet: '2027-02-01' } as const

export default {
  title: 'Écrans/Demande de retraite/Confirmation',
  ...screenStory(paths.etapeDemande('depart', 'confirmation'), {
    droits: demandeur,
    reponses: reponsesRecue(),
  }),
}

export const Recue: Story = {
  name: 'Reçue',
  play: async ({ canvasElement }) => {
    await chargee({ canvasElement })
    const canvas = within(canvasElement)
    await expect(canvas.getByText('DR-2026-0412-7733', { selector: 'dd' })).toBeVisible()
    // In the sentence too it is in one piece.
    await expect(
      canvas.getByText('DR-2026-0412-7733', { selector: 'p > span' }).getClientRects(),
    ).toHaveLength(1)
    const receipt = canvas.getByRole('button', { name: /^Télécharger l’accusé/ })
    await expect(getComputedStyle(receipt).textDecorationLine).toBe('underline')
    await expect(canvas.getByText(/^Sans réponse le 21\/01\/2027, deux mois/)).toBeVisible()
    // The office that the receipt names, and the ways to reach it that the receipt gives.
    await expect(canvas.getByText('Service des Retraites de l’État', { exact: true })).toBeVisible()
    for (const coordonnee of ['01 23 45 67 89', '1, rue des Pins, 44000 Nantes', 'nous@exemple.fr'])
      await expect(await canvas.findByText(coordonnee)).toBeVisible()
    const calendar = canvas.getByRole('link', { name: /^Ajouter ces dates à mon agenda/ })
    await expect(calendar).toHaveAttribute('href', suivis.depart.calendrier.path)
    await expect(calendar).toHaveAttribute('download')
    const dates = within(canvasElement.querySelector('main') ?? canvasElement).getAllByRole('time')
    await expect(dates.map((date) => date.textContent)).toEqual([
      '21/01/2027',
      '01/03/2027',
      '01/09/2027',
      '30/09/2027',
    ])
    await expect(
      within(canvas.getByRole('main')).getByRole('link', { name: 'Suivre ma demande' }),
    ).toBeVisible()
    await expect(canvas.getByRole('link', { name: /^Écrire par la messagerie/ })).toHaveAttribute(
      'href',
      '/mesap/nouvelle?theme=demandedepartretraite&reference=DR-2026-0412-7733',
    )
  },
}

export const DepartProche: Story = {
  parameters: { reponses: reponsesRecue(sansAccuse) },
  play: async ({ canvasElement }) => {
    await chargee({ canvasElement })
    const canvas = within(canvasElement)
    await expect(canvas.getByText(/sera disponible dans le suivi/)).toBeVisible()
    await expect(canvas.queryByText(/prévenir votre employeur/)).toBeNull()
  },
}

export const SansMessagerie: Story = {
  parameters: {
    droits: {
      ...peuDeDroits,
      listeService: { ...peuDeDroits.listeService, demandedepartretraite: true },
    },
  },
  play: async ({ canvasElement }) => {
    await chargee({ canvasElement })
    await expect(within(canvasElement).getByRole('link', { name: 'Voir la page Contact' })).toHaveAttribute(
      'href',
      paths.contact,
    )
  },
}
