import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import {
  ajoutertotp,
  codessecours,
  demandercle,
  retirerfacteur,
  verifierpreuve,
} from '#contract/connexion/facteurs/facteurs.ts'
import { accueilnonconnecte } from '#contract/contenu/contenu.ts'
import { failures } from '#contract/kit/failures.ts'
import { paths } from '#portal/paths.ts'
import { securiteMessages } from '#portal/profil/securite/words.ts'
import { accueilFranceConnect } from '../fixtures/contenus.ts'
import { agent } from '../fixtures/droits.ts'
import { deuxFacteurs, sansFacteur, securiteDe, totpCree } from '../fixtures/profil/facteurs.ts'
import { camille, reponsesProfil } from '../fixtures/profil/profil.ts'
import { reponse } from '../fixtures/reponse.ts'
import { chargee, screenStory, type Played, type Story } from '../fixtures/screenStory.tsx'

export default {
  title: 'Écrans/Profil/Securite',
  ...screenStory(paths.profil, {
    droits: agent,
    reponses: [
      ...reponsesProfil(camille),
      securiteDe(deuxFacteurs),
      totpCree,
      reponse(codessecours, {
        status: 200,
        body: { codesSecours: ['ABCD-EFGH-2345-IJKL', 'MNOP-QRST-6723-UVWX'] },
      }),
      reponse(verifierpreuve, { status: 511, body: failures.preuveDemandee }),
    ],
  }),
}

const press = async ({ canvasElement }: Played, name: string | RegExp) => {
  await chargee({ canvasElement })
  await userEvent.click(await within(canvasElement).findByRole('button', { name }))
  return within(await within(canvasElement.ownerDocument.body).findByRole('dialog'))
}

const exporte = async ({ canvasElement }: Played) => {
  await chargee({ canvasElement })
  await userEvent.click(within(canvasElement).getByRole('link', { name: /Télécharger/ }))
  return within(await within(canvasElement.ownerDocument.body).findByRole('dialog'))
}

export const SansFacteur: Story = {
  parameters: { reponses: [...reponsesProfil(camille), securiteDe(sansFacteur)] },
  play: async ({ canvasElement }) => {
    await chargee({ canvasElement })
    await expect(await within(canvasElement).findByText(/pas encore de second facteur/)).toBeVisible()
  },
}

export const NouvelleCle: Story = {
  play: async (played) => {
    const dialog = await press(played, 'Ajouter une clé d’accès')
    await userEvent.click(dialog.getByRole('button', { name: 'Créer la clé d’accès' }))
    const name = dialog.getByLabelText(/^Comment l’appeler/)
    await waitFor(() => expect(name).toHaveAccessibleDescription(/Donnez un nom/))
    await waitFor(() => expect(name).toHaveFocus())
  },
}

export const NouvelleApplication: Story = {
  play: async (played) => {
    const dialog = await press(played, 'Ajouter une application de codes')
    await expect(await dialog.findByText('ABCD EFGH IJKL MNOP QRST UVWX YZ23 4567')).toBeVisible()
    await expect(dialog.getByRole('img', { name: /^Code QR/ })).toBeVisible()
    await expect(dialog.getByText(securiteMessages.totp.presentation)).toHaveFocus()
  },
}

/** What is added is said where it is heard: in the dialog of the codes that come with it. */
export const ApplicationAjoutee: Story = {
  parameters: {
    reponses: [
      ...reponsesProfil(camille),
      securiteDe(sansFacteur),
      totpCree,
      reponse(ajoutertotp, {
        status: 200,
        body: { facteurId: '6c2f1c36-0000-4000-8000-000000000013', codesSecours: ['ABCD-EFGH-2345-IJKL'] },
      }),
    ],
  },
  play: async (played) => {
    const dialog = await press(played, 'Ajouter une application de codes')
    await userEvent.type(await dialog.findByLabelText(/^Comment l’appeler/), 'Mon téléphone')
    await userEvent.type(dialog.getByLabelText(/^Code/), '123456{Enter}')
    const codes = await screen.findByRole('dialog', { name: securiteMessages.codes.titre })
    const said = within(codes).getByText('L’application « Mon téléphone » est ajoutée.')
    await waitFor(() => expect(said).toHaveFocus())
  },
}

export const Renommage: Story = {
  play: async (played) => {
    const dialog = await press(played, /^Renommer.*Mon téléphone/)
    await expect(dialog.getByLabelText(/^Comment l’appeler/)).toHaveValue('Mon téléphone')
  },
}

export const Retrait: Story = {
  play: async (played) => {
    const dialog = await press(played, /^Retirer.*Mon téléphone/)
    await expect(dialog.getByText(/ne permettra plus/)).toBeVisible()
  },
}

const dernierFacteur = { ...deuxFacteurs, facteurs: deuxFacteurs.facteurs.slice(1) }

const retraitDuDernier = (niveau: 'actes' | 'connexion', dit: RegExp, tait: RegExp): Story => ({
  parameters: {
    reponses: [
      ...reponsesProfil(camille),
      securiteDe({ ...dernierFacteur, niveau, motDePasseSuffit: false }),
    ],
  },
  play: async (played) => {
    const dialog = await press(played, /^Retirer.*Mon téléphone/)
    await expect(dialog.getByText(dit)).toBeVisible()
    await expect(dialog.queryByText(tait)).toBeNull()
  },
})

/** Without a second factor, the password is enough again. */
export const RetraitDernier: Story = retraitDuDernier(
  'actes',
  /mot de passe suffira de nouveau/,
  /FranceConnect/,
)

/** Where every sign-in by password asks for one, who has none left enters by FranceConnect alone. */
export const RetraitDernierExige: Story = retraitDuDernier(
  'connexion',
  /plus vous connecter que par FranceConnect/,
  /mot de passe suffira/,
)

export const Retire: Story = {
  name: 'Retiré',
  parameters: {
    reponses: [
      ...reponsesProfil(camille),
      securiteDe(deuxFacteurs),
      reponse(retirerfacteur, { status: 200, body: {} }),
    ],
  },
  play: async (played) => {
    const dialog = await press(played, /^Retirer.*Mon téléphone/)
    await userEvent.click(dialog.getByRole('button', { name: 'Retirer' }))
    const page = within(played.canvasElement)
    await waitFor(() => expect(page.getByText('Le moyen « Mon téléphone » est retiré.')).toBeVisible())
    await waitFor(() => expect(page.getByRole('heading', { name: 'Vos seconds facteurs' })).toHaveFocus())
  },
}

export const CodesDeSecours: Story = {
  play: async (played) => {
    const dialog = await press(played, 'Créer de nouveaux codes de secours')
    await expect(dialog.getByText('ABCD-EFGH-2345-IJKL')).toBeVisible()
    // How many there are is said: on a small screen the last ones are further down.
    await expect(dialog.getByText(/chacun de ces 2 codes/)).toBeVisible()
  },
}

/** A sensitive act asks who does it for a proof: here a key, or one of the other ways. */
export const Preuve: Story = {
  play: async (played) => {
    const dialog = await exporte(played)
    await expect(await dialog.findByRole('button', { name: 'Utiliser ma clé d’accès' })).toBeVisible()
  },
}

/** Why the key was not even asked for is said. */
export const PreuveSansReponse: Story = {
  parameters: {
    reponses: [
      ...reponsesProfil(camille),
      securiteDe(deuxFacteurs),
      reponse(demandercle, 'coupure'),
      reponse(verifierpreuve, { status: 511, body: failures.preuveDemandee }),
    ],
  },
  play: async (played) => {
    const dialog = await exporte(played)
    await userEvent.click(await dialog.findByRole('button', { name: 'Utiliser ma clé d’accès' }))
    const alert = await dialog.findByText(/^Le service ne répond pas/)
    await waitFor(() => expect(alert.closest('[role=group]')).toHaveFocus())
  },
}

const sansMoyen = [
  ...reponsesProfil(camille),
  securiteDe({ ...sansFacteur, niveau: 'actes', motDePasseSuffit: false }),
  reponse(verifierpreuve, { status: 511, body: failures.niveauInsuffisant }),
]

/** Nothing that the person has is enough: what to do is said. */
export const AucunMoyen: Story = {
  parameters: { reponses: sansMoyen },
  play: async (played) => {
    const dialog = await exporte(played)
    await expect(await dialog.findByRole('link', { name: /Ajouter un second facteur/ })).toBeVisible()
    await expect(dialog.queryByText(/FranceConnect/)).toBeNull()
  },
}

/** The same where FranceConnect is offered. */
export const AucunMoyenFranceConnect: Story = {
  parameters: {
    reponses: [...sansMoyen, reponse(accueilnonconnecte, { status: 200, body: accueilFranceConnect })],
  },
  play: async (played) => {
    const dialog = await exporte(played)
    await expect(await dialog.findByRole('link', { name: /reconnecter avec FranceConnect/ })).toBeVisible()
    await expect(dialog.getByText(/au niveau « substantiel »/)).toBeVisible()
  },
}
