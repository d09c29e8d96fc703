import { expect, userEvent, waitFor, within } from 'storybook/test'
import { paths } from '#portal/paths.ts'
import { agent } from '../fixtures/droits.ts'
import { chargee, screenStory, type Story } from '../fixtures/screenStory.tsx'
import { carte, contenu, deplie } from '../fixtures/simulation/gestes.ts'
import {
  compteActif,
  compteCamille,
  compteSansQuotite,
  compteThomas,
  ouvert,
} from '../fixtures/simulation/simulateur.ts'

export default {
  title: 'Écrans/Simulateur',
  ...screenStory(paths.simulateur, { droits: agent, reponses: [contenu, ouvert(compteCamille)] }),
}

export const AutreDate: Story = {
  play: async ({ canvasElement }) => {
    await chargee({ canvasElement })
    const canvas = within(canvasElement)
    const before = carte(canvas, 'Date choisie').textContent
    const [annee] = canvas.getAllByLabelText('Année')
    if (!annee) throw new Error('No year')
    await userEvent.selectOptions(annee, '2035')
    await waitFor(() => expect(carte(canvas, 'Date choisie')).toHaveTextContent('01/06/2035'))
    await expect(carte(canvas, 'Date choisie').textContent).not.toBe(before)
    await expect(carte(canvas, 'Date choisie')).toHaveTextContent('surcote')
  },
}

export const DateTropTot: Story = {
  play: async ({ canvasElement }) => {
    await chargee({ canvasElement })
    const canvas = within(canvasElement)
    const [annee] = canvas.getAllByLabelText('Année')
    if (!annee) throw new Error('No year')
    await userEvent.selectOptions(annee, '2030')
    await expect(canvas.getByText(/^À cette date, vous n’avez pas encore l’âge/)).toBeVisible()
    await expect(
      canvas.getByText(
        /Les résultats ci-dessous sont ceux de votre dernière saisie valide : départ le 01\/06\/2033/,
      ),
    ).toBeVisible()
    await expect(annee).toHaveValue('2030')
    await expect(annee).toBeInvalid()
  },
}

export const CarriereLongueTropTardive: Story = {
  play: async ({ canvasElement }) => {
    await chargee({ canvasElement })
    const canvas = within(canvasElement)
    const motif = canvas.getByLabelText(/^Motif/)
    await userEvent.selectOptions(motif, 'Carrière longue')
    await expect(
      canvas.getByText(/5 trimestres à la fin de l’année de vos 21 ans.*faites-le corriger/),
    ).toBeVisible()
    await expect(motif).toBeInvalid()
    await deplie(canvas, /^Conditions du motif « Carrière longue »/)
    const conditions = canvas.getByRole('table', { name: 'Conditions du motif « Carrière longue »' })
    const avant21 = within(conditions).getByRole('row', { name: /^Avoir commencé avant 21 ans/ })
    await expect(avant21).toHaveTextContent(/Votre compte en montre \d+ à la fin de 1990.*Non remplie/)
  },
}

export const EmploiActif: Story = {
  parameters: { reponses: [contenu, ouvert(compteActif)] },
  play: async ({ canvasElement }) => {
    await chargee({ canvasElement })
    await expect(within(canvasElement).getByLabelText(/^Motif/)).toHaveAccessibleDescription(/âge anticipé/)
  },
}

export const Handicap: Story = {
  play: async ({ canvasElement }) => {
    await chargee({ canvasElement })
    const canvas = within(canvasElement)
    const motif = canvas.getByLabelText(/^Motif/)
    await userEvent.selectOptions(motif, 'Fonctionnaire handicapé')
    await expect(
      canvas.getByText(/ou avec la reconnaissance de travailleur handicapé.*jusqu’au 31\/12\/2015/),
    ).toBeVisible()
    const trimestres = await canvas.findByLabelText(/^Trimestres de services avec une incapacité/)
    await expect(trimestres).toHaveAccessibleDescription(/ce départ en dépend/)
    await userEvent.type(trimestres, '5')
    await waitFor(() => expect(motif).toHaveAccessibleDescription(/davantage de trimestres cotisés/))
    await userEvent.clear(trimestres)
    await userEvent.type(trimestres, '100')
    await waitFor(() => expect(motif).toBeValid())
    await userEvent.click(canvas.getByRole('button', { name: /^Temps de travail, enfants/ }))
    const aidant = await canvas.findByRole('checkbox', { name: /^Aidant ou aidante d’un enfant handicapé/ })
    await userEvent.click(aidant)
    await expect(aidant).toBeChecked()
  },
}

/** A décote, which a permanent incapacity spares whatever the reason (art. L. 14 I CPCMR). */
export const SansDecote: Story = {
  parameters: { reponses: [contenu, ouvert(compteThomas)] },
  play: async ({ canvasElement }) => {
    await chargee({ canvasElement })
    const canvas = within(canvasElement)
    await expect(carte(canvas, 'Date choisie')).toHaveTextContent(/décote de /)
    await userEvent.click(canvas.getByRole('button', { name: /^Temps de travail, enfants/ }))
    await userEvent.click(await canvas.findByRole('checkbox', { name: /^Incapacité permanente/ }))
    await waitFor(() => expect(carte(canvas, 'Date choisie')).not.toHaveTextContent(/décote de /))
  },
}

export const QuotiteInconnue: Story = {
  parameters: { reponses: [contenu, ouvert(compteSansQuotite)] },
  play: async ({ canvasElement }) => {
    await chargee({ canvasElement })
    const canvas = within(canvasElement)
    const quotite = canvas.getByLabelText(/^Quotité du temps partiel du 01\/09\/2004 au 31\/08\/2012/)
    await expect(quotite).toHaveAccessibleDescription(/Sans réponse, cette période compte pour 50/)
    const before = carte(canvas, 'Date choisie').textContent
    await userEvent.type(quotite, '80')
    await waitFor(() => expect(carte(canvas, 'Date choisie').textContent).not.toBe(before))
    await userEvent.clear(quotite)
    await userEvent.type(quotite, '180')
    await expect(canvas.getByText(/^La quotité de travail va de 1 à 100\s%/)).toBeVisible()
  },
}

export const SaisiesInvalides: Story = {
  play: async ({ canvasElement }) => {
    await chargee({ canvasElement })
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: /^Temps de travail, enfants/ }))
    const fill = async (label: RegExp, texte: string) => {
      const field = canvas.getByLabelText(label)
      await waitFor(() => expect(field).toBeVisible())
      await userEvent.clear(field)
      await userEvent.type(field, texte)
    }
    await fill(/^Enfants élevés/, '40')
    await fill(/^Indice majoré/, '12')
    await userEvent.click(canvas.getByRole('button', { name: 'Ajouter une période' }))
    await expect(
      within(canvas.getByRole('group', { name: /^Période 1/ })).getByLabelText('Mois'),
    ).toHaveFocus()
    await fill(/^Quotité de la période 1/, '101')
    await expect(canvas.getByText(/^Saisissez un nombre entier d’enfants/)).toBeVisible()
    await expect(canvas.getByText(/^L’indice majoré est un nombre entier/)).toBeVisible()
    await expect(canvas.getByText(/^La quotité de travail va de 1 à 100\s%/)).toBeVisible()
    await expect(canvas.getByText(/^3 saisies sont à corriger/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Garder cette simulation' }))
    await expect(canvas.getByText(/^Corrigez d’abord les saisies signalées pour garder/)).toBeVisible()
  },
}
