import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Planche, Tableau } from '../foundations/Planche.tsx'
import { EssaiRetraite } from './EssaiRetraite.tsx'
import { lectures } from './lectures.ts'
import { differences, reglesNonConfirmees } from './nonConfirmes.ts'
import { reglesDAge } from './retraiteGenerations.ts'
import { provenances, reglesDeMontant, reglesDeRachat } from './retraiteMontants.ts'
import type { Regle } from './saisie.ts'

interface PartieProps {
  readonly titre: string
  readonly regles: readonly Regle[]
}

const Partie = ({ titre, regles }: PartieProps) => (
  <>
    <h2>{titre}</h2>
    {regles.map((regle) => (
      <Tableau key={regle.legende} {...regle} />
    ))}
  </>
)

const parties = {
  ages: { titre: 'Partir : âges et trimestres', regles: reglesDAge },
  montants: { titre: 'Recevoir : minimum, RAFP et prélèvements', regles: reglesDeMontant },
  rachat: { titre: 'Racheter ses études', regles: reglesDeRachat },
  provenance: { titre: 'D’où viennent les nombres', regles: [...provenances, differences] },
  nonConfirme: { titre: 'Ce qui n’est pas confirmé', regles: [lectures, ...reglesNonConfirmees] },
} as const satisfies Readonly<Record<string, PartieProps>>

interface RetraiteProps {
  readonly partie: keyof typeof parties | 'essai'
}

const Retraite = ({ partie }: RetraiteProps) => (
  <Planche
    titre="Règles de la retraite"
    chapo="Chaque nombre est calculé par la règle elle-même ; ce qui n’est pas confirmé est dit « barème indicatif »."
  >
    {partie === 'essai' ? (
      <>
        <h2>Essayer une estimation</h2>
        <EssaiRetraite />
      </>
    ) : (
      <Partie {...parties[partie]} />
    )}
  </Planche>
)

const meta: Meta<typeof Retraite> = {
  title: 'Règles/Retraite',
  component: Retraite,
  tags: ['!autodocs'],
  args: { partie: 'ages' },
  parameters: { layout: 'fullscreen' },
}
export default meta

type Story = StoryObj<typeof Retraite>

export const Ages: Story = {
  play: async ({ canvasElement }) => {
    const table = within(canvasElement).getByRole('table', {
      name: 'ageOuverture et dureeRequise – catégorie sédentaire',
    })
    await expect(within(table).getAllByText('64 ans').length).toBeGreaterThan(0)
  },
}

export const Montants: Story = { args: { partie: 'montants' } }

export const Rachat: Story = {
  args: { partie: 'rachat' },
  play: async ({ canvasElement }) => {
    const table = within(canvasElement).getByRole('table', { name: /demande du 01\/12\/2026, un trimestre/ })
    await expect(within(table).queryByText('confirmé')).toBeNull()
  },
}

export const Provenance: Story = {
  args: { partie: 'provenance' },
  play: async ({ canvasElement }) => {
    const table = within(canvasElement).getByRole('table', { name: /^Ce que chaque loi change/ })
    await expect(within(table).getByText(/openingAge.*longCareer/)).toBeVisible()
  },
}

export const NonConfirme: Story = {
  args: { partie: 'nonConfirme' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText(/majoration pour enfant, trimestres au plus : 2/)).toBeVisible()
    const doutes = canvas.getByRole('table', { name: /^Lectures de la loi/ })
    await expect(within(doutes).getByText(/311495/)).toBeVisible()
    await expect(canvas.getByText(/^Périodes passées à élever un enfant, sans services/)).toBeVisible()
    await expect(canvas.getAllByText(/^Groupes hors échelle/).length).toBeGreaterThan(0)
  },
}

export const Essai: Story = {
  args: { partie: 'essai' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByRole('table', { name: 'estimer – votre essai' })).toBeVisible()
    const depart = page.getByRole('textbox', { name: 'Date de départ' })
    await userEvent.clear(depart)
    await userEvent.type(depart, '15/06/2033')
    const fautes = within(page.getByRole('table', { name: 'verifierDemande – votre essai' }))
    await expect(fautes.getByText(/le premier jour d’un mois/)).toBeVisible()
  },
}
