import { expect, userEvent, waitFor, within } from 'storybook/test'
import { failures } from '#contract/kit/failures.ts'
import { profilIban } from '#contract/profil/profilModifications.ts'
import { paths } from '#portal/paths.ts'
import { agent } from '../fixtures/droits.ts'
import { reponse } from '../fixtures/reponse.ts'
import { chargee, screenStory, type Played, type Story } from '../fixtures/screenStory.tsx'

export default {
  title: 'Écrans/AccueilConnecte',
  tags: ['!autodocs'],
  ...screenStory(paths.accueilconnecte, { droits: agent }),
}

/** Opens the entry of an IBAN, fills it and sends it. */
const enregistrer = async ({ canvasElement }: Played, iban: string, password = 'Cheval-Agrafe-Pile-42') => {
  await chargee({ canvasElement })
  const page = within(canvasElement)
  await userEvent.click(page.getByRole('button', { name: 'Enregistrer mon IBAN' }))
  if (iban !== '') {
    await userEvent.click(page.getByLabelText(/^Début de l’IBAN/))
    await userEvent.paste(iban)
  }
  if (password !== '') await userEvent.type(page.getByLabelText(/^Mot de passe actuel/), password)
  await userEvent.click(page.getByRole('button', { name: 'Valider cet IBAN' }))
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

export const IbanSansMotDePasse: Story = {
  play: async (played) => {
    const page = await enregistrer(played, 'FR7630006000011234567890189', '')
    await expect((await page.findAllByText('Saisissez votre mot de passe actuel.'))[0]).toBeVisible()
  },
}

export const IbanMotDePasseFaux: Story = {
  parameters: {
    reponses: [
      reponse(profilIban, {
        status: 444,
        body: { ...failures.ancienMotDePasse, champs: ['motDePasseAncien'] },
      }),
    ],
  },
  play: async (played) => {
    const page = await enregistrer(played, 'FR7630006000011234567890189', 'ancien')
    const password = page.getByLabelText(/^Mot de passe actuel/)
    await waitFor(() => expect(password).toHaveAccessibleDescription(/mot de passe actuel est incorrect/))
    await expect(password).toHaveValue('ancien')
    await expect(page.getByLabelText(/^Début de l’IBAN/)).not.toHaveValue('')
  },
}

export const IbanEnregistre: Story = {
  parameters: {
    reponses: [
      reponse(profilIban, {
        status: 200,
        body: { ibanMasque: 'FR76 •••• •••• •••• •••• •••• 189', depuis: '2026-11-20' },
      }),
    ],
  },
  play: async (played) => {
    const page = await enregistrer(played, 'FR7630006000011234567890189')
    await expect(await page.findByText(/depuis le 20\/11\/2026/)).toBeVisible()
  },
}

export const IbanRefuse: Story = {
  parameters: {
    reponses: [reponse(profilIban, { status: 444, body: failures.identiteAConfirmer })],
  },
  play: async (played) => {
    const page = await enregistrer(played, 'FR7630006000011234567890189')
    await expect(await page.findByText(/Confirmez d’abord votre identité/)).toBeVisible()
  },
}
