import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { contenuPrive } from '#contract/contenu.ts'
import { garderscenario, simulateur } from '#contract/simulateur.ts'
import { paths } from '#portal/paths.ts'
import { agent, lectureSeule } from '../fixtures/droits.ts'
import { Ecran, chargee, ouverture, pageEntiere } from '../fixtures/Ecran.tsx'
import { reponse } from '../fixtures/reponse.ts'
import {
  compteAlain,
  compteCamille,
  compteCourt,
  compteModeste,
  compteThomas,
  ferme,
  ouvert,
  quatreScenarios,
} from '../fixtures/simulateur.ts'
import { simulateurContenu } from '../fixtures/contenus.ts'
import { withAnswers } from '../fixtures/situation.ts'

const contenu = reponse(contenuPrive, () => ({ status: 200, body: simulateurContenu }))

const meta = {
  title: 'Écrans/Simulateur',
  component: Ecran,
  tags: ['!autodocs'],
  beforeEach: withAnswers,
  args: { adresse: paths.simulateur },
  parameters: { ...pageEntiere, droits: agent, reponses: [contenu, ouvert(compteCamille)] },
  play: chargee,
} satisfies Meta<typeof Ecran>
export default meta

type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

/** Card of one of the four dates. */
const carte = (canvas: ReturnType<typeof within>, titre: string) => {
  const item = canvas.getByRole('heading', { level: 3, name: titre }).closest('li')
  if (!item) throw new Error(`No card ${titre}`)
  return item
}

const said =
  (...phrases: readonly (string | RegExp)[]): Play =>
  async ({ canvasElement }) => {
    await chargee({ canvasElement })
    for (const phrase of phrases)
      await expect((await within(canvasElement).findAllByText(phrase))[0]).toBeVisible()
  }

export const Chargement: Story = {
  parameters: { reponses: [contenu, reponse(simulateur, 'attente')] },
  play: ouverture,
}

export const Camille: Story = {
  play: async ({ canvasElement }) => {
    await chargee({ canvasElement })
    const canvas = within(canvasElement)
    await expect(carte(canvas, 'Au plus tôt')).toHaveTextContent('01/06/2033')
    await expect(carte(canvas, 'Date choisie')).toHaveTextContent(/RAFP.+par mois/)
    await expect(canvas.getByText('Estimation non contractuelle')).toBeVisible()
    await expect(canvas.getByRole('table', { name: /^Calcul de la pension/ })).toHaveTextContent(
      'barème indicatif',
    )
  },
}

export const CompteAVerifier: Story = {
  parameters: { reponses: [contenu, ouvert({ ...compteCamille, enfantsDeclares: 3 })] },
  play: said(/^Votre compte a un point à vérifier/),
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
  play: said(/: il est plus favorable que le calcul$/),
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
    await expect(canvas.getByText(/^La quotité de travail est un nombre entier de 1 à 100/)).toBeVisible()
    await expect(canvas.getByText(/^3 saisies sont à corriger/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Garder cette simulation' }))
    await expect(canvas.getByText(/^Corrigez d’abord les saisies signalées pour garder/)).toBeVisible()
  },
}

export const CompteTropCourt: Story = {
  parameters: { reponses: [contenu, ouvert(compteCourt)] },
  play: said(/^Une pension de la fonction publique demande deux ans/, /^2 saisies|^Une saisie/),
}

export const QuatreScenarios: Story = {
  parameters: { reponses: [contenu, ouvert(compteCamille, quatreScenarios)] },
  play: async ({ canvasElement }) => {
    await chargee({ canvasElement })
    const canvas = within(canvasElement)
    const table = canvas.getByRole('table', { name: 'Comparaison de mes simulations' })
    await expect(within(table).getAllByRole('columnheader')).toHaveLength(5)
    await userEvent.click(canvas.getByRole('button', { name: 'Garder cette simulation' }))
    await expect(canvas.getByText(/^Vous gardez déjà quatre simulations/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Reprendre : À 66 ans, au nouvel indice' }))
    await waitFor(() => expect(carte(canvas, 'Date choisie')).toHaveTextContent('01/06/2035'))
    await expect(canvas.getByLabelText(/^Indice majoré/)).toHaveValue('811')
    await expect(canvas.getByRole('heading', { name: 'Vos hypothèses' })).toHaveFocus()
  },
}

export const Garder: Story = {
  parameters: {
    reponses: [contenu, ouvert(compteCamille), reponse(garderscenario, { status: 200, body: {} })],
  },
  play: async ({ canvasElement }) => {
    await chargee({ canvasElement })
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Garder cette simulation' }))
    await expect(await canvas.findByText('La simulation « Départ le 01/06/2033 » est gardée.')).toBeVisible()
  },
}

export const LectureSeule: Story = {
  parameters: { droits: lectureSeule, reponses: [contenu, ouvert(compteCamille, quatreScenarios)] },
  play: async ({ canvasElement }) => {
    await chargee({ canvasElement })
    const canvas = within(canvasElement)
    await expect(canvas.getByText(/^Votre espace est en lecture seule/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^Garder|^Supprimer/ })).toBeNull()
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

export const ThemeSombre: Story = {
  globals: { theme: 'sombre' },
  parameters: { reponses: [contenu, ouvert(compteCamille, quatreScenarios)] },
}

export const Etroit: Story = {
  globals: { viewport: { value: 'etroit' } },
  parameters: { reponses: [contenu, ouvert(compteCamille, quatreScenarios)] },
}
