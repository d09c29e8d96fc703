import { expect, userEvent, within } from 'storybook/test'
import { rubriques } from '#contract/documents/rubrique.ts'
import { paths } from '#portal/paths.ts'
import { baisse, deuxBulletins, deuxFoisLeMeme, hausse, pareils } from '../fixtures/documents/bulletins.ts'
import { agent, pensionnee } from '../fixtures/droits.ts'
import { reponse } from '../fixtures/reponse.ts'
import { chargee, ouverture, screenStory, type Story } from '../fixtures/screenStory.tsx'

const { comparaison } = rubriques.remunerationpaie

export default {
  title: 'Écrans/Comparaison',
  ...screenStory(`${paths.comparaison('remunerationpaie')}${deuxBulletins}`, {
    droits: agent,
    reponses: [hausse()],
  }),
}

const said =
  (phrase: string | RegExp): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    await chargee({ canvasElement })
    await expect(within(canvasElement).getByText(phrase)).toBeVisible()
  }

export const Chargement: Story = {
  parameters: { reponses: [reponse(comparaison, 'attente')] },
  play: ouverture,
}

export const Hausse: Story = {
  play: async ({ canvasElement }) => {
    await chargee({ canvasElement })
    const canvas = within(canvasElement)
    await expect(
      canvas.getByText('Votre net a augmenté de 209,71 € entre septembre et octobre 2026.'),
    ).toBeVisible()
    await expect(canvas.getByText('Indice majoré : 768, puis 811.')).toBeVisible()
    await expect(canvas.getByText(/Changement d’indice majoré : Traitement brut/)).toBeVisible()
    await expect(canvas.getByRole('table')).toHaveTextContent('Contribution aux pensions civiles')
    // A block in the head of a row is all that Orca says of it with Firefox.
    const natures = [...canvasElement.querySelectorAll('th[scope=row] span')]
    await expect(new Set(natures.map((nature) => getComputedStyle(nature).display))).toEqual(
      new Set(['inline']),
    )
  },
}

export const SeulementCeQuiChange: Story = {
  play: async ({ canvasElement }) => {
    await chargee({ canvasElement })
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Afficher seulement ce qui change' }))
    await expect(canvas.getByText('7 lignes affichées sur 9.')).toBeVisible()
    await expect(canvas.queryByRole('rowheader', { name: /Supplément familial/ })).toBeNull()
  },
}

export const Baisse: Story = {
  parameters: { reponses: [baisse] },
  play: said('Votre net a diminué de 209,71 € entre août et septembre 2026.'),
}

export const Pareils: Story = {
  parameters: { reponses: [pareils] },
  play: async ({ canvasElement }) => {
    await chargee({ canvasElement })
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Mon net n’a pas changé')
    await expect(document.title).toBe('Mon net n’a pas changé | Espace agent public')
    await expect(canvas.getByText('Aucune ligne qui compte dans votre net n’a changé.')).toBeVisible()
    await expect(canvasElement.querySelector('main ul:empty')).toBeNull()
  },
}

export const Pension: Story = {
  args: { adresse: `${paths.comparaison('pension')}${deuxBulletins}` },
  parameters: {
    droits: pensionnee,
    reponses: [hausse('pension')],
  },
  play: async ({ canvasElement }) => {
    await chargee({ canvasElement })
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Pourquoi ma pension a changé')
    await expect(document.title).toBe('Pourquoi ma pension a changé | Espace agent public')
    await expect(canvas.getByText('Choisir les bulletins de pension à comparer')).toBeVisible()
  },
}

export const SansBulletin: Story = {
  args: { adresse: paths.comparaison('remunerationpaie') },
  play: said(/^Aucune comparaison n’est ouverte : il faut deux bulletins/),
}

export const DeuxFoisLeMeme: Story = {
  args: { adresse: `${paths.comparaison('remunerationpaie')}${deuxFoisLeMeme}` },
  play: said(/^Il s’agit deux fois du même bulletin/),
}

export const Introuvable: Story = {
  parameters: {
    reponses: [reponse(comparaison, { status: 404, body: { erreurCode: 'INTROUVABLE' } })],
  },
  play: said(/^L’un de ces bulletins n’existe pas/),
}

export const SansDetail: Story = {
  parameters: {
    reponses: [
      reponse(comparaison, {
        status: 444,
        body: { erreurCode: 'SRE_ESPACEAGENT_COMPARAISON_IMPOSSIBLE' },
      }),
    ],
  },
  play: said(/^Ces deux documents ne peuvent pas être comparés/),
}
