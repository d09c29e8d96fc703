import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import { accueilconnecte } from '#contract/evenement.ts'
import { failures } from '#contract/failures.ts'
import { initialiserhabilitation } from '#contract/habilitation.ts'
import { recupereriban, verifieriban } from '#contract/identite.ts'
import { profilIban } from '#contract/profil.ts'
import { paths } from '#portal/paths.ts'
import { alerte } from '../fixtures/contenus.ts'
import { agent, lectureSeule, pensionnee, peuDeDroits } from '../fixtures/droits.ts'
import { reponse } from '../fixtures/reponse.ts'
import { ibanCache, rienDeNeuf, simulateurFerme, toutNeuf } from '../fixtures/tableaudebord.ts'
import { Ecran, chargee, ouverture, pageEntiere } from '../fixtures/Ecran.tsx'
import { withAnswers } from '../fixtures/situation.ts'

const meta = {
  title: 'Écrans/AccueilConnecte',
  component: Ecran,
  tags: ['!autodocs'],
  beforeEach: withAnswers,
  args: { adresse: paths.accueilconnecte },
  parameters: { ...pageEntiere, droits: agent },
  play: chargee,
} satisfies Meta<typeof Ecran>
export default meta

type Story = StoryObj<typeof meta>

const avecAlerte = (niveau: Parameters<typeof alerte>[0]) =>
  reponse(accueilconnecte, { status: 200, body: { ...toutNeuf, messagealerte: alerte(niveau) } })

export const Chargement: Story = {
  parameters: { reponses: [reponse(accueilconnecte, 'attente')] },
  play: ouverture,
}

export const ToutNeuf: Story = {}

export const RienDeNeuf: Story = {
  parameters: { reponses: [reponse(accueilconnecte, { status: 200, body: rienDeNeuf })] },
}

export const PeuDeDroits: Story = { parameters: { droits: peuDeDroits } }

export const SimulateurFerme: Story = {
  parameters: { reponses: [reponse(accueilconnecte, { status: 200, body: simulateurFerme })] },
}

export const LectureSeule: Story = { parameters: { droits: lectureSeule } }

export const AlerteVerte: Story = { parameters: { reponses: [avecAlerte('vert')] } }

export const AlerteOrange: Story = { parameters: { reponses: [avecAlerte('orange')] } }

export const AlerteRouge: Story = { parameters: { reponses: [avecAlerte('rouge')] } }

export const Pensionne: Story = { parameters: { droits: pensionnee } }

interface Played {
  readonly canvasElement: HTMLElement
}

/** Opens the confirmation of identity. */
const confirmer = async ({ canvasElement }: Played) => {
  await chargee({ canvasElement })
  await userEvent.click(within(canvasElement).getByRole('button', { name: /^Confirmez votre identité/ }))
  return within(await screen.findByRole('dialog'))
}

/** Types the four digits and sends them. */
const saisir = async (played: Played, first = '12', second = '34') => {
  const dialog = await confirmer(played)
  await userEvent.type(await dialog.findByLabelText(/^Chiffres 17 et 18/), first)
  await userEvent.type(dialog.getByLabelText(/^Chiffres 21 et 22/), second)
  await userEvent.click(dialog.getByRole('button', { name: 'Valider' }))
  return dialog
}

export const IdentiteChargement: Story = {
  parameters: { reponses: [reponse(recupereriban, 'attente')] },
  play: async (played) => {
    const dialog = await confirmer(played)
    await expect(await dialog.findByText('Chargement de votre IBAN masqué…')).toBeInTheDocument()
  },
}

export const IdentiteIndisponible: Story = {
  parameters: { reponses: [reponse(recupereriban, 'coupure')] },
  play: async (played) => {
    const dialog = await confirmer(played)
    await expect(await dialog.findByText(/n’a pas pu être chargé/)).toBeVisible()
  },
}

export const Identite: Story = {
  parameters: { reponses: [ibanCache] },
  play: async (played) => {
    const dialog = await confirmer(played)
    await expect(await dialog.findByLabelText(/^Chiffres 17 et 18/)).toBeVisible()
  },
}

export const IdentiteErreurs: Story = {
  parameters: { reponses: [ibanCache] },
  play: async (played) => {
    const dialog = await saisir(played, '12', '3')
    const second = dialog.getByLabelText(/^Chiffres 21 et 22/)
    await expect(second).toHaveFocus()
    await expect(second).toHaveAccessibleDescription(/exactement deux chiffres/)
  },
}

export const IdentiteEnCours: Story = {
  parameters: { reponses: [ibanCache, reponse(verifieriban, 'attente')] },
  play: async (played) => {
    const dialog = await saisir(played)
    await expect(await dialog.findByRole('button', { name: 'Vérification en cours…' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
}

export const IdentiteRefusee: Story = {
  parameters: {
    reponses: [ibanCache, reponse(verifieriban, { status: 444, body: failures.ibanNonReconnu })],
  },
  play: async (played) => {
    const dialog = await saisir(played)
    await expect(await dialog.findByText(/ne sont pas ceux attendus/)).toBeVisible()
    await expect(dialog.getByLabelText(/^Chiffres 17 et 18/)).toHaveValue('12')
  },
}

export const IdentiteBloquee: Story = {
  parameters: { reponses: [ibanCache, reponse(verifieriban, { status: 444, body: failures.ibanBloque })] },
  play: async (played) => {
    const dialog = await saisir(played)
    await expect(await dialog.findByText(/bloquée pendant 24 heures/)).toBeVisible()
    await expect(dialog.queryByLabelText(/^Chiffres/)).toBeNull()
  },
}

export const IdentiteConfirmee: Story = {
  parameters: {
    reponses: [
      ibanCache,
      reponse(verifieriban, { status: 200, body: {} }),
      reponse(initialiserhabilitation, { status: 200, body: agent }),
    ],
  },
  play: async (played) => {
    const dialog = await saisir(played)
    await expect(await dialog.findByText(/Votre identité est confirmée/)).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Retour à l’accueil' })).toHaveFocus()
  },
}

/** Opens the entry of an IBAN, fills it and sends it. */
const enregistrer = async ({ canvasElement }: Played, iban: string) => {
  await chargee({ canvasElement })
  const page = within(canvasElement)
  await userEvent.click(page.getByRole('button', { name: 'Enregistrer mon IBAN' }))
  if (iban !== '') {
    await userEvent.click(page.getByLabelText(/^Début de l’IBAN/))
    await userEvent.paste(iban)
  }
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

export const ThemeSombre: Story = { globals: { theme: 'sombre' } }

export const Etroit: Story = { globals: { viewport: { value: 'etroit' } } }
