import { expect, userEvent, waitFor, within } from 'storybook/test'
import { failures } from '#contract/kit/failures.ts'
import { accueilconnecte } from '#contract/accueil/evenement.ts'
import { profilIban, profilIbanAnnulation } from '#contract/profil/profilModifications.ts'
import { paths } from '#portal/paths.ts'
import { ibanQuiAttend, identiteNonConfirmee, sansIban } from '../fixtures/accueil/tableaudebord.ts'
import { agent } from '../fixtures/droits.ts'
import { reponse } from '../fixtures/reponse.ts'
import { chargee, screenStory, type Played, type Story } from '../fixtures/screenStory.tsx'

export default {
  title: 'Écrans/AccueilConnecte',
  ...screenStory(paths.accueilconnecte, { droits: agent }),
}

/** Opens the entry of an IBAN, fills it and sends it. */
const enregistrer = async ({ canvasElement }: Played, iban: string, ouvrir = 'Changer d’IBAN') => {
  await chargee({ canvasElement })
  const page = within(canvasElement)
  await userEvent.click(page.getByRole('button', { name: ouvrir }))
  await waitFor(() => expect(page.getByRole('region', { name: ouvrir })).toHaveFocus())
  // The form is fetched when it is asked for.
  const debut = await page.findByLabelText(/^Début de l’IBAN/)
  if (iban !== '') {
    await userEvent.click(debut)
    await userEvent.paste(iban)
  }
  await userEvent.click(page.getByRole('button', { name: 'Vérifier avant d’envoyer' }))
  return page
}

export const IbanObligatoire: Story = {
  play: async (played) => {
    const page = await enregistrer(played, '')
    await expect((await page.findAllByText(/^Saisissez votre IBAN/))[0]).toBeVisible()
  },
}

export const IbanFaux: Story = {
  play: async (played) => {
    const page = await enregistrer(played, 'FR7630006000011234567890188')
    await expect((await page.findAllByText(/Cet IBAN n’est pas valide/))[0]).toBeVisible()
  },
}

/** Sends what was read again. */
const demander = async (played: Played) => {
  const page = await enregistrer(played, 'FR1420041010050500013M02606')
  await expect(await page.findByText('FR14 2004 1010 0505 0001 3M02 606')).toBeVisible()
  await waitFor(() => expect(page.getByText('Vérifiez le nouvel IBAN')).toHaveFocus())
  await userEvent.click(page.getByRole('button', { name: 'Demander ce changement' }))
  return page
}

/** Read again, then mended: nothing typed is lost. */
export const IbanCorrige: Story = {
  play: async (played) => {
    const page = await enregistrer(played, 'FR1420041010050500013M02606')
    await userEvent.click(await page.findByRole('button', { name: 'Corriger' }))
    await expect(page.getByLabelText(/^Début de l’IBAN/)).toHaveValue('FR14 2004 1010 0505')
    // A second press of the same place would have thrown it away.
    await expect(page.getByLabelText(/^Début de l’IBAN/)).toHaveFocus()
  },
}

const attente = { ibanMasque: 'FR14 •••• •••• •••• •••• •••2 606', effetLe: '2026-11-23T13:32:00.000Z' }

export const IbanDemande: Story = {
  parameters: { reponses: [reponse(profilIban, { status: 200, body: attente })] },
  play: async (played) => {
    const page = await demander(played)
    const said = await page.findByText(/changement d’IBAN est demandé/)
    await waitFor(() => expect(said.closest('.fr-alert')).toHaveFocus())
  },
}

const enAttente = reponse(accueilconnecte, { status: 200, body: ibanQuiAttend })

export const IbanEnAttente: Story = {
  parameters: { reponses: [enAttente] },
  play: async (played) => {
    await chargee(played)
    const page = within(played.canvasElement)
    await expect(await page.findByText(/sera enregistré le 23\/11\/2026 à 14:32/)).toBeVisible()
  },
}

export const IbanAnnule: Story = {
  parameters: {
    reponses: [enAttente, reponse(profilIbanAnnulation, { status: 200, body: {} })],
  },
  play: async (played) => {
    await chargee(played)
    const page = within(played.canvasElement)
    await userEvent.click(await page.findByRole('button', { name: 'Annuler ce changement' }))
    await expect(await page.findByText('Le changement d’IBAN est annulé.')).toBeVisible()
  },
}

/** Who has no IBAN registered reads of none. */
export const IbanAbsent: Story = {
  parameters: { reponses: [reponse(accueilconnecte, { status: 200, body: sansIban })] },
  play: async (played) => {
    await chargee(played)
    const page = within(played.canvasElement)
    await expect(await page.findByText('Aucun IBAN n’est enregistré.')).toBeVisible()
    await expect(page.queryByText(/versée sur le compte/)).toBeNull()
    await enregistrer(played, 'FR1420041010050500013M02606', 'Enregistrer mon IBAN')
    await expect(await page.findByText(/^Jusque-là, aucun IBAN n’est enregistré\./)).toBeVisible()
    await expect(page.queryByText(/IBAN déjà enregistré/)).toBeNull()
  },
}

/** Nothing of a bank account is shown, nor offered, before the identity is confirmed. */
export const IbanIdentiteNonConfirmee: Story = {
  parameters: { reponses: [reponse(accueilconnecte, { status: 200, body: identiteNonConfirmee })] },
  play: async (played) => {
    await chargee(played)
    await expect(within(played.canvasElement).queryByText('Mes références bancaires')).toBeNull()
  },
}

export const IbanRefuse: Story = {
  parameters: {
    reponses: [reponse(profilIban, { status: 444, body: failures.tropDeDemandes })],
  },
  play: async (played) => {
    const page = await demander(played)
    await expect(await page.findByText(/Trop de demandes/)).toBeVisible()
  },
}
