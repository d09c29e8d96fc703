import { expect, userEvent, waitFor, within } from 'storybook/test'
import { communes } from '#contract/profil/adresse.ts'
import { failures } from '#contract/kit/failures.ts'
import { profilCoordonnees } from '#contract/profil/profilModifications.ts'
import { paths } from '#portal/paths.ts'
import { agent } from '../fixtures/droits.ts'
import { screenStory, type Story } from '../fixtures/screenStory.tsx'
import { opened, save } from '../fixtures/profil/gestes.ts'
import { camille, enAttente, profilPuis, reponsesProfil, sansAdresse } from '../fixtures/profil/profil.ts'
import { reponse } from '../fixtures/reponse.ts'

export default {
  title: 'Écrans/ProfilModifications',
  ...screenStory(paths.profil, { droits: agent, reponses: reponsesProfil(camille) }),
}

export const CoordonneesModifiees: Story = {
  parameters: {
    reponses: reponsesProfil(camille, profilPuis(camille, enAttente)),
  },
  play: async ({ canvasElement }) => {
    const canvas = await opened({ canvasElement }, 'Modifier mes coordonnées')
    for (const field of canvas.getAllByDisplayValue('camille.moreau@exemple.fr')) {
      await userEvent.clear(field)
      await userEvent.type(field, 'camille@nouvelle-adresse.fr')
    }
    await userEvent.click(canvas.getByRole('button', { name: save }))
    await canvas.findByText(/^En attente : camille@nouvelle-adresse.fr/)
    await expect(canvas.getByText(/ouvrez le lien qui vient de lui être envoyé/)).toBeVisible()
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Modifier mes coordonnées' })).toHaveFocus(),
    )
  },
}

export const ChangementDeCourrielAbandonne: Story = {
  parameters: { reponses: reponsesProfil(enAttente, profilPuis(enAttente, camille)) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const renoncer = 'Renoncer à changer d’adresse électronique'
    await userEvent.click(await canvas.findByRole('button', { name: renoncer }))
    await canvas.findByText(/^Rien ne change : le lien envoyé/)
    await expect(canvas.queryByText(/^En attente/)).not.toBeInTheDocument()
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Modifier mes coordonnées' })).toHaveFocus(),
    )
  },
}

export const CoordonneesErreur: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await opened({ canvasElement }, 'Modifier mes coordonnées')
    const [courriel] = canvas.getAllByDisplayValue('camille.moreau@exemple.fr')
    if (!courriel) throw new Error('an address is awaited')
    await userEvent.type(courriel, '2')
    await userEvent.click(canvas.getByRole('button', { name: save }))
    await waitFor(() => expect(courriel).toBeInvalid())
    await expect(courriel).toHaveValue('camille.moreau@exemple.fr2')
  },
}

export const CoordonneesRefusees: Story = {
  parameters: {
    reponses: reponsesProfil(
      camille,
      reponse(profilCoordonnees, {
        status: 444,
        body: { erreurCode: failures.tropDeDemandes.erreurCode },
      }),
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = await opened({ canvasElement }, 'Modifier mes coordonnées')
    await userEvent.click(canvas.getByRole('button', { name: save }))
    const alert = await canvas.findByText(/Trop de demandes/)
    await waitFor(() => expect(alert.closest('[role=group]')).toHaveFocus())
    await userEvent.click(canvas.getByRole('button', { name: 'Annuler' }))
    await expect(canvas.getByRole('button', { name: 'Modifier mes coordonnées' })).toHaveFocus()
  },
}

export const UneModificationALaFois: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await opened({ canvasElement }, 'Modifier mes coordonnées')
    await userEvent.click(canvas.getByRole('button', { name: 'Changer d’IBAN' }))
    await expect(canvas.getByRole('heading', { name: /^Modifier mes coordonnées/ })).toHaveFocus()
    await expect(canvas.getByText('Enregistrez ou annulez d’abord cette modification.')).toBeVisible()
  },
}

export const AdresseModifiee: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await opened({ canvasElement }, 'Modifier mon adresse')
    await userEvent.type(canvas.getByRole('textbox', { name: /Numéro et nom/ }), ' bis')
    await userEvent.click(canvas.getByRole('button', { name: save }))
    await canvas.findByText(/Votre adresse est enregistrée/)
  },
}

export const AdresseErreur: Story = {
  parameters: {
    reponses: reponsesProfil(
      sansAdresse,
      reponse(communes, { status: 503, body: { erreurCode: 'INDISPONIBLE' } }),
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = await opened({ canvasElement }, 'Modifier mon adresse')
    await userEvent.type(canvas.getByRole('textbox', { name: /Code postal/ }), '44110')
    await canvas.findByText(/momentanément indisponible/)
    await userEvent.type(canvas.getByRole('textbox', { name: /Numéro et nom/ }), '1 rue #3')
    await userEvent.click(canvas.getByRole('button', { name: save }))
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /Numéro et nom/ })).toBeInvalid())
    await expect(canvas.getByText(/^Le formulaire contient 2 erreurs/)).toBeVisible()
  },
}

export const AdresseFutureSaisie: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await opened({ canvasElement }, 'Annoncer une adresse future')
    await userEvent.type(canvas.getByRole('textbox', { name: /Date d’effet/ }), '01/01/2020')
    await userEvent.click(canvas.getByRole('button', { name: save }))
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: /Date d’effet/ })).toHaveAccessibleDescription(
        /doit être après aujourd’hui/,
      ),
    )
  },
}
