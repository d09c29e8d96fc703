import { expect, userEvent, waitFor, within } from 'storybook/test'
import { contenuPrive } from '#contract/contenu/contenu.ts'
import { rubriques } from '#contract/documents/rubrique.ts'
import { paths } from '#portal/paths.ts'
import { archive, autreAttestation, paie, recherche } from '../fixtures/documents/documents.ts'
import { envoi } from '../fixtures/documents/envoimail.ts'
import { agent } from '../fixtures/droits.ts'
import { reponse } from '../fixtures/reponse.ts'
import { chargee, ouverture, screenStory, type Story } from '../fixtures/screenStory.tsx'
import { archiver, chercher, toutSelectionner } from '../fixtures/documents/gestes.ts'

export default {
  title: 'Écrans/RemunerationPaie',
  ...screenStory(paths.remunerationpaie, { droits: agent }),
}

export const Chargement: Story = {
  parameters: { reponses: [reponse(rubriques.remunerationpaie.liste, 'attente')] },
  play: ouverture,
}

export const Liste: Story = {
  play: async ({ canvasElement }) => {
    await chargee({ canvasElement })
    const link = within(canvasElement).getByRole('link', { name: 'Pourquoi mon net a-t-il changé ?' })
    await expect(link.getAttribute('href')).toMatch(/\/comparaison\?avant=.+08&apres=.+09$/)
  },
}

/** Two certificates of a year: what to do with them is said, and no button has the name of another. */
export const DeuxAttestationsDUneAnnee: Story = {
  parameters: { reponses: paie({ autres: [autreAttestation] }) },
  play: async ({ canvasElement }) => {
    await chargee({ canvasElement })
    const canvas = within(canvasElement)
    await expect(await canvas.findByText(/^Plusieurs attestations pour 2025/)).toBeVisible()
    const copies = canvas
      .getAllByRole('button', { name: /net imposable|impôt prélevé/ })
      .map((button) => button.getAttribute('aria-label') ?? button.textContent)
    await expect(new Set(copies).size).toBe(copies.length)
    await expect(copies).toHaveLength(6)
  },
}

export const Filtree: Story = {
  play: async ({ canvasElement }) => {
    await chargee({ canvasElement })
    const filter = await within(canvasElement).findByRole('button', { name: 'Bulletins de paie' })
    await userEvent.click(filter)
    await expect(filter).toHaveAttribute('aria-pressed', 'true')
  },
}

/** Who has sent one of the certificates comes back to the certificates of that year. */
export const FiltreRetrouve: Story = {
  // The content of the list has the filters.
  parameters: { reponses: envoi().filter(({ call }) => call !== contenuPrive) },
  play: async ({ canvasElement }) => {
    await chargee({ canvasElement })
    const canvas = within(canvasElement)
    await userEvent.selectOptions(await canvas.findByRole('combobox'), '2025')
    await canvas.findByText('3 documents pour 2025.')
    await userEvent.click(canvas.getByRole('button', { name: 'Attestations fiscales' }))
    const shown = /^Attestations fiscales : 1 document pour 2025/
    await canvas.findByText(shown)
    await userEvent.click(await canvas.findByRole('link', { name: /^Envoyer par mail/ }))
    await userEvent.click(await canvas.findByRole('link', { name: 'Retour à mes documents' }))
    await expect(await canvas.findByText(shown)).toBeVisible()
    await expect(canvas.getByRole('combobox')).toHaveValue('2025')
    await expect(canvas.getByRole('button', { name: 'Attestations fiscales' })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
  },
}

export const PlusieursAnnees: Story = {
  play: async ({ canvasElement }) => {
    await chargee({ canvasElement })
    const years = await within(canvasElement).findByRole('combobox')
    await userEvent.selectOptions(years, '2025')
    await chargee({ canvasElement })
    await waitFor(() => expect(within(canvasElement).getByRole('combobox')).toHaveValue('2025'))
  },
}

export const Recherche: Story = {
  parameters: { reponses: [recherche('remunerationpaie')] },
  play: async ({ canvasElement }) => {
    await chercher({ canvasElement })
    const canvas = within(canvasElement)
    await expect(canvas.getByText('3 documents correspondent à « 2 345,67 ».')).toBeVisible()
    await expect(document.title).toMatch(/^Résultats pour «\s2 345,67\s» – Ma rémunération \|/)
    await expect(canvas.getByRole('heading', { name: '2025' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Bulletins de paie' })).toBeNull()
  },
}

export const RechercheSansResultat: Story = {
  parameters: { reponses: [recherche('remunerationpaie', { total: 0 })] },
  play: async ({ canvasElement }) => {
    await chercher({ canvasElement })
    await expect(
      within(canvasElement).getByText('Aucun document ne correspond à « 2 345,67 ».'),
    ).toBeVisible()
  },
}

export const RechercheTropLarge: Story = {
  parameters: { reponses: [recherche('remunerationpaie', { total: 214 })] },
  play: async ({ canvasElement }) => {
    await chercher({ canvasElement })
    await expect(within(canvasElement).getByText(/^Seuls les 100 premiers sont affichés/)).toBeVisible()
  },
}

export const RechercheEffacee: Story = {
  tags: ['!autodocs'],
  parameters: { reponses: [recherche('remunerationpaie')] },
  play: async ({ canvasElement }) => {
    await chercher({ canvasElement })
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Effacer la recherche' }))
    await expect(await canvas.findByText('3 documents pour 2026.')).toBeVisible()
    await expect(canvas.getByRole('searchbox')).toHaveFocus()
    await expect(canvas.getByRole('searchbox')).toHaveValue('')
    await waitFor(() => expect(document.title).toMatch(/^Ma rémunération \|/))
  },
}

export const Selection: Story = {
  play: async ({ canvasElement }) => {
    await toutSelectionner({ canvasElement })
    const canvas = within(canvasElement)
    await expect(canvas.getByText('3 documents sélectionnés.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Bulletins de paie' }))
    await expect(canvas.getByText('3 documents sélectionnés.')).toBeVisible()
  },
}

export const DeuxBulletins: Story = {
  play: async ({ canvasElement }) => {
    await toutSelectionner({ canvasElement })
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Attestation fiscale' }))
    await expect(
      canvas.getByRole('link', { name: 'Comparer ces deux bulletins' }).getAttribute('href'),
    ).toMatch(/avant=.+08&apres=.+09$/)
  },
}

export const SelectionQuittee: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    await toutSelectionner({ canvasElement })
    const canvas = within(canvasElement)
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByRole('checkbox')).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Sélectionner des documents' })).toHaveFocus()
  },
}

export const ArchivePrete: Story = {
  parameters: { reponses: [archive('remunerationpaie')] },
  play: async ({ canvasElement }) => {
    await toutSelectionner({ canvasElement })
    await archiver({ canvasElement })
    await expect(await within(canvasElement).findByText('Votre archive est prête')).toBeVisible()
  },
}

/** Who comes back to the year finds the archive again, and stays in the field that was emptied. */
export const ArchiveRetrouvee: Story = {
  parameters: { reponses: [archive('remunerationpaie'), recherche('remunerationpaie')] },
  play: async ({ canvasElement }) => {
    await toutSelectionner({ canvasElement })
    await archiver({ canvasElement })
    const canvas = within(canvasElement)
    await canvas.findByText('Votre archive est prête')
    await chercher({ canvasElement })
    await userEvent.click(canvas.getByRole('button', { name: 'Effacer la recherche' }))
    await expect(await canvas.findByText('Votre archive est prête')).toBeVisible()
    await expect(canvas.getByRole('searchbox')).toHaveFocus()
  },
}

export const ArchiveImpossible: Story = {
  parameters: {
    reponses: [
      reponse(rubriques.remunerationpaie.archive, { status: 404, body: { erreurCode: 'INTROUVABLE' } }),
    ],
  },
  play: async ({ canvasElement }) => {
    await chargee({ canvasElement })
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Télécharger l’année en ZIP' }))
    await expect(await canvas.findByText(/^Un des documents n’est plus disponible/)).toBeVisible()
  },
}

export const UneSeuleAnnee: Story = { parameters: { reponses: paie({ annees: [2026] }) } }

export const Vide: Story = { parameters: { reponses: paie({ annees: [], liste: [] }) } }

export const EnvoiMailDesactive: Story = { parameters: { reponses: paie({ optionEnvoiMail: false }) } }
