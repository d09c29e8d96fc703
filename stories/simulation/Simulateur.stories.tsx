import { expect, userEvent, within } from 'storybook/test'
import { ARRONDI_LIQUIDABLES } from '#contract/carriere/faitsDuCompte.ts'
import { simulateur } from '#contract/simulation/simulateur.ts'
import { paths } from '#portal/paths.ts'
import { agent } from '../fixtures/droits.ts'
import { chargee, ouverture, screenStory, type Story, voitLesReserves } from '../fixtures/screenStory.tsx'
import { carte, contenu, deplie, said } from '../fixtures/simulation/gestes.ts'
import { reponse } from '../fixtures/reponse.ts'
import {
  compteAlain,
  compteCamille,
  compteCourt,
  compteModeste,
  compteThomas,
  ferme,
  ouvert,
} from '../fixtures/simulation/simulateur.ts'

export default {
  title: 'Écrans/Simulateur',
  ...screenStory(paths.simulateur, { droits: agent, reponses: [contenu, ouvert(compteCamille)] }),
}

export const Chargement: Story = {
  parameters: { reponses: [contenu, reponse(simulateur, 'attente')] },
  play: ouverture,
}

export const Camille: Story = {
  play: async ({ canvasElement }) => {
    await chargee({ canvasElement })
    const canvas = within(canvasElement)
    const choisie = carte(canvas, 'Date choisie')
    await expect(choisie).toHaveTextContent('01/06/2033')
    await expect(carte(canvas, 'Au plus tôt')).toBe(choisie)
    await expect(carte(canvas, 'Sans décote')).toBe(choisie)
    await expect(carte(canvas, 'Date choisie')).toHaveTextContent(/RAFP.+par mois/)
    // Of the RAFP, and of the pension: a parental quarter ends between the legal age, on 12 May, and the departure.
    await expect(within(carte(canvas, 'Date choisie')).getAllByText('barème indicatif')).toHaveLength(2)
    await expect(canvas.getByText('Estimation non contractuelle')).toBeVisible()
    // At none of her dates is a payable quarter rounded above the days of her insurance.
    await expect(canvas.queryByText(ARRONDI_LIQUIDABLES)).not.toBeInTheDocument()
    await voitLesReserves(canvas)
    await expect(
      canvas.getByText(/^Vos pensions d’autres régimes \(Régime général, 9 trimestres\)/),
    ).toBeVisible()
    await expect(canvas.getByText(/^L’indice majoré 768, comme aujourd’hui/)).toBeVisible()
    await deplie(canvas, /^D’où vient ce montant/)
    await expect(canvas.getByRole('table', { name: /^Calcul de la pension/ })).toHaveTextContent(
      'barème indicatif',
    )
  },
}

export const ComparerVosChoix: Story = {
  parameters: { reponses: [contenu, ouvert(compteThomas)] },
  play: async ({ canvasElement }) => {
    await chargee({ canvasElement })
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('heading', { level: 2, name: 'Comparer vos choix' })).toBeVisible()
    // At the highest rate: 172 payable quarters, and 171 quarters and 60 days of insurance.
    await expect(canvas.getByText(ARRONDI_LIQUIDABLES)).toBeVisible()
    await deplie(canvas, /^Comparer vos choix/)
    const table = canvas.getByRole('table', { name: /^Pension brute, et ce que vous auriez reçu/ })
    await expect(within(table).getAllByRole('columnheader')).toHaveLength(6)
    await expect(within(table).getByRole('rowheader', { name: /^Retraite progressive à 80/ })).toBeVisible()
    await expect(within(table).getByRole('rowheader', { name: /option 3 \(taux et durée\)/ })).toBeVisible()
    await expect(canvas.getByText(/^Montants bruts, en euros d’aujourd’hui/)).toBeVisible()
    await expect(canvas.getByText(/^Retraite progressive.+(jusqu’à|à tout âge)/)).toBeVisible()
    const quotite = canvas.getByLabelText(/^Quotité de travail en retraite progressive/)
    await userEvent.clear(quotite)
    await userEvent.type(quotite, '60')
    await expect(
      await within(table).findByRole('rowheader', { name: /^Retraite progressive à 60/ }),
    ).toBeVisible()
    await userEvent.clear(quotite)
    await userEvent.type(quotite, '49')
    await expect(quotite).toHaveAccessibleDescription(/de 50 à 90/)
  },
}

export const ChoixImpossibles: Story = {
  parameters: { reponses: [contenu, ouvert(compteAlain)] },
  play: async (played) => {
    await chargee(played)
    await deplie(within(played.canvasElement), /^Comparer vos choix/)
    await said(
      /^Retraite progressive à 80 % : il ne reste aucun mois/,
      /^Rachat d’études, option 2 \(taux\) : racheter/,
    )(played)
  },
}

export const CompteAVerifier: Story = {
  parameters: { reponses: [contenu, ouvert({ ...compteCamille, enfantsDeclares: 3 })] },
  play: said(/^Votre compte a un point à vérifier/),
}

export const AlainAuDelaDeLAge: Story = {
  parameters: { reponses: [contenu, ouvert(compteAlain)] },
  play: said(/surcote de/),
}

export const ThomasAvecDecote: Story = {
  parameters: { reponses: [contenu, ouvert(compteThomas)] },
  play: said(/décote de/),
}

export const MinimumGaranti: Story = {
  parameters: { reponses: [contenu, ouvert(compteModeste)] },
  play: async (played) => {
    await said(/: il est plus favorable que le calcul$/)(played)
    await expect(played.canvas.getByRole('figure')).toHaveAccessibleName(
      /selon le mois de départ.*barème indicatif$/,
    )
  },
}

export const CompteTropCourt: Story = {
  parameters: { reponses: [contenu, ouvert(compteCourt)] },
  play: async (played) => {
    await said(/^Une pension de la fonction publique demande deux ans/, /^2 saisies|^Une saisie/)(played)
    await expect(
      played.canvas.getByRole('heading', { level: 3, name: 'Votre compte ne permet pas cette estimation' }),
    ).toBeVisible()
  },
}

export const AvantQuaranteCinqAns: Story = {
  parameters: { reponses: [ferme('2027-07-14')] },
  play: said(/à partir du 14\/07\/2027/, /^Vous ne remplissez pas encore les conditions/),
}

export const SansCompte: Story = {
  parameters: { reponses: [ferme()] },
  play: said(/^Nous n’avons pas encore de compte individuel retraite/),
}
