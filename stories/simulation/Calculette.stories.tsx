import { expect, userEvent, within } from 'storybook/test'
import { compteindividuelretraite } from '#contract/carriere/compteindividuelretraite.ts'
import { contenuPublic } from '#contract/contenu/contenu.ts'
import { simulateur } from '#contract/simulation/simulateur.ts'
import { paths } from '#portal/paths.ts'
import { calculetteMessages } from '#portal/simulation/rachat/words.ts'
import { agent } from '../fixtures/droits.ts'
import { chargee, ouverture, screenStory, type Played, type Story } from '../fixtures/screenStory.tsx'
import { type } from '../fixtures/simulation/rachat.ts'
import { reponse } from '../fixtures/reponse.ts'
import { alertes } from '../fixtures/alertes.ts'

export default {
  title: 'Écrans/Rachat d’études',
  ...screenStory(paths.calculette),
}

/** Someone of 36: the abatement is open. */
const saisir = async ({ canvasElement }: Played) => {
  await chargee({ canvasElement })
  const canvas = within(canvasElement)
  await type(canvas, /^Date de naissance/, '12/05/1990')
  await type(canvas, /^Indice majoré à la date/, '500')
  return canvas
}

const ajouterPeriode = async (canvas: ReturnType<typeof within>) => {
  await userEvent.click(canvas.getByRole('button', { name: /^Vos périodes d’études/ }))
  await userEvent.click(await canvas.findByRole('button', { name: /^Ajouter une période/ }))
}

const partir = async (
  canvas: ReturnType<typeof within>,
  depart: string,
  liquidables: string,
  assurance: string,
) => {
  await userEvent.click(canvas.getByRole('button', { name: /^Pour estimer le gain/, expanded: false }))
  await canvas.findByRole('textbox', { name: /^Date de départ/ })
  await type(canvas, /^Date de départ/, depart)
  await type(canvas, /^Trimestres liquidables/, liquidables)
  await type(canvas, /^Trimestres d’assurance/, assurance)
}

export const Chargement: Story = {
  parameters: {
    reponses: [contenuPublic, compteindividuelretraite, simulateur].map((call) => reponse(call, 'attente')),
    droits: agent,
  },
  play: ouverture,
}

export const Vide: Story = {
  play: async ({ canvasElement }) => {
    await chargee({ canvasElement })
    const canvas = within(canvasElement)
    await expect(canvas.getByText(/^Indiquez votre date de naissance et votre indice :/)).toBeVisible()
    // What only the gain needs does not stand between the fields of the cost and the options.
    await expect(canvas.queryByRole('textbox', { name: /^Trimestres liquidables/ })).toBeNull()
  },
}

export const SansContenu: Story = { parameters: { reponses: [reponse(contenuPublic, 'coupure')] } }

export const Couts: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await saisir({ canvasElement })
    await expect(canvas.getByRole('heading', { name: 'Barème indicatif' })).toBeVisible()
    await expect(canvas.getAllByText(/^4 trimestres × .+ % × 500 points/)).toHaveLength(3)
    await expect(canvas.getAllByText(/3 ou 5 ans \(environ .+ par mois sur 5 ans\)/)).toHaveLength(3)
    await expect(canvas.getByText(/^Estimation non contractuelle/)).toBeVisible()
    for (const alert of alertes()) await expect(alert).toBeEmptyDOMElement()
    await expect(canvas.queryByText('Option étudiée')).toBeNull()
    const option = canvas.getByRole('radio', { name: /^Option 1/ })
    // Asked once everything that the options depend on is, just above what they give.
    const gain = canvas.getByRole('button', { name: /^Pour estimer le gain/ })
    await expect(gain.compareDocumentPosition(option)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    await userEvent.click(option)
    await expect(canvas.getAllByText('Option étudiée')).toHaveLength(1)
  },
}

export const GroupeHorsEchelle: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await saisir({ canvasElement })
    await type(canvas, /^Indice majoré à la date/, 'A3')
    await expect(canvas.getAllByText(/× 977 points/)).toHaveLength(3)
  },
}

export const Gain: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await saisir({ canvasElement })
    await partir(canvas, '01/06/2054', '150', '160')
    await expect(canvas.getAllByText(/bruts par mois avec le rachat/)).toHaveLength(3)
    await expect(canvas.getByText(/^Âge d’équilibre : celui auquel/)).toBeVisible()
    await expect(canvas.getByText(/il vous en manque/)).toBeVisible()
    await canvas.findByText(
      /: option 1, [^;]+, gain de [^;]+ bruts par mois ; option 2, /,
      {},
      { timeout: 5000 },
    )
  },
}

export const Inutile: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await saisir({ canvasElement })
    await partir(canvas, '01/06/2054', '172', '180')
    await expect(canvas.getAllByText(/Vous partez sans décote/)).toHaveLength(2)
    await expect(canvas.getAllByText(/déjà au pourcentage maximum/)).toHaveLength(2)
    await expect(canvas.queryByText(/^0,00/)).toBeNull()
  },
}

/** Three years after the age, both durations done: option 3 raises the surcote, as far as the text is read. */
export const SurcoteIncertaine: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await saisir({ canvasElement })
    await partir(canvas, '01/06/2057', '172', '180')
    await expect(canvas.getAllByText(/4 trimestres de surcote que le rachat apporte/)).toHaveLength(1)
    await expect(canvas.getAllByText(/Vous partez sans décote/)).toHaveLength(1)
  },
}

/** At the legal age, above the number required: a quarter granted for a child opens the parental surcote. */
export const NatureDesTrimestres: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await saisir({ canvasElement })
    const nature = { name: /^Trimestres accordés pour des enfants/ }
    await partir(canvas, '01/06/2054', '160', '160')
    await expect(canvas.queryByRole('textbox', nature)).toBeNull()
    await type(canvas, /^Trimestres d’assurance/, '180')
    await expect(canvas.getByRole('textbox', nature)).toBeVisible()
    await type(canvas, nature.name, '4')
    await type(canvas, /^Bonifications autres que pour enfants/, '0')
    await type(canvas, /^Trimestres d’assurance/, '160')
    await expect(canvas.getByRole('textbox', nature)).toHaveValue('4')
  },
}

/** Five quarters miss, twelve are asked for. */
export const EnTrop: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await saisir({ canvasElement })
    await type(canvas, /^Nombre de trimestres/, '12')
    await partir(canvas, '01/06/2054', '167', '167')
    await expect(canvas.getAllByText(/^5 trimestres\. Au-delà/)).toHaveLength(3)
    await expect(canvas.getAllByText(/Vous demandez plus que le nombre utile/)).toHaveLength(3)
  },
}

/** Twelve quarters miss to the duration, three to the insurance: beyond three, option 1 does as much. */
export const MoitieEnTrop: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await saisir({ canvasElement })
    await partir(canvas, '01/06/2054', '160', '169')
    await expect(canvas.getAllByText(/^Au-delà de 3 trimestres, cette option n’apporte rien/)).toHaveLength(1)
  },
}

/** Bought at 60, the balance comes too late. */
export const EquilibreTardif: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await saisir({ canvasElement })
    await type(canvas, /^Date de naissance/, '12/05/1966')
    await partir(canvas, '01/06/2031', '160', '165')
    await expect(
      canvas.getAllByText(/dépasse le reste à payer qu’à (8[5-9]|9\d) ans|avant 100 ans/).length,
    ).toBeGreaterThan(0)
    await expect(canvas.queryByText(/^Aucune des alertes/)).toBeNull()
  },
}

export const TropJeune: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await saisir({ canvasElement })
    await type(canvas, /^Date de naissance/, '12/05/2010')
    await type(canvas, /^Date de la demande/, '12/05/2027')
    await expect(canvas.getByText(/se demande à partir de 20 ans/)).toBeVisible()
  },
}

export const DecotePlafonnee: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await saisir({ canvasElement })
    await partir(canvas, '01/06/2054', '120', '130')
    await expect(canvas.getAllByText(/votre décote n’en compte que/)).toHaveLength(2)
  },
}

export const Etudes: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await saisir({ canvasElement })
    await ajouterPeriode(canvas)
    await expect(canvas.getByRole('textbox', { name: /^Début de la période 1/ })).toHaveFocus()
    await type(canvas, /^Début de la période 1/, '01/09/2009')
    await type(canvas, /^Fin de la période 1/, '30/06/2010')
    await expect(canvas.getByText(/racheter jusqu’à 3 trimestres/)).toBeVisible()
    await type(canvas, /^Nombre de trimestres/, '4')
    await expect(canvas.getByText(/3 trimestres au plus/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Supprimer la période 1' }))
    await expect(canvas.getByRole('button', { name: 'Annuler la suppression de la période 1' })).toHaveFocus()
  },
}

export const Erreurs: Story = {
  play: async ({ canvasElement }) => {
    await chargee({ canvasElement })
    const canvas = within(canvasElement)
    await type(canvas, /^Date de naissance/, '31/12/1949')
    await type(canvas, /^Indice majoré à la date/, '')
    await type(canvas, /^Nombre de trimestres/, '13')
    await ajouterPeriode(canvas)
    await type(canvas, /^Début de la période 1/, '30/06/2010')
    await type(canvas, /^Fin de la période 1/, '01/09/2009')
    // The same is told after a pause: these are those beside the fields.
    const inField = { selector: '.fr-message' }
    await expect(canvas.getByText(/nées de 1950 à 2010/, inField)).toBeVisible()
    await expect(canvas.getByText(/de 1 à 12\.$/, inField)).toBeVisible()
    await expect(canvas.getByText(/avant son début/, inField)).toBeVisible()
    await expect(canvas.getByText(calculetteMessages.resultats.aCorriger)).toBeVisible()
    await expect(canvas.queryByRole('heading', { name: /^Option 1/ })).toBeNull()
    await expect(
      await canvas.findByText(/avant son début/, { selector: '[aria-live=assertive]' }, { timeout: 3000 }),
    ).toBeInTheDocument()
  },
}
