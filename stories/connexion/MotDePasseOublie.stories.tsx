import { expect, userEvent, within } from 'storybook/test'
import { failures } from '#contract/kit/failures.ts'
import { motdepasseoublie } from '#contract/connexion/identite.ts'
import { messageKey } from '#contract/messages.ts'
import { paths } from '#portal/paths.ts'
import { chargee, screenStory, type Played, type Story } from '../fixtures/screenStory.tsx'
import { refusee, withDossier } from '../fixtures/inscription/inscription.ts'

export default {
  title: 'Écrans/MotDePasseOublie',
  ...screenStory(paths.motdepasseoublie),
  beforeEach: withDossier,
}

const ask = async ({ canvasElement }: Played) => {
  await chargee({ canvasElement })
  const page = within(canvasElement)
  await page.findByRole('img', { name: /^Image du code/ })
  await userEvent.type(page.getByLabelText(/^Numéro de sécurité sociale/), '2 69 05 75 056 012 60')
  await userEvent.type(page.getByLabelText(/^Adresse électronique principale/), 'nadia@exemple.fr')
  await userEvent.type(page.getByLabelText(/^Code captcha/), 'ACE234')
  await userEvent.click(page.getByRole('button', { name: 'Recevoir le lien' }))
}

/** A mailbox that is closed: no way is promised that the Contact page may not give. */
export const Identification: Story = {
  play: async ({ canvasElement }) => {
    await chargee({ canvasElement })
    const boite = within(
      await within(canvasElement).findByRole('region', { name: 'Vous n’avez plus accès à cette boîte ?' }),
    )
    await expect(boite.queryByText(/téléphone|courrier/)).toBeNull()
    await expect(boite.getByRole('link', { name: 'Voir la page Contact' })).toBeVisible()
  },
}

export const Erreurs: Story = {
  play: async ({ canvasElement }) => {
    await chargee({ canvasElement })
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Recevoir le lien' }))
    await within(canvasElement).findByText('Le formulaire contient 3 erreurs')
  },
}

export const CaptchaRefuse: Story = {
  parameters: { reponses: [refusee(motdepasseoublie, failures.captchaInvalide.erreurCode)] },
  play: async (context) => {
    const page = within(context.canvasElement)
    await ask(context)
    await page.findByText(/code captcha est incorrect/)
    await expect(page.getByLabelText(/^Code captcha/)).toHaveValue('')
    await expect(page.getByLabelText(/^Adresse électronique principale/)).toHaveValue('nadia@exemple.fr')
  },
}

export const TropDeDemandes: Story = {
  parameters: { reponses: [refusee(motdepasseoublie, messageKey('TROP_DE_DEMANDES'))] },
  play: async (context) => {
    await ask(context)
    await within(context.canvasElement).findByText(/Trop de demandes/)
  },
}

export const DemandeEnvoyee: Story = {
  play: async (context) => {
    await ask(context)
    await within(context.canvasElement).findByText(/^Votre demande est envoyée/, undefined, {
      timeout: 10_000,
    })
  },
}

/** Opened by hand, it claims no request. */
export const Confirmation: Story = {
  args: { adresse: paths.motdepasseoublieConfirmation },
  play: async ({ canvasElement }) => {
    await chargee({ canvasElement })
    const page = within(canvasElement)
    await page.findByText(/^Si vous avez demandé un lien/)
    await expect(page.queryByText(/^Votre demande est envoyée/)).toBeNull()
  },
}
