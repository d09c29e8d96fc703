import { expect, userEvent, waitFor, within } from 'storybook/test'
import { paths } from '#portal/paths.ts'
import { agent, lectureSeule } from '../fixtures/droits.ts'
import {
  documentInconnu,
  documentUuid,
  envoi,
  envoiEnAttente,
  limiteAtteinte,
  optionFermee,
  sansAdresse,
  titreLong,
  tropLourd,
  uneAdresse,
  unLien,
} from '../fixtures/documents/envoimail.ts'
import { preparerdemandeenvoimail } from '#contract/documents/envoimail.ts'
import { avisDemande } from '../fixtures/configuration.ts'
import { reponse } from '../fixtures/reponse.ts'
import { chargee, ouverture, screenStory, type Played, type Story } from '../fixtures/screenStory.tsx'

export default {
  title: 'Écrans/DemandeEnvoiMail',
  ...screenStory(`${paths.demandeenvoimail}?documentUuid=${documentUuid}`, {
    droits: agent,
    reponses: envoi(),
  }),
}

const send = async ({ canvasElement }: Played) => {
  await chargee({ canvasElement })
  const page = within(canvasElement)
  const [first] = page.queryAllByRole('radio')
  if (first) await userEvent.click(first)
  await userEvent.click(await page.findByRole('button', { name: 'Envoyer par mail' }))
  return page
}

const sent = async (context: Played) => {
  const page = await send(context)
  const title = await page.findByRole('heading', { level: 1, name: 'Votre demande d’envoi est enregistrée' })
  await waitFor(() => expect(title).toHaveFocus())
  await page.findByText('Regardez dans les courriers indésirables.')
  return page
}

export const Chargement: Story = {
  parameters: { reponses: [reponse(preparerdemandeenvoimail, 'attente')] },
  play: ouverture,
}

export const DeuxAdresses: Story = {
  play: async ({ canvasElement }) => {
    await chargee({ canvasElement })
    const page = within(canvasElement)
    await page.findByText('Il vous reste 7 envois aujourd’hui.')
    await expect(page.getAllByRole('radio')).toHaveLength(2)
    await expect(page.getByRole('link', { name: 'Retour à mes documents' })).toHaveAttribute(
      'href',
      '/remunerationpaie?annee=2026',
    )
  },
}

export const UneAdresse: Story = { parameters: { reponses: envoi(uneAdresse, 1) } }

/** The administration has chosen to send a link. */
export const UnLien: Story = { parameters: { reponses: envoi(unLien) } }

export const TropLourd: Story = {
  parameters: { reponses: envoi(tropLourd) },
  play: async ({ canvasElement }) => {
    await chargee({ canvasElement })
    await expect(await within(canvasElement).findByText(/dépasse 7 Mo/)).toBeVisible()
  },
}

export const TitreLong: Story = { parameters: { reponses: envoi(titreLong) } }

export const SansChoix: Story = {
  play: async ({ canvasElement }) => {
    await chargee({ canvasElement })
    const page = within(canvasElement)
    await userEvent.click(await page.findByRole('button', { name: 'Envoyer par mail' }))
    const sentence = 'Choisissez l’adresse à laquelle le courriel doit être envoyé.'
    await userEvent.click(await page.findByRole('link', { name: sentence }))
    await expect(page.getAllByRole('radio')[0]).toHaveFocus()
  },
}

export const EnCours: Story = {
  parameters: { reponses: [envoiEnAttente, ...envoi()] },
  play: async (context) => {
    const page = await send(context)
    await page.findByRole('button', { name: 'Envoi en cours…' })
  },
}

export const Envoye: Story = {
  play: async (context) => {
    const page = await sent(context)
    const dit = await page.findByText(
      /^Un courriel sera envoyé à c.*@example\.org\. Le document .* y sera joint/,
    )
    // Heard once in words, not « puce puce puce ».
    await expect(dit).toHaveTextContent(/caractères masqués, puis @example\.org/)
    await userEvent.click(page.getByRole('button', { name: 'Envoyer à une autre adresse' }))
    const title = await page.findByRole('heading', { level: 1, name: 'Envoyer un document par courriel' })
    await waitFor(() => expect(title).toHaveFocus())
    await sent(context)
  },
}

export const EnvoyePuisAvis: Story = {
  parameters: { reponses: [avisDemande, ...envoi()] },
  play: async (context) => {
    const page = await sent(context)
    await expect(await page.findByRole('link', { name: /^Je donne mon avis/ })).toBeVisible()
  },
}

export const EnvoyeEnLien: Story = {
  parameters: { reponses: envoi(unLien) },
  play: async (context) => {
    const page = await sent(context)
    await page.findByText(/Il dira que le document « Attestation fiscale 2025 » vous attend/)
    await expect(page.queryByRole('button', { name: /autre adresse/ })).toBeNull()
  },
}

export const LimiteAtteinte: Story = {
  parameters: { reponses: envoi(uneAdresse, 0) },
  play: async ({ canvasElement }) => {
    await chargee({ canvasElement })
    await within(canvasElement).findByText(/^Vous avez déjà demandé 10 envois/)
    await expect(within(canvasElement).queryByRole('button', { name: 'Envoyer par mail' })).toBeNull()
  },
}

export const LimiteAtteinteEntretemps: Story = {
  parameters: { reponses: [limiteAtteinte, ...envoi()] },
  play: async (context) => {
    const page = await send(context)
    await page.findByText(/limite de 10 envois par jour/)
    await expect(page.getAllByRole('radio')[0]).toBeChecked()
  },
}

export const SansAdresse: Story = { parameters: { reponses: envoi(sansAdresse) } }

export const LectureSeule: Story = { parameters: { droits: lectureSeule } }

export const SansDocument: Story = { args: { adresse: paths.demandeenvoimail } }

export const DocumentInconnu: Story = {
  tags: ['!autodocs'],
  parameters: { reponses: [documentInconnu] },
  play: async ({ canvasElement }) => {
    await chargee({ canvasElement })
    await within(canvasElement).findByRole('heading', { name: 'Document introuvable' })
  },
}

export const OptionFermee: Story = {
  parameters: { reponses: [optionFermee] },
  play: async ({ canvasElement }) => {
    await chargee({ canvasElement })
    await within(canvasElement).findByText(/^Ce document ne peut pas être envoyé/)
  },
}
