import { expect, userEvent, waitFor, within } from 'storybook/test'
import { defiCle, secondfacteur } from '#contract/connexion/facteurs/secondFacteur.ts'
import { accueilnonconnecte } from '#contract/contenu/contenu.ts'
import { failures } from '#contract/kit/failures.ts'
import { paths } from '#portal/paths.ts'
import { connecter } from '../fixtures/connexion/gestes.ts'
import { secondFacteurAttendu } from '../fixtures/connexion/signIn.ts'
import { accueilFranceConnect } from '../fixtures/contenus.ts'
import { reponse } from '../fixtures/reponse.ts'
import { chargee, screenStory, type Played, type Story } from '../fixtures/screenStory.tsx'

export default {
  title: 'Écrans/AccueilNonConnecte/SecondFacteur',
  ...screenStory(paths.accueilnonconnecte, { reponses: [secondFacteurAttendu] }),
}

const opened = async (played: Played) => {
  await connecter(played)
  return within(await within(played.canvasElement.ownerDocument.body).findByRole('dialog'))
}

export const CodeDeLApplication: Story = {
  play: async (played) => {
    const dialog = await opened(played)
    await waitFor(() => expect(dialog.getByLabelText(/^Code à 6 chiffres/)).toHaveFocus())
    await expect(dialog.getByText(/Écrivez-nous depuis la page Contact/)).toBeVisible()
    await expect(dialog.queryByText(/FranceConnect/)).toBeNull()
  },
}

/** FranceConnect is a way out where it is offered, and there alone. */
export const FranceConnectPropose: Story = {
  name: 'FranceConnect proposé',
  parameters: {
    reponses: [
      secondFacteurAttendu,
      reponse(accueilnonconnecte, { status: 200, body: accueilFranceConnect }),
    ],
  },
  play: async (played) => {
    const dialog = await opened(played)
    await expect(dialog.getByText(/connecter avec FranceConnect/)).toBeVisible()
  },
}

export const CodeDeSecours: Story = {
  play: async (played) => {
    const dialog = await opened(played)
    await userEvent.click(dialog.getByRole('button', { name: 'Un code de secours' }))
    await waitFor(() => expect(dialog.getByLabelText(/^Code de secours/)).toHaveFocus())
  },
}

export const CleDAcces: Story = {
  play: async (played) => {
    const dialog = await opened(played)
    await userEvent.click(dialog.getByRole('button', { name: 'Une clé d’accès' }))
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Utiliser ma clé d’accès' })).toHaveFocus())
  },
}

/** What the server answers to what was shown. */
const repond = (failure: (typeof failures)['codeFacteur' | 'essaisFacteur' | 'attenteFacteur']) => ({
  reponses: [secondFacteurAttendu, reponse(secondfacteur, { status: failure.status, body: failure })],
})

const sends = async (played: Played) => {
  const dialog = await opened(played)
  await userEvent.type(dialog.getByLabelText(/^Code à 6 chiffres/), '123456{Enter}')
  return dialog
}

export const CodeRefuse: Story = {
  parameters: repond(failures.codeFacteur),
  play: async (played) => {
    const code = (await sends(played)).getByLabelText(/^Code à 6 chiffres/)
    await waitFor(() => expect(code).toHaveAccessibleDescription(/n’est pas le bon/))
  },
}

/** The form of the page comes back, and says why. */
export const AttentePassee: Story = {
  parameters: repond(failures.attenteFacteur),
  play: async (played) => {
    await sends(played)
    await expect(await within(played.canvasElement).findByText(/Recommencez votre connexion/)).toBeVisible()
  },
}

/** What maintenance answers leads to its page, whatever was asked. */
const maintenance = { status: 544, body: failures.maintenance } as const
const fermee = async ({ canvasElement }: Played) => {
  const title = 'Erreur de chargement de la page'
  await expect(await within(canvasElement).findByRole('heading', { level: 1, name: title })).toBeVisible()
}

export const CodePendantLaMaintenance: Story = {
  parameters: { reponses: [secondFacteurAttendu, reponse(secondfacteur, maintenance)] },
  play: async (played) => {
    await sends(played)
    await fermee(played)
  },
}

/** A key alone, at the foot of the page: the network asked for too many challenges. */
const parCle = async ({ canvasElement }: Played) => {
  await chargee({ canvasElement })
  const page = within(canvasElement)
  await userEvent.click(page.getByRole('button', { name: 'Utiliser une clé d’accès' }))
  return page
}

export const CleSeuleRefusee: Story = {
  parameters: {
    reponses: [reponse(defiCle, { status: 444, body: failures.tropDeDemandes })],
  },
  play: async (played) => {
    const page = await parCle(played)
    await expect(await page.findByText('La connexion n’a pas abouti')).toBeVisible()
  },
}

export const CleSeulePendantLaMaintenance: Story = {
  tags: ['!autodocs'],
  parameters: { reponses: [reponse(defiCle, maintenance)] },
  play: async (played) => {
    await parCle(played)
    await fermee(played)
  },
}
